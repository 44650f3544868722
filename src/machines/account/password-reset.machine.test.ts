import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { codeSent } from '#tests/support/event-fixtures/code-entry.ts'
import { newPassword, passwordResetEvents } from '#tests/support/event-fixtures/password-reset.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { passwordResetMachine } from './password-reset.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

const { events, inputs } = passwordResetEvents
const email = 'nadia@kimiya.example'

it('reaches every state', () =>
  expect(reachedStates(passwordResetMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(passwordResetMachine),
  ))

async function ask(answer: () => unknown) {
  const flow = runFlow(answered(passwordResetMachine, { asking: [answer] }), { step: 'address', deviceId: 'device-0001' })
  flow.actor.send({ type: 'address.entered', email })
  await settled()
  return flow
}

async function save(answer: () => unknown) {
  const flow = runFlow(answered(passwordResetMachine, { saving: [answer] }), inputs['a new password'])
  flow.actor.send({ type: 'password.entered', password: newPassword })
  await settled()
  return flow
}

describe('asking for a code', () => {
  it('leads to the page of the code, which knows whom it was sent to and what for', async () => {
    const { emitted } = await ask(() => codeSent)
    expect(emitted).toEqual([
      { type: 'session.remembered', changes: { userEmail: email, verificationType: 'passwordReset', codeToken: 'its-token' } },
      { type: 'draft.finished', draft: 'forgottenPassword' },
      { type: 'toast', tone: 'success', text: { message: 'A code is on its way.' } },
      { type: 'navigate', to: '/verification', state: { resendAfter: 60 } },
    ])
  })

  it('puts what is wrong on the field', async () => {
    const { state, emitted } = await ask(failWith(rejected(422, 'Check', { email: 'No address' })))
    expect([fieldErrors(state().context.failure), emitted]).toEqual([{ email: 'No address' }, []])
  })

  it('says when no answer came and can be tried again', async () => {
    const { actor, emitted, state } = await ask(failWith(unreachable))
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
    actor.send({ type: 'address.entered', email })
    expect([state().hasTag('busy'), state().context.failure]).toEqual([true, null])
  })
})

describe('a new password', () => {
  it('leads to the login page once it is set, and is then forgotten', async () => {
    const { emitted, state } = await save(() => ({ message: 'Your new password is set.' }))
    expect(emitted).toEqual([
      { type: 'session.remembered', changes: { userEmail: null, verificationType: null, codeToken: null } },
      { type: 'toast', tone: 'success', text: { message: 'Your new password is set.' } },
      { type: 'navigate', to: '/login', replace: true },
    ])
    expect(state().context.password).toBe('')
  })

  it('is sent once, with the token, by a double click', () => {
    const asked: unknown[] = []
    const machine = passwordResetMachine.provide({
      actors: {
        saving: fromPromise(({ input }) => {
          asked.push(input)
          return new Promise(() => undefined)
        }),
      },
    })
    const { actor } = runFlow(machine, inputs['a new password'])
    actor.send({ type: 'password.entered', password: newPassword })
    actor.send({ type: 'password.entered', password: newPassword })
    expect(asked).toEqual([{ resetToken: 'the-reset-token', password: newPassword, deviceId: 'device-0001' }])
  })

  it('is not asked for when the token is spent', async () => {
    const { state } = await save(failWith(rejected(422, 'Check', { resetToken: 'The time has run out.' })))
    expect([state().hasTag('expired'), fieldErrors(state().context.failure), state().context.password]).toEqual([
      true,
      { resetToken: 'The time has run out.' },
      '',
    ])
  })

  it('is not asked for without a token', () => {
    const { state } = runFlow(passwordResetMachine, inputs['a new password without its token'])
    expect(state().hasTag('expired')).toBe(true)
  })

  it('can be put right when the server does not take it', async () => {
    const { actor, state } = await save(failWith(rejected(422, 'Check', { password: 'Too short' })))
    expect([state().hasTag('failed'), fieldErrors(state().context.failure)]).toEqual([true, { password: 'Too short' }])
    actor.send({ type: 'password.entered', password: newPassword })
    expect([state().hasTag('busy'), fieldErrors(state().context.failure)]).toEqual([true, {}])
  })
})
