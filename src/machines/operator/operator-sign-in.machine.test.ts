import { expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { operatorSignInMachine } from './operator-sign-in.machine.ts'

const credentials = { email: 'salma@staff.example', password: 'a long password', code: '493027' }
const signedIn = { results: { token: 'the-token', operator: { _id: 'o1', name: 'Salma Idris' } } }
const submitted = { type: 'credentials.submitted', credentials } as const

async function signIn(answer: () => unknown) {
  const flow = runFlow(answered(operatorSignInMachine, { signingIn: [answer] }), undefined)
  flow.actor.send(submitted)
  await settled()
  return flow
}

it('reaches every state', () => {
  const events = [
    submitted,
    actorDone('signingIn', signedIn),
    actorFailed('signingIn', rejected(422, '', { code: 'Wrong' })),
    actorFailed('signingIn', rejected(429)),
    actorFailed('signingIn', unreachable),
  ]
  expect(reachedStates(operatorSignInMachine, events, [undefined])).toEqual(statesOf(operatorSignInMachine))
})

it('opens a session', async () => {
  const { emitted } = await signIn(() => signedIn)
  expect(emitted).toEqual([{ type: 'session.opened', token: 'the-token', userId: 'o1', fullName: 'Salma Idris' }])
})

it.each([
  ['one of the three was wrong', rejected(422, 'Check', { code: 'Wrong' })],
  ['there were too many tries', rejected(429)],
  ['no answer came', unreachable],
])('opens none when %s, and can be tried again', async (_, failure) => {
  const { actor, emitted, state } = await signIn(failWith(failure))
  expect([state().hasTag('failed'), state().context.failure, emitted]).toEqual([true, failure, []])
  actor.send(submitted)
  expect([state().hasTag('busy'), state().context.failure]).toEqual([true, null])
})

it('keeps the password nowhere', async () => {
  const { state } = await signIn(failWith(unreachable))
  expect(JSON.stringify(state().context)).not.toContain(credentials.password)
})
