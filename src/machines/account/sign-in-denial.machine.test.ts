import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { signInDenialEvents, signInDenied } from '#tests/support/event-fixtures/sign-in-denial.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { signInDenialMachine } from './sign-in-denial.machine.ts'

const { events, inputs } = signInDenialEvents
const cleared = { type: 'navigate', to: '/deny-sign-in', replace: true, state: { alertToken: 'the-alert-token' } }

it('reaches every state', () =>
  expect(reachedStates(signInDenialMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(signInDenialMachine)))

async function deny(answer: () => unknown) {
  const flow = runFlow(answered(signInDenialMachine, { denying: [answer] }), inputs['the link of a mail'])
  flow.actor.send({ type: 'denial.confirmed' })
  await settled()
  return flow
}

describe('a sign-in that was somebody else’s', () => {
  it('is not denied by opening the link, whose token is taken out of the address', () => {
    const asked: unknown[] = []
    const machine = signInDenialMachine.provide({
      actors: {
        denying: fromPromise(({ input }) => {
          asked.push(input)
          return new Promise(() => undefined)
        }),
      },
    })
    const { emitted, state } = runFlow(machine, inputs['the link of a mail'])
    expect([state().value, asked, emitted]).toEqual([{ asked: 'open' }, [], [cleared]])
  })

  it('is denied once by a double click, with the token', () => {
    const asked: unknown[] = []
    const machine = signInDenialMachine.provide({
      actors: {
        denying: fromPromise(({ input }) => {
          asked.push(input)
          return new Promise(() => undefined)
        }),
      },
    })
    const { actor } = runFlow(machine, { token: 'the-alert-token', isInAddress: false })
    actor.send({ type: 'denial.confirmed' })
    actor.send({ type: 'denial.confirmed' })
    expect(asked).toEqual([{ token: 'the-alert-token' }])
  })

  it('leads to the code for a new password, and its token is forgotten', async () => {
    const { emitted, state } = await deny(() => signInDenied)
    expect(emitted).toEqual([
      cleared,
      {
        type: 'session.remembered',
        changes: { userEmail: 'nadia@kimiya.example', verificationType: 'passwordReset', codeToken: 'its-token' },
      },
      { type: 'toast', tone: 'success', text: { message: 'All devices have been signed out.' } },
      { type: 'navigate', to: '/verification', replace: true, state: { resendAfter: 60 } },
    ])
    expect([state().hasTag('done'), state().context.token]).toEqual([true, ''])
  })

  it('has lapsed when the link was used or is too old', async () => {
    const { state } = await deny(failWith(rejected(422, 'Check', { token: 'Used already' })))
    expect([state().hasTag('expired'), state().context.token]).toEqual([true, ''])
  })

  it('has lapsed without a link', () => {
    const { emitted, state } = runFlow(signInDenialMachine, inputs['the page without a link'])
    expect([state().hasTag('expired'), emitted]).toEqual([true, []])
  })

  it('can be denied again when no answer came', async () => {
    const { actor, emitted, state } = await deny(failWith(unreachable))
    expect(emitted.at(-1)).toEqual({ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } })
    actor.send({ type: 'denial.confirmed' })
    expect([state().hasTag('busy'), state().context.failure]).toEqual([true, null])
  })

  it('can be denied again after too many tries', async () => {
    const { actor, state } = await deny(failWith(rejected(429, 'Too many tries.')))
    expect(state().hasTag('refused')).toBe(true)
    actor.send({ type: 'denial.confirmed' })
    expect(state().hasTag('busy')).toBe(true)
  })
})
