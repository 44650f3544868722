import { expect } from 'vitest'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { callAddress, chatAddress } from '#src/lib/paths.ts'
import { callFlowMachine } from '#src/machines/call/call-flow.machine.ts'
import { callEvents } from '#tests/support/event-fixtures/call-flow.ts'
import { resolveMedia, fakeMedia } from '#tests/support/fake-media.ts'
import { callPartner } from './call-partner.ts'
import { placeInChat } from './chat-fixture.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

/** An invalid session description: the call does not proceed. */
const noDescription = 'v=0'
/** The page's own offer is still on the line when these happen. */
const offerWaits = ['offer unreachable', 'offer, the other was faster'] as const

/** One side is the page, the other simulated signals. */
export const callFlowDriver: FlowDriver<typeof callEvents> = {
  machine: callFlowMachine,
  flowEvents: callEvents,
  held: ['getMessages', 'callSignal'],
  storedSession: () => ({ account: 'buyer' }),
  // Both are observed by their signals, after the offer.
  rulesOut: { 'peer.described': offerWaits, 'peer.candidate': offerWaits },
  // The called side has made no offer.
  barred: { 'open.answering': offerWaits },
  leftOut: {
    'open.connected.lost: peer.connected':
      'A line that is found again needs a network that breaks under two browsers for a while.',
  },
  drivers: (stage) => {
    const { trader, visit, line, market, token = '', freeze, pass } = stage
    const { page } = trader
    const place = placeInChat(market, token)
    let partner: Awaited<ReturnType<typeof callPartner>> | undefined
    /** They have called the page, not the page them. */
    let called = false
    const currentPartner = () => {
      if (partner === undefined) throw new Error('Nobody is called')
      return partner
    }
    const begin = async () => {
      partner = await callPartner(market, token)
      await page.addInitScript(fakeMedia)
      return partner
    }
    const respond = async (refusal: string | null) => {
      await expect.poll(() => page.evaluate(resolveMedia, refusal)).toBeGreaterThan(0)
    }
    /** The first signal after the camera was given has been answered. */
    let signalled: Promise<unknown> | undefined
    const wait = async (milliseconds: number) => {
      // On a clock that jumps, a call that is still under way would run out of its own time first.
      await signalled
      await freeze()
      await pass(milliseconds)
    }
    return {
      open: {
        'a chat': async () => {
          const { chatId } = await begin()
          await visit(callAddress(chatId))
        },
        'a call to begin': async () => {
          const { chatId } = await begin()
          await visit(chatAddress(chatId))
          await line.carry('getMessages')
          await trader.link('chats:videoCall').click()
        },
        'a call to answer': async () => {
          const { partnerCallId, sendSignal } = await begin()
          called = true
          const listening = trader.liveStreamOpened()
          await visit('/faqs')
          await listening
          await sendSignal(partnerCallId, { signal: 'offer', medium: 'audio', sdp: noDescription })
          // It is announced first: the page reads the caller, and signals that it rings.
          await line.carry('callSignal')
          await line.carry('getMessages')
          await trader.inDialog('notices:call.accept').click()
        },
        'nothing chosen': () => visit('/VideoConference'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').or(trader.button('calls:retry')).first().click(),
        'call.chosen': async () => {
          await currentPartner().nextCall()
          called = false
          line.hold('callSignal')
          await trader.button('calls:voice').click()
        },
        'call.left': () => trader.button('calls:hangUp').click(),
        'reading answered': async () => {
          await place.putBack()
          await line.carry('getMessages')
        },
        'reading refused': async () => {
          await place.removeMember(currentPartner().otherId)
          await line.carry('getMessages')
        },
        'reading unreachable': () => line.cut('getMessages'),
        'asking answered': async ([next]) => {
          await respond(null)
          if (next !== undefined && offerWaits.some((event) => event === next)) return
          signalled = page.waitForResponse((response) => response.url().includes('callSignal')).catch(() => undefined)
          await line.release('callSignal')
        },
        'asking denied': () => respond('NotAllowedError'),
        'asking, nothing there': async () => {
          // For the camera, then for the microphone alone.
          await respond('NotFoundError')
          await respond('NotFoundError')
        },
        'peer.described': async () => {
          if (called) await currentPartner().first('answer')
          else await currentPartner().ownCall()
        },
        'peer.candidate': async () => {
          await currentPartner().first('candidate')
        },
        'peer.connected': () => currentPartner().connect(),
        'peer.lost': async () => {
          await currentPartner().vanish()
        },
        'offer, the other was faster': async () => {
          await line.isWaiting('callSignal')
          await currentPartner().sendSignal(currentPartner().partnerCallId, {
            signal: 'offer',
            medium: 'audio',
            sdp: noDescription,
          })
          called = true
          await line.release('callSignal')
        },
        'offer unreachable': () => line.cut('callSignal'),
        'heard ringing': async () => {
          await currentPartner().sendSignal(await currentPartner().ownCall(), { signal: 'ringing' })
        },
        'heard the answer': async ([next]) => {
          if (next === 'peer.connected') await currentPartner().acceptCall(await page.context().newPage())
          else await currentPartner().sendSignal(await currentPartner().ownCall(), { signal: 'answer', sdp: noDescription })
        },
        'heard a decline': async () => {
          await currentPartner().sendSignal(await currentPartner().ownCall(), { signal: 'end' })
        },
        'heard that they are busy': async () => {
          await currentPartner().sendSignal(await currentPartner().ownCall(), { signal: 'busy' })
        },
        'heard the end': async () => {
          const callId = await currentPartner().ownCall()
          await currentPartner().sendSignal(callId, { signal: 'answer', sdp: noDescription })
          await currentPartner().sendSignal(callId, { signal: 'end' })
        },
        'heard their offer': async (ahead) => {
          await currentPartner().first('ringing')
          if (ahead.some((event) => event === 'peer.described' || event === 'peer.connected'))
            await currentPartner().offer(await page.context().newPage())
          else
            await currentPartner().sendSignal(currentPartner().partnerCallId, {
              signal: 'offer',
              medium: 'audio',
              sdp: noDescription,
            })
        },
        'heard that another page answered': async () => {
          await currentPartner().first('ringing')
          await currentPartner().sendSignal(currentPartner().partnerCallId, { signal: 'answer', sdp: noDescription }, { token })
        },
        'rung long enough': () => wait(60_000),
        'no offer came': () => wait(20_000),
        'not connected in time': () => wait(30_000),
        'lost too long': () => wait(20_000),
      },
      assertions: assertionsOf(stage),
    }
  },
}

function assertionsOf({ trader, line }: Stage) {
  const { page, t } = trader
  const showsStatus = (key: MessageKey) => () =>
    page
      .getByRole('status')
      .filter({ hasText: new RegExp(t(key, { name: '.*' })) })
      .first()
      .waitFor()
  const running = () => trader.button('calls:hangUp').waitFor()
  const isConnected = () => page.getByRole('timer').waitFor()
  return {
    unchosen: () => trader.shows(t('calls:none')),
    loading: () => line.isWaiting('getMessages'),
    refused: () => trader.shows(t('app:failure.refused.title')),
    unreachable: () => trader.shows(t('app:failure.unreachable.title')),
    idle: showsStatus('calls:idle'),
    asking: showsStatus('calls:asking'),
    denied: showsStatus('calls:denied'),
    missing: showsStatus('calls:missing'),
    open: running,
    'open.waiting': running,
    'open.waiting.calling': showsStatus('calls:calling'),
    'open.waiting.ringing': showsStatus('calls:ringing'),
    'open.answering': showsStatus('calls:answering'),
    'open.connecting': showsStatus('calls:connecting'),
    'open.connected': isConnected,
    'open.connected.steady': isConnected,
    'open.connected.lost': showsStatus('calls:lost'),
    over: () => trader.button('calls:voice').waitFor(),
    'over.ended': showsStatus('calls:ended'),
    'over.missed': showsStatus('calls:missed'),
    'over.declined': showsStatus('calls:declined'),
    'over.theirsBusy': showsStatus('calls:busy'),
    'over.taken': showsStatus('calls:ended'),
    'over.broken': showsStatus('calls:failed'),
  }
}
