import { expect, it } from 'vitest'
import { loginGateAlphabet } from '#tests/support/alphabets/login-gate.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { loginGateMachine } from './login-gate.machine.ts'

const input = { from: '/my-order?page=2' }

it('reaches every state', () => {
  expect(
    reachedStates(loginGateMachine, Object.values(loginGateAlphabet.events), Object.values(loginGateAlphabet.inputs)),
  ).toEqual(statesOf(loginGateMachine))
})

it('leads to the login page in place of the page asked for, and takes its address along', () => {
  const { actor, heard, state } = runFlow(loginGateMachine, input)
  expect(state().hasTag('dialog')).toBe(true)
  actor.send({ type: 'login.accepted' })
  expect(heard).toEqual([{ type: 'navigate', to: '/login', replace: true, state: { from: '/my-order?page=2' } }])
})

it('leaves who declines where they are', () => {
  const { actor, heard, state } = runFlow(loginGateMachine, input)
  actor.send({ type: 'login.declined' })
  expect(heard).toEqual([])
  expect(state().hasTag('dialog')).toBe(false)
})
