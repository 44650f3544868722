import { expect, it } from 'vitest'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { passwordChangeMachine } from './password-change.machine.ts'

const change = { body: { oldPassword: 'the old password', newPassword: 'four drums of acetone' } }
const answers = [
  { type: 'form.reopened' as const },
  actorAnswered('sending', { answer: { results: {}, message: '' } }),
  actorFailed('sending', refused(422, '', { oldPassword: 'Wrong' })),
  actorFailed('sending', refused(409)),
  actorFailed('sending', unreachable),
]

it('reaches every state', () => {
  const events = [{ type: 'form.submitted' as const, input: change }, ...answers]
  expect(reachedStates(passwordChangeMachine, events, [undefined])).toEqual(statesOf(passwordChangeMachine))
})

it('tells that the password is another', async () => {
  const sending = [() => ({ answer: { results: {}, message: 'Password changed.' } })]
  const { actor, heard } = runFlow(answered(passwordChangeMachine, { sending }), undefined)
  actor.send({ type: 'form.submitted', input: change })
  await settled()
  expect(heard).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Password changed.' } }])
})
