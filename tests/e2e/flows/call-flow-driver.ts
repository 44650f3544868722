import { expect } from 'vitest'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { callAddress, chatAddress } from '#src/lib/paths.ts'
import { callFlowMachine } from '#src/machines/call-flow.machine.ts'
import { callAlphabet } from '#tests/support/alphabets/call-flow.ts'
import { answerMedia, standInMedia } from '#tests/support/stand-in-media.ts'
import { callPeer } from './call-peer.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

const missing = '00000000-0000-7000-8000-ffffffffffff'
/** No description that a browser would take: the call gets no further by it. */
const noDescription = 'v=0'
/** The page's own offer is still on the line when these happen. */
const offerWaits = ['offer unreachable', 'offer, the other was faster']

/** One side is the page, the other what somebody's page would send. */
export const callFlowDriver: FlowDriver<typeof callAlphabet> = {
  machine: callFlowMachine,
  alphabet: callAlphabet,
  held: ['getMessages', 'callSignal'],
  remembered: () => ({ account: 'buyer' }),
  hands: (stage) => {
    const { trader, visit, line, market, token = '', freeze, pass } = stage
    const { page } = trader
    let other: Awaited<ReturnType<typeof callPeer>> | undefined
    const peer = () => {
      if (other === undefined) throw new Error('Nobody is called')
      return other
    }
    const begin = async () => {
      other = await callPeer(market, token)
      await page.addInitScript(standInMedia)
      return other
    }
    /** From now on every signal gets through, until the page is closed. */
    const letThrough = async (): Promise<void> => {
      await line.carry('callSignal')
      await letThrough()
    }
    const flowing = () => void letThrough().catch(() => undefined)
    const asked = async (refusal: string | null) => {
      await expect.poll(() => page.evaluate(answerMedia, refusal), { timeout: 15_000 }).toBeGreaterThan(0)
    }
    const wait = async (milliseconds: number) => {
      await freeze()
      await pass(milliseconds)
    }
    return {
      open: {
        'a chat': async ([answer]) => {
          const { chatId } = await begin()
          await visit(callAddress(answer === 'reading refused' ? missing : chatId))
        },
        'a call to begin': async () => {
          const { chatId } = await begin()
          await visit(chatAddress(chatId))
          await line.carry('getMessages')
          await trader.link('chats:videoCall').click()
        },
        'a call to answer': async () => {
          const { theirs, say } = await begin()
          const listening = page.waitForResponse((response) => response.url().endsWith('/platform/events'))
          await visit('/faqs')
          await listening
          await say(theirs, { signal: 'offer', medium: 'audio', sdp: noDescription })
          // It is announced first: who calls is looked up, and the caller told that it rings.
          await line.carry('callSignal')
          await line.carry('getMessages')
          await trader.inDialog('notices:call.accept').click()
        },
        'nothing chosen': () => visit('/VideoConference'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').or(trader.button('calls:retry')).first().click(),
        'call.chosen': () => trader.button('calls:voice').click(),
        'call.left': () => trader.button('calls:hangUp').click(),
        'reading answered': () => line.carry('getMessages'),
        'reading refused': () => line.carry('getMessages'),
        'reading unreachable': () => line.cut('getMessages'),
        'asking answered': async ([next]) => {
          await asked(null)
          if (next === undefined || !offerWaits.includes(next)) flowing()
        },
        'asking denied': () => asked('NotAllowedError'),
        'asking, nothing there': async () => {
          // For the camera, then for the microphone alone.
          await asked('NotFoundError')
          await asked('NotFoundError')
        },
        'peer.described': async () => {
          await peer().ownCall()
        },
        'peer.candidate': async () => {
          await peer().first('candidate')
        },
        'peer.connected': () => peer().connect(),
        'peer.lost': async () => {
          await peer().vanish()
        },
        'offer, the other was faster': async () => {
          await line.isWaiting('callSignal')
          await peer().say(peer().theirs, { signal: 'offer', medium: 'audio', sdp: noDescription })
          flowing()
        },
        'offer unreachable': () => line.cut('callSignal'),
        'heard ringing': async () => {
          await peer().say(await peer().ownCall(), { signal: 'ringing' })
        },
        'heard the answer': async ([next]) => {
          if (next === 'peer.connected') await peer().answer(await page.context().newPage())
          else await peer().say(await peer().ownCall(), { signal: 'answer', sdp: noDescription })
        },
        'heard a decline': async () => {
          await peer().say(await peer().ownCall(), { signal: 'end' })
        },
        'heard that they are busy': async () => {
          await peer().say(await peer().ownCall(), { signal: 'busy' })
        },
        'heard the end': async () => {
          const callId = await peer().ownCall()
          await peer().say(callId, { signal: 'answer', sdp: noDescription })
          await peer().say(callId, { signal: 'end' })
        },
        'heard their offer': async () => {
          await peer().first('ringing')
          await peer().say(peer().theirs, { signal: 'offer', medium: 'audio', sdp: noDescription })
        },
        'heard that another page answered': async () => {
          await peer().first('ringing')
          await peer().say(peer().theirs, { signal: 'answer', sdp: noDescription }, { token })
        },
        'rung long enough': () => wait(60_000),
        'no offer came': () => wait(20_000),
        'not connected in time': () => wait(30_000),
        'lost too long': () => wait(20_000),
      },
      looks: looksOf(stage),
    }
  },
}

function looksOf({ trader, line }: Stage) {
  const { page, say } = trader
  const words = (key: MessageKey) => () =>
    page
      .getByRole('status')
      .filter({ hasText: new RegExp(say(key, { name: '.*' })) })
      .first()
      .waitFor()
  const running = () => trader.button('calls:hangUp').waitFor()
  const talking = () => page.getByRole('timer').waitFor()
  return {
    unchosen: () => trader.shows(say('calls:none')),
    loading: () => line.isWaiting('getMessages'),
    refused: () => trader.shows(say('app:failure.refused.title')),
    unreachable: () => trader.shows(say('app:failure.unreachable.title')),
    idle: words('calls:idle'),
    asking: words('calls:asking'),
    denied: words('calls:denied'),
    missing: words('calls:missing'),
    open: running,
    'open.waiting': running,
    'open.waiting.calling': words('calls:calling'),
    'open.waiting.ringing': words('calls:ringing'),
    'open.answering': words('calls:answering'),
    'open.connecting': words('calls:connecting'),
    'open.connected': talking,
    'open.connected.steady': talking,
    'open.connected.lost': words('calls:lost'),
    over: () => trader.button('calls:voice').waitFor(),
    'over.ended': words('calls:ended'),
    'over.missed': words('calls:missed'),
    'over.declined': words('calls:declined'),
    'over.theirsBusy': words('calls:busy'),
    'over.taken': words('calls:ended'),
    'over.broken': words('calls:failed'),
  }
}
