import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { rejected } from '#tests/support/actor-events.ts'
import { callEvents, callIds, receivedSignal } from '#tests/support/event-fixtures/call-flow.ts'
import { chatId, chatOf } from '#tests/support/chat-fixtures.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import type { PeerCommand } from './call-peer.ts'
import type { SignallingEvent } from './call-signals.ts'
import { type CallInput, callFlowMachine } from './call-flow.machine.ts'

const { events, inputs } = callEvents
const { own, theirs: incomingCallId } = callIds

it('reaches every state', () =>
  expect(reachedStates(callFlowMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(callFlowMachine)))

/** A call whose browser and server write down what they are told; `told` is all of it in turn. */
async function open(request: CallInput['request']) {
  const failed: unknown[] = []
  const machine = callFlowMachine.provide({
    actors: {
      reading: fromPromise(() => Promise.resolve({ chat: chatOf(1) })),
      asking: fromPromise(() => Promise.resolve({ stream: { id: 's' } as MediaStream })), // Never asked for its tracks.
      peer: fromCallback<PeerCommand, { connect: CallInput['connect']; stream: MediaStream | null }>(({ receive }) => {
        receive((command) => failed.push(['peer', command.type]))
        return () => failed.push(['peer', 'closed'])
      }),
      signalling: fromCallback<SignallingEvent, { chatId: string; callId: string; begun: boolean }>(({ input, receive }) => {
        failed.push(['line', input.callId])
        receive((event) => failed.push(event.type === 'signal.wanted' ? ['signal', event.signal.signal] : [event.type]))
        return () => failed.push(['line', 'closed'])
      }),
    },
  })
  const flow = runFlow(machine, { ...inputs['a chat'], request })
  await settled()
  return { ...flow, failed }
}

const begin = () => open({ medium: 'video', callId: null })

describe('calling', () => {
  it('begins at once when it was requested, once: a reload finds no request', async () => {
    const { failed, emitted, state } = await begin()
    expect([state().hasTag('calling'), failed, emitted]).toEqual([
      true,
      [
        ['line', own],
        ['peer', 'offer'],
      ],
      [{ type: 'navigate', to: `/VideoConference?chat=${chatId(1)}`, replace: true }],
    ])
  })

  it('waits for a press otherwise', async () => {
    const { state, actor, failed } = await open(null)
    expect([state().hasTag('idle'), failed]).toEqual([true, []])
    actor.send({ type: 'call.chosen', medium: 'audio' })
    await settled()
    expect(state().hasTag('calling')).toBe(true)
  })

  it('offers again to a page that says it rings, and connects with the answer', async () => {
    const { actor, failed, state } = await begin()
    actor.send({ type: 'peer.described', sdp: 'v=0' })
    actor.send(receivedSignal(own, 'ringing'))
    actor.send({ type: 'peer.described', sdp: 'v=0' })
    actor.send(receivedSignal(own, 'answer', { sdp: 'v=0' }))
    actor.send(receivedSignal(own, 'candidate', { candidate: { candidate: 'candidate:1' } }))
    actor.send({ type: 'peer.connected' })
    expect([state().hasTag('connected'), failed.slice(1)]).toEqual([
      true,
      [
        ['peer', 'offer'],
        ['signal', 'offer'],
        ['peer', 'offer'],
        ['signal', 'offer'],
        ['peer', 'accept'],
        ['peer', 'candidate'],
      ],
    ])
  })

  it.each([
    ['declined', 'end', 'declined', 'declined'],
    ['missed', 'end', 'missed', 'missed'],
    ['theirsBusy', 'busy', 'missed', 'theirsBusy'],
  ] as const)('learns that it was %s, and has nothing left to end', async (_, signal, status, tag) => {
    const { actor, failed, state } = await begin()
    actor.send(receivedSignal(own, signal, { status }))
    expect([state().hasTag(tag), failed.includes('signal.over'), failed.slice(-3)]).toEqual([
      true,
      false,
      [['signal.over'], ['peer', 'closed'], ['line', 'closed']],
    ])
  })

  it('answers the other’s call when both have called at once, even if this page came too late to hear it', async () => {
    const { actor, failed, state } = await begin()
    const results = { state: 'ringing', callId: incomingCallId }
    actor.send({ type: 'signal.failed', signal: 'offer', failure: { ...rejected(409), results } })
    await settled()
    expect([state().hasTag('answering'), failed.slice(-2)]).toEqual([
      true,
      [
        ['line', incomingCallId],
        ['signal', 'ringing'],
      ],
    ])
  })

  it('goes on when an offer that was said again came after the answer', async () => {
    const { actor, state } = await begin()
    actor.send({ type: 'signal.failed', signal: 'offer', failure: { ...rejected(409), results: { state: 'answered' } } })
    expect(state().hasTag('calling')).toBe(true)
  })
})

describe('answering', () =>
  it('asks for the offer, and answers it', async () => {
    const { actor, failed, state } = await open({ medium: 'audio', callId: incomingCallId })
    actor.send(receivedSignal(incomingCallId, 'offer', { sdp: 'v=0' }))
    actor.send({ type: 'peer.described', sdp: 'v=0' })
    actor.send({ type: 'peer.connected' })
    expect([state().hasTag('connected'), failed]).toEqual([
      true,
      [
        ['line', incomingCallId],
        ['signal', 'ringing'],
        ['peer', 'answer'],
        ['signal', 'answer'],
      ],
    ])
  }))

describe('a call', () => {
  async function talk() {
    const flow = await begin()
    flow.actor.send(receivedSignal(own, 'answer', { sdp: 'v=0' }))
    flow.actor.send({ type: 'peer.connected' })
    flow.failed.length = 0
    return flow
  }

  it('seeks a new way when the line breaks, and goes on', async () => {
    const { actor, failed, state } = await talk()
    actor.send({ type: 'peer.lost' })
    actor.send({ type: 'peer.described', sdp: 'v=0' })
    expect(state().hasTag('lost')).toBe(true)
    actor.send(receivedSignal(own, 'renew', { sdp: 'v=0' }))
    actor.send({ type: 'peer.connected' })
    expect([state().hasTag('lost'), failed]).toEqual([
      false,
      [
        ['peer', 'restart'],
        ['signal', 'renew'],
        ['peer', 'accept'],
      ],
    ])
  })

  it('tells who else calls that this side is busy', async () => {
    const { actor, failed, state } = await talk()
    actor.send(receivedSignal(incomingCallId, 'offer', {}, chatId(2)))
    expect([state().hasTag('connected'), failed]).toEqual([true, [['signal.busy']]])
  })

  it('lets go of line and camera however it is left', async () => {
    const { actor, failed, state } = await talk()
    actor.send({ type: 'call.left' })
    expect([state().hasTag('ended'), state().context.stream, failed]).toEqual([
      true,
      null,
      [
        ['peer', 'closed'],
        ['line', 'closed'],
      ],
    ])
  })
})
