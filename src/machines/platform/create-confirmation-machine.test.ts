import { describe, expect, it } from 'vitest'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { identityConfirmationEvents, options } from '#tests/support/event-fixtures/identity-confirmation.ts'
import { assertion } from '#tests/support/event-fixtures/sign-in-confirmation.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { createConfirmationMachine } from './create-confirmation-machine.ts'

const { inputs, events } = identityConfirmationEvents
const input = inputs['an account with every factor']
const machine = createConfirmationMachine({
  id: 'confirmation',
  challenge: () => Promise.resolve(options),
  confirm: () => Promise.resolve({}),
})

it('reaches every state', () =>
  expect(reachedStates(machine, Object.values(events), Object.values(inputs))).toEqual(statesOf(machine)))

async function enter(confirming: Answers) {
  const flow = runFlow(answered(machine, { confirming }), input)
  flow.actor.send({ type: 'proof.entered', proof: { code: '493027' } })
  await settled()
  return flow
}

describe('a confirmation', () => {
  it('is done with the right proof, of which nothing is kept', async () => {
    const { emitted, state } = await enter([() => ({})])
    expect([state().hasTag('done'), state().context.proof, emitted]).toEqual([true, {}, []])
  })

  it('asks for a challenge, and sends what the browser signed', async () => {
    const sent: unknown[] = []
    const signed: unknown[] = []
    const confirm = (proof: unknown) => {
      sent.push(proof)
      return new Promise(() => undefined)
    }
    const sending = createConfirmationMachine({ id: 'confirmation', challenge: () => Promise.resolve(options), confirm })
    const signWithPasskey = (given: typeof options) => {
      signed.push(given)
      return Promise.resolve(assertion)
    }
    const { actor } = runFlow(sending, { ...input, signWithPasskey })
    actor.send({ type: 'passkey.wanted' })
    await settled()
    expect([signed, sent]).toEqual([[options], [{ passkey: assertion }]])
  })

  it('can be tried again when the browser brings no passkey', async () => {
    const challenging = [() => options, () => options]
    const signWithPasskey = () => Promise.reject(new Error('NotAllowedError'))
    const { actor, state } = runFlow(answered(machine, { challenging }), { ...input, signWithPasskey })
    actor.send({ type: 'passkey.wanted' })
    await settled()
    expect(state().hasTag('notSigned')).toBe(true)
    actor.send({ type: 'passkey.wanted' })
    expect(state().hasTag('busy')).toBe(true)
  })

  it('says that a proof is wrong, keeps none, and forgets it with the choice of another method', async () => {
    const { actor, state } = await enter([failWith(rejected(422, '', { code: 'This code is not right.' }))])
    expect([state().hasTag('refused'), state().context.proof]).toEqual([true, {}])
    actor.send({ type: 'method.chosen', method: 'recoveryCode' })
    expect([state().context.method, state().context.failure]).toEqual(['recoveryCode', null])
  })

  it('says when no answer came, without a message that the dialog would hide, and can be tried again', async () => {
    const { actor, emitted, state } = await enter([failWith(unreachable)])
    expect([state().hasTag('unreachable'), emitted]).toEqual([true, []])
    actor.send({ type: 'proof.entered', proof: { code: '493027' } })
    expect(state().hasTag('busy')).toBe(true)
  })

  it('is over with the session', async () => {
    const { actor, state } = await enter([failWith(rejected(401, 'Your session has ended.'))])
    actor.send({ type: 'proof.entered', proof: { code: '493027' } })
    expect([state().hasTag('expired'), state().hasTag('busy')]).toEqual([true, false])
  })

  it('begins with the first method that this browser can use', () => {
    const { state } = runFlow(machine, { ...input, methods: ['password'] })
    expect(state().context.method).toBe('password')
  })
})
