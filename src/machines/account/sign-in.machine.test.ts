import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { askedForFactor, credentials, signInEvents, signedIn, unverified } from '#tests/support/event-fixtures/sign-in.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { storedUser } from './stored-user.ts'
import { type SignInInput, signInMachine } from './sign-in.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

const input: SignInInput = signInEvents.inputs['on the way to the orders']

it('reaches every state', () =>
  expect(reachedStates(signInMachine, Object.values(signInEvents.events), Object.values(signInEvents.inputs))).toEqual(
    statesOf(signInMachine),
  ))

async function signIn(answer: () => unknown, given: SignInInput = input) {
  const flow = runFlow(answered(signInMachine, { signingIn: [answer] }), given)
  flow.actor.send({ type: 'credentials.submitted', credentials })
  await settled()
  return flow
}

describe('signing in', () => {
  it('opens the session and goes on to the page that was wanted', async () => {
    const { emitted, state } = await signIn(() => signedIn)
    expect(emitted).toEqual([
      { type: 'session.opened', token: 'the-token', userId: 'u1', fullName: 'Nadia Rahman' },
      { type: 'session.remembered', changes: storedUser(signedIn.results.user) },
      { type: 'toast', tone: 'success', text: { message: 'Welcome back.' } },
      { type: 'navigate', to: '/my-order', replace: true },
    ])
    expect(state().context.credentials).toEqual({ email: 'nadia@kimiya.example', password: '' })
  })

  it.each([undefined, 'https://evil.example', '//evil.example', 7])('goes home when the page wanted is %s', async (from) => {
    const { emitted } = await signIn(() => signedIn, { ...input, from })
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/', replace: true })
  })

  it('tells the device along with the credentials, and sends a double click once', () => {
    const asked: unknown[] = []
    const machine = signInMachine.provide({
      actors: {
        signingIn: fromPromise(({ input: sent }) => {
          asked.push(sent)
          return new Promise(() => undefined)
        }),
      },
    })
    const { actor } = runFlow(machine, input)
    actor.send({ type: 'credentials.submitted', credentials })
    actor.send({ type: 'credentials.submitted', credentials })
    expect(asked).toEqual([{ ...credentials, deviceId: 'device-0001' }])
  })

  it('puts what does not fit on the fields', async () => {
    const { state, emitted } = await signIn(
      failWith(rejected(422, 'Check', { password: 'E-mail address or password is wrong.' })),
    )
    expect(fieldErrors(state().context.failure)).toEqual({ password: 'E-mail address or password is wrong.' })
    expect(emitted).toEqual([])
  })

  it('lets who is not verified yet go and enter a code', async () => {
    const { actor, emitted } = await signIn(failWith(unverified))
    actor.send({ type: 'code.wanted' })
    expect(emitted).toEqual([
      {
        type: 'session.remembered',
        changes: { userEmail: 'nadia@kimiya.example', verificationType: 'signup', codeToken: 'its-token' },
      },
      { type: 'navigate', to: '/verification', state: { resendAfter: 30 } },
    ])
  })

  it('keeps no password while it asks for a second factor', async () => {
    const { state } = await signIn(failWith(askedForFactor))
    expect(state().hasTag('secondFactor')).toBe(true)
    expect(state().context.credentials).toEqual({ email: 'nadia@kimiya.example', password: '' })
  })

  it('says when no answer came and can be tried again', async () => {
    const { actor, emitted, state } = await signIn(failWith(unreachable))
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
    actor.send({ type: 'credentials.submitted', credentials })
    expect([state().hasTag('busy'), state().context.failure]).toEqual([true, null])
  })
})
