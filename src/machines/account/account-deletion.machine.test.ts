import { expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
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
    actorDone('sending', gone),
    actorFailed('sending', rejected(422, '', { password: 'Wrong' })),
    actorFailed('sending', rejected(409)),
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
  const { emitted } = await leave(() => gone)
  expect(emitted).toEqual([
    { type: 'session.closed' },
    { type: 'toast', tone: 'success', text: { message: 'Your account has been deleted.' } },
    { type: 'navigate', to: '/', replace: true },
  ])
})

it('stays signed in while something keeps the account open', async () => {
  const { emitted, state } = await leave(failWith(rejected(409, 'You still have orders under way.')))
  expect([state().hasTag('refused'), emitted]).toEqual([
    true,
    [{ type: 'toast', tone: 'error', text: { message: 'You still have orders under way.' } }],
  ])
})
