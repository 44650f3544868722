import { fromCallback } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { keptAlive } from '#src/api/kept-alive.ts'
import type { LiveEvent } from '#src/api/live-events.ts'
import type { components } from '#src/generated/schema.ts'

export type CallSignal = components['schemas']['CallSignal']
export type Medium = components['schemas']['CallMedium']
export type Candidate = NonNullable<CallSignal['candidate']>

/** A signal of the other side; `taken`: another page of one's own has answered or ended the call. */
export interface ReceivedSignal {
  chatId: string
  callId: string
  signal: CallSignal['signal'] | 'taken'
  status: string
  medium: Medium
  sdp: string | null
  candidate: Candidate | null
}

/** What a live event says of a call; nothing for any other event, or one of a newer server. */
export function signalOf(event: LiveEvent): ReceivedSignal | undefined {
  if (event.type !== 'call.signal') return undefined
  const { callId, signal, status, medium, sdp, candidate } = event.data
  if (typeof callId !== 'string' || !isSignal(signal)) return undefined
  return {
    chatId: event.subjectId,
    callId,
    signal,
    status: String(status),
    medium: medium === 'video' ? 'video' : 'audio',
    sdp: typeof sdp === 'string' ? sdp : null,
    candidate: isCandidate(candidate) ? candidate : null,
  }
}

const signals = ['offer', 'ringing', 'answer', 'candidate', 'renew', 'busy', 'end', 'taken'] as const
const isSignal = (value: unknown): value is ReceivedSignal['signal'] => signals.some((each) => each === value)

const isCandidate = (value: unknown): value is Candidate =>
  typeof value === 'object' && value !== null && 'candidate' in value && typeof value.candidate === 'string'

export const sendSignal = async (chatId: string, body: CallSignal): Promise<void> => {
  // Closing the page does not take it back.
  const last = body.signal === 'end' ? { send: keptAlive } : {}
  await callApi('callSignal', { path: { id: chatId }, body, ...last })
}

export type SignallingEvent =
  | { type: 'signal.wanted'; signal: Omit<CallSignal, 'callId'> }
  /** Somebody else calls meanwhile. */
  | { type: 'signal.busy'; chatId: string; callId: string }
  /** The call is over: nothing is left to be ended. */
  | { type: 'signal.over' }

/** Whether a refusal says that this page has no part in the call. An offer said again may come after the answer, which is no harm. */
const endsHere = (signal: CallSignal['signal'], failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && (signal === 'answer' || (signal === 'offer' && failure.results['state'] !== 'answered'))

export type SignallingFailed = { type: 'signal.failed'; signal: CallSignal['signal']; failure: ApiFailure }

/**
 * Sends the signals of one call in their order, for a candidate that overtakes its offer is refused. However the call is left, its end
 * is told as long as the other side has not told it.
 */
export const signalling = fromCallback<SignallingEvent, { chatId: string; callId: string; begun: boolean }>(
  ({ input, receive, sendBack }) => {
    const { chatId, callId } = input
    let open = input.begun
    let line: Promise<void> = Promise.resolve()
    const send = (signal: Omit<CallSignal, 'callId'>) => {
      line = line.then(async () => {
        try {
          await sendSignal(chatId, { ...signal, callId })
        } catch (error) {
          const failure = failureOf(error)
          // Where the call is another's or another page's, its end is not for this one to tell.
          if (endsHere(signal.signal, failure)) open = false
          sendBack({ type: 'signal.failed', signal: signal.signal, failure } satisfies SignallingFailed)
        }
      })
    }
    receive((event) => {
      if (event.type === 'signal.over') open = false
      else if (event.type === 'signal.wanted') {
        open = true
        send(event.signal)
      } else void sendSignal(event.chatId, { callId: event.callId, signal: 'busy' }).catch(() => undefined)
    })
    return () => {
      if (!open) return
      // At once, without waiting for the line: the page may be closing.
      void sendSignal(chatId, { callId, signal: 'end' }).catch(() => undefined)
    }
  },
)
