import { expect, it } from 'vitest'
import { loginGateEvents } from '#tests/support/event-fixtures/login-gate.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { loginGateMachine } from './login-gate.machine.ts'

const input = { from: '/my-order?page=2' }

it('reaches every state', () =>
  expect(reachedStates(loginGateMachine, Object.values(loginGateEvents.events), Object.values(loginGateEvents.inputs))).toEqual(
    statesOf(loginGateMachine),
  ))

it('leads to the login page in place of the page asked for, and takes its address along', () => {
  const { actor, emitted, state } = runFlow(loginGateMachine, input)
  expect(state().hasTag('dialog')).toBe(true)
  actor.send({ type: 'login.accepted' })
  expect(emitted).toEqual([{ type: 'navigate', to: '/login', replace: true, state: { from: '/my-order?page=2' } }])
})

it('leaves who declines where they are', () => {
  const { actor, emitted, state } = runFlow(loginGateMachine, input)
  actor.send({ type: 'login.declined' })
  expect(emitted).toEqual([])
  expect(state().hasTag('dialog')).toBe(false)
})
