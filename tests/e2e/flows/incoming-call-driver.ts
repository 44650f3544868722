import { incomingCallMachine } from '#src/machines/call/incoming-call.machine.ts'
import { incomingCallEvents } from '#tests/support/event-fixtures/incoming-call.ts'
import { callPartner } from './call-partner.ts'
import type { FlowDriver } from './drive-flow.ts'

/** The page of a called user; the caller is simulated. */
export const incomingCallDriver: FlowDriver<typeof incomingCallEvents> = {
  machine: incomingCallMachine,
  flowEvents: incomingCallEvents,
  held: ['getMessages', 'callSignal'],
  storedSession: () => ({ account: 'buyer' }),
  drivers: ({ trader, visit, line, market, token = '', freeze, pass }) => {
    const { page } = trader
    let partner: Awaited<ReturnType<typeof callPartner>> | undefined
    let callId = ''
    /** The page reads the caller, and signals that it rings. */
    let announcing = false
    const sendSignal = async (signal: 'offer' | 'end') => {
      const description = signal === 'offer' ? { medium: 'video' as const, sdp: 'v=0' } : {}
      await partner?.sendSignal(callId, { signal, ...description })
    }
    const isShown = () => trader.heading('contents:faqs.title').waitFor()
    /** The page of the call is left for the one before, and what it waits for given up. */
    const goBack = async () => {
      await line.isWaiting('getMessages')
      await line.fails('getMessages', () => page.goBack())
      await isShown()
    }
    return {
      open: {
        'any page': async () => {
          partner = await callPartner(market, token)
          const listening = trader.liveStreamOpened()
          await visit('/faqs')
          await listening
        },
      },
      events: {
        'heard their offer': async () => {
          // While the page is in a call, no other one rings in it.
          if (new URL(page.url()).pathname === '/VideoConference') await goBack()
          // What is over does not ring again: each is another call.
          callId = market.newId()
          announcing = true
          await sendSignal('offer')
        },
        'heard that they gave up': async () => {
          if (!announcing) {
            await sendSignal('end')
            return
          }
          await line.fails('getMessages', () => sendSignal('end'))
          // That it rings here comes too late, and nothing is made of the refusal.
          await line.carry('callSignal')
        },
        'call.accepted': async () => {
          await trader.inDialog('notices:call.accept').click()
          await trader.isAt('/VideoConference')
        },
        'call.declined': () => trader.inDialog('notices:call.decline').click(),
        'announcing answered': async () => {
          announcing = false
          await line.carry('callSignal')
          await line.carry('getMessages')
        },
        'announcing refused': async () => {
          await sendSignal('end')
          await line.carry('getMessages')
          await line.carry('callSignal')
        },
        'announcing unreachable': () => line.cut('getMessages'),
        'declining answered': async () => {
          await line.carry('callSignal')
          await partner?.first('end')
        },
        'declining unreachable': () => line.cut('callSignal'),
        'rung long enough': async () => {
          await freeze()
          await pass(60_000)
        },
      },
      assertions: {
        quiet: () => trader.expectNoDialog(),
        called: isShown,
        'called.announcing': async () => {
          await line.isWaiting('getMessages')
          await line.isWaiting('callSignal')
          await trader.expectNoDialog()
        },
        'called.ringing': async () => {
          await trader.inDialog('notices:call.accept').waitFor()
          await trader.shows('Yusuf Haddad')
        },
        declining: async () => {
          await line.isWaiting('callSignal')
          await trader.expectNoDialog()
        },
      },
    }
  },
}
