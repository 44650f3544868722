import { expect, it } from 'vitest'
import { sellerGateEvents } from '#tests/support/event-fixtures/seller-gate.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { sellerGateMachine } from './seller-gate.machine.ts'

it('reaches every state', () =>
  expect(
    reachedStates(sellerGateMachine, Object.values(sellerGateEvents.events), Object.values(sellerGateEvents.inputs)),
  ).toEqual(statesOf(sellerGateMachine)))

it('switches to the seller side and leads to its home', () => {
  const { actor, emitted } = runFlow(sellerGateMachine, undefined)
  actor.send({ type: 'switch.accepted' })
  expect(emitted).toEqual([
    { type: 'session.switched', side: 'Seller' },
    { type: 'navigate', to: '/seller-home', replace: true },
  ])
})

it('leads back to the buyer’s home', () => {
  const { actor, emitted } = runFlow(sellerGateMachine, undefined)
  actor.send({ type: 'switch.declined' })
  expect(emitted).toEqual([{ type: 'navigate', to: '/', replace: true }])
})
