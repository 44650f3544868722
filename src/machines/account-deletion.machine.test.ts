import { expect, it } from 'vitest'
import { actorAnswered, actorFailed, failWith, refused, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { accountDeletionMachine } from './account-deletion.machine.ts'

const input = { body: { password: 'a long password' } }
const gone = { answer: { results: {}, message: 'Your account has been deleted.' } }

it('reaches every state', () => {
  const events = [
    { type: 'form.submitted' as const, input },
    { type: 'form.reopened' as const },
    actorAnswered('sending', gone),
    actorFailed('sending', refused(422, '', { password: 'Wrong' })),
    actorFailed('sending', refused(409)),
    actorFailed('sending', unreachable),
  ]
  expect(reachedStates(accountDeletionMachine, events, [undefined])).toEqual(statesOf(accountDeletionMachine))
})

async function leave(...sending: Answers) {
  const flow = runFlow(answered(accountDeletionMachine, { sending }), undefined)
  flow.actor.send({ type: 'form.submitted', input })
  await settled()
  return flow
}

it('forgets the person and leads home', async () => {
  const { heard } = await leave(() => gone)
  expect(heard).toEqual([
    { type: 'session.closed' },
    { type: 'toast', tone: 'success', text: { message: 'Your account has been deleted.' } },
    { type: 'navigate', to: '/', replace: true },
  ])
})

it('stays signed in while something keeps the account open', async () => {
  const { heard, state } = await leave(failWith(refused(409, 'You still have orders under way.')))
  expect([state().hasTag('refused'), heard]).toEqual([
    true,
    [{ type: 'toast', tone: 'error', text: { message: 'You still have orders under way.' } }],
  ])
})
