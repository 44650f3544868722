import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { assertion, signInConfirmationEvents } from '#tests/support/event-fixtures/sign-in-confirmation.ts'
import { signedIn } from '#tests/support/event-fixtures/sign-in.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { storedUser } from './stored-user.ts'
import { signInConfirmationMachine } from './sign-in-confirmation.machine.ts'

const { inputs, events } = signInConfirmationEvents
const input = inputs['on the way to the orders']

it('reaches every state', () =>
  expect(reachedStates(signInConfirmationMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(signInConfirmationMachine),
  ))

async function enter(confirming: Answers) {
  const flow = runFlow(answered(signInConfirmationMachine, { confirming }), input)
  flow.actor.send({ type: 'proof.entered', proof: { code: '493027' } })
  await settled()
  return flow
}

describe('the second step of a sign-in', () => {
  it('opens the session and goes on to the page that was wanted', async () => {
    const { emitted, state } = await enter([() => signedIn])
    expect(emitted).toEqual([
      { type: 'session.opened', token: 'the-token', userId: 'u1', fullName: 'Nadia Rahman' },
      { type: 'session.remembered', changes: storedUser(signedIn.results.user) },
      { type: 'toast', tone: 'success', text: { message: 'Welcome back.' } },
      { type: 'navigate', to: '/my-order', replace: true },
    ])
    expect(state().context.proof).toBe(null)
  })

  it('sends what the browser signed, with the token of this sign-in', async () => {
    const sent: unknown[] = []
    const machine = signInConfirmationMachine.provide({
      actors: {
        confirming: fromPromise(({ input: body }) => {
          sent.push(body)
          return new Promise(() => undefined)
        }),
      },
    })
    const { actor } = runFlow(machine, input)
    actor.send({ type: 'passkey.wanted' })
    await settled()
    expect(sent).toEqual([{ signInToken: 's'.repeat(43), passkey: assertion }])
  })

  it('can be tried again when the browser brings no passkey', async () => {
    const signWithPasskey = () => Promise.reject(new Error('NotAllowedError'))
    const { actor, emitted, state } = runFlow(signInConfirmationMachine, { ...input, signWithPasskey })
    actor.send({ type: 'passkey.wanted' })
    await settled()
    expect([state().hasTag('notSigned'), emitted]).toEqual([true, []])
    actor.send({ type: 'passkey.wanted' })
    expect(state().hasTag('busy')).toBe(true)
  })

  it('says that a code is wrong, and forgets it with the choice of another method', async () => {
    const { actor, state } = await enter([failWith(rejected(422, '', { code: 'This code is not right.' }))])
    expect(state().hasTag('refused')).toBe(true)
    actor.send({ type: 'method.chosen', method: 'recoveryCode' })
    expect([state().context.method, state().context.proof, state().context.failure]).toEqual(['recoveryCode', null, null])
  })

  it('takes nothing more once the sign-in is over', async () => {
    const { actor, state } = await enter([failWith(rejected(422, '', { signInToken: 'Please sign in again.' }))])
    actor.send({ type: 'proof.entered', proof: { code: '493027' } })
    expect([state().hasTag('expired'), state().hasTag('busy')]).toEqual([true, false])
  })

  it('says when no answer came and can be tried again', async () => {
    const { actor, emitted, state } = await enter([failWith(unreachable)])
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
    actor.send({ type: 'proof.entered', proof: { code: '493027' } })
    expect(state().hasTag('busy')).toBe(true)
  })

  it('begins with the first method that this browser can use', () => {
    const { state } = runFlow(signInConfirmationMachine, { ...input, methods: ['passkey', 'recoveryCode'] })
    expect(state().context.method).toBe('passkey')
  })
})
