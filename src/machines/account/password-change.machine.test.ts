import { expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { passwordChangeMachine } from './password-change.machine.ts'

const change = { body: { oldPassword: 'the old password', newPassword: 'four drums of acetone' } }
const answers = [
  { type: 'form.reopened' as const },
  actorDone('sending', { answer: { results: {}, message: '' } }),
  actorFailed('sending', rejected(422, '', { oldPassword: 'Wrong' })),
  actorFailed('sending', rejected(409)),
  actorFailed('sending', unreachable),
]

it('reaches every state', () => {
  const events = [{ type: 'form.submitted' as const, input: change }, ...answers]
  expect(reachedStates(passwordChangeMachine, events, [undefined])).toEqual(statesOf(passwordChangeMachine))
})

it('tells that the password is another', async () => {
  const sending = [() => ({ answer: { results: {}, message: 'Password changed.' } })]
  const { actor, emitted } = runFlow(answered(passwordChangeMachine, { sending }), undefined)
  actor.send({ type: 'form.submitted', input: change })
  await settled()
  expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Password changed.' } }])
})
