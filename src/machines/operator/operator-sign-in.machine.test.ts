import { expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { options } from '#tests/support/event-fixtures/identity-confirmation.ts'
import { assertion } from '#tests/support/event-fixtures/sign-in-confirmation.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { operatorSignInMachine } from './operator-sign-in.machine.ts'

const entered = { email: 'salma@staff.example', password: 'a long password' }
const credentials = { ...entered, code: '493027' }
const signedIn = { results: { token: 'the-token', operator: { _id: 'o1', name: 'Salma Idris' } } }
const submitted = { type: 'credentials.submitted', credentials } as const
const wanted = { type: 'passkey.wanted', credentials: entered } as const
const challenge = { signInToken: 'of-this-attempt', expiresAt: '2026-11-23T10:05:00.000Z', passkey: options }
const input = { signWithPasskey: () => Promise.resolve(assertion) }

async function signIn(answer: () => unknown) {
  const flow = runFlow(answered(operatorSignInMachine, { signingIn: [answer] }), input)
  flow.actor.send(submitted)
  await settled()
  return flow
}

async function signInByPasskey(answers: Record<string, Answers>, given = input) {
  const flow = runFlow(answered(operatorSignInMachine, answers), given)
  flow.actor.send(wanted)
  await settled()
  return flow
}

it('reaches every state', () => {
  const events = [
    submitted,
    wanted,
    actorDone('challenging', challenge),
    actorFailed('challenging', rejected(503)),
    actorDone('signing', assertion),
    { type: 'xstate.error.actor.signing', error: new Error('NotAllowedError') } as never,
    actorDone('signingIn', signedIn),
    actorFailed('signingIn', rejected(422, '', { code: 'Wrong' })),
    actorFailed('signingIn', rejected(429)),
    actorFailed('signingIn', unreachable),
  ]
  expect(reachedStates(operatorSignInMachine, events, [input])).toEqual(statesOf(operatorSignInMachine))
})

it('opens a session', async () => {
  const { emitted } = await signIn(() => signedIn)
  expect(emitted).toEqual([{ type: 'session.opened', token: 'the-token', userId: 'o1', fullName: 'Salma Idris' }])
})

it('sends what the browser signed with address, password and the token of the challenge, and no code', async () => {
  const sent: unknown[] = []
  const machine = operatorSignInMachine.provide({
    actors: {
      challenging: fromPromise(() => Promise.resolve(challenge)),
      signingIn: fromPromise(({ input: given }) => {
        sent.push(given)
        return new Promise(() => undefined)
      }),
    },
  })
  runFlow(machine, input).actor.send(wanted)
  await settled()
  expect(sent).toEqual([{ credentials: { ...entered, passkey: { signInToken: 'of-this-attempt', assertion } } }])
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

it.each([
  ['there is no challenge', { challenging: [failWith(rejected(503))] }, 'failed'],
  [
    'the passkey was wrong',
    { challenging: [() => challenge], signingIn: [failWith(rejected(422, '', { passkey: 'Wrong' }))] },
    'failed',
  ],
] as const)('can be tried by the code when %s', async (_, answers, tag) => {
  const { actor, state } = await signInByPasskey(answers)
  expect(state().hasTag(tag)).toBe(true)
  actor.send(submitted)
  expect([state().hasTag('busy'), state().context.failure]).toEqual([true, null])
})

it('says that the browser brought no passkey, and can be tried again', async () => {
  const signWithPasskey = () => Promise.reject(new Error('NotAllowedError'))
  const { actor, state } = await signInByPasskey({ challenging: [() => challenge] }, { signWithPasskey })
  expect([state().hasTag('notSigned'), state().context.credentials]).toEqual([true, null])
  actor.send(wanted)
  expect(state().hasTag('busy')).toBe(true)
})

it.each(['challenging', 'signing', 'signingIn'] as const)('sends once while %s, however often it is pressed', async (under) => {
  const made = { challenging: 0, signing: 0, signingIn: 0 }
  const count = <Output>(step: keyof typeof made, output: Output) => {
    made[step] += 1
    return step === under ? new Promise<Output>(() => undefined) : Promise.resolve(output)
  }
  const given = { signWithPasskey: () => count('signing', assertion) }
  const answers = { challenging: [() => count('challenging', challenge)], signingIn: [() => count('signingIn', signedIn)] }
  const { actor, state } = await signInByPasskey(answers, given)
  const before = { ...made }
  actor.send(submitted)
  await settled()
  actor.send(wanted)
  await settled()
  expect([made, state().value]).toEqual([before, { sending: under }])
  expect(made[under]).toBe(1)
})

it('keeps the password nowhere', async () => {
  const { state } = await signIn(failWith(unreachable))
  expect(JSON.stringify(state().context)).not.toContain(credentials.password)
})
