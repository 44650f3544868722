import { expect, it } from 'vitest'
import { failWith, rejected } from '#tests/support/actor-events.ts'
import { callIds, receivedSignal } from '#tests/support/event-fixtures/call-flow.ts'
import { incomingCallEvents, theirOffer } from '#tests/support/event-fixtures/incoming-call.ts'
import { chatId, chatOf } from '#tests/support/chat-fixtures.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { incomingCallMachine } from './incoming-call.machine.ts'

const { theirs: callId } = callIds

it('reaches every state', () => {
  const { inputs, events } = incomingCallEvents
  expect(reachedStates(incomingCallMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(incomingCallMachine))
})

interface Host {
  /** At the first question, and at each later one. */
  engaged?: boolean | readonly boolean[]
  announces?: () => unknown
}

async function called({ engaged = false, announces = () => ({ chat: chatOf(1) }) }: Host = {}) {
  const machine = answered(incomingCallMachine, { announcing: [announces], declining: [() => undefined] })
  const answers = typeof engaged === 'boolean' ? [engaged] : [...engaged]
  const flow = runFlow(machine, { isEngaged: () => (answers.length > 1 ? answers.shift() : answers[0]) ?? false })
  flow.actor.send(theirOffer)
  await settled()
  return { ...flow, rings: () => flow.state().hasTag('ringing') }
}

it('rings, and leads who answers to the page of the call', async () => {
  const { actor, emitted, rings } = await called()
  expect(rings()).toBe(true)
  actor.send({ type: 'call.accepted' })
  expect([rings(), emitted]).toEqual([
    false,
    [
      {
        type: 'navigate',
        to: `/VideoConference?chat=${chatId(1)}`,
        state: { call: { medium: 'video', callId } },
      },
    ],
  ])
})

it.each([
  ['this page is in a call', { engaged: true }],
  ['whoever is called calls back', { engaged: [false, true] }],
  ['it is over before anybody knows who calls', { announces: failWith(rejected(409)) }],
])('does not ring while %s', async (_, fixture) => expect((await called(fixture)).rings()).toBe(false))

it.each(['end', 'taken'])('stops when the caller or another page has said %s, of this call alone', async (signal) => {
  const { actor, rings } = await called()
  actor.send(receivedSignal(callIds.own, signal))
  expect(rings()).toBe(true)
  actor.send(receivedSignal(callId, signal))
  expect(rings()).toBe(false)
})
