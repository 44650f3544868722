import { describe, expect, it } from 'vitest'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import {
  added,
  creation,
  enrolment,
  listed,
  ownPhone,
  recoveryCodes,
  secondFactorsEvents,
} from '#tests/support/event-fixtures/second-factors.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { type FactorChange, secondFactorsMachine } from './second-factors.machine.ts'

const { inputs, events } = secondFactorsEvents
const input = inputs['the own factors']

it('reaches every state', () =>
  expect(reachedStates(secondFactorsMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(secondFactorsMachine),
  ))

async function change(asked: FactorChange, actors: Readonly<Record<string, Answers>>, given = input) {
  const flow = runFlow(answered(secondFactorsMachine, { reading: [() => listed], ...actors }), given)
  await settled()
  flow.actor.send({ type: 'change.asked', change: asked })
  flow.actor.send({ type: 'change.confirmed', name: 'Office phone' })
  await settled()
  return flow
}

const began = [() => ({ kind: 'authenticator', enrolment })]

describe('the second factors', () => {
  it('gain an app by its code, and show the recovery codes until they were put away', async () => {
    const { actor, emitted, state } = await change(
      { kind: 'authenticator' },
      { beginning: began, confirming: [() => added(recoveryCodes)] },
    )
    expect([state().hasTag('scanning'), state().context.name]).toEqual([true, 'Office phone'])
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect(emitted).toEqual([
      { type: 'session.renewed', token: 'another-token' },
      { type: 'toast', tone: 'success', text: { message: 'Added.' } },
    ])
    expect([state().context.recoveryCodes, state().context.enrolment]).toEqual([recoveryCodes, null])
    actor.send({ type: 'codes.stored' })
    await settled()
    expect([state().hasTag('codes'), state().context.recoveryCodes]).toEqual([false, null])
  })

  it('show no codes when there were some already', async () => {
    const { actor, state } = await change({ kind: 'authenticator' }, { beginning: began, confirming: [() => added()] })
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect([state().hasTag('codes'), state().context.factors]).toEqual([false, listed.factors])
  })

  it('say that the change is refused, and can be tried again', async () => {
    const refused = failWith(rejected(403, 'Please confirm that it is you, then try again.'))
    const { actor, state } = await change(
      { kind: 'authenticator' },
      { beginning: [refused, ...began], confirming: [failWith(unreachable)] },
    )
    expect(state().hasTag('refused')).toBe(true)
    actor.send({ type: 'change.confirmed', name: 'Office phone' })
    await settled()
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect([state().hasTag('scanning'), state().hasTag('unreachable')]).toEqual([true, true])
  })

  it('gain a passkey that the browser makes', async () => {
    const { emitted, state } = await change(
      { kind: 'passkey' },
      { beginning: [() => ({ kind: 'passkey', creation })], adding: [() => added(recoveryCodes)] },
    )
    expect([emitted.map(({ type }) => type), state().hasTag('codes')]).toEqual([['session.renewed', 'toast'], true])
  })

  it('say that the browser made none', async () => {
    const { emitted, state } = await change(
      { kind: 'passkey' },
      { beginning: [() => ({ kind: 'passkey', creation })] },
      {
        createPasskey: () => Promise.reject(new Error('NotAllowedError')),
      },
    )
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'account:factors.notCreated' } }])
    expect([state().hasTag('filled'), state().context.change]).toEqual([true, null])
  })

  it('are read again when nobody knows whether a passkey was added', async () => {
    const { emitted, state } = await change(
      { kind: 'passkey' },
      { beginning: [() => ({ kind: 'passkey', creation })], adding: [failWith(unreachable)] },
    )
    expect([emitted.map(({ type }) => type), state().hasTag('filled')]).toEqual([['toast'], true])
  })

  it('lose one, and the session goes on with another token', async () => {
    const removed = [() => ({ kind: 'removal', token: 'another-token', message: 'Removed.' })]
    const { emitted } = await change({ kind: 'removal', factor: ownPhone }, { beginning: removed })
    expect(emitted).toEqual([
      { type: 'session.renewed', token: 'another-token' },
      { type: 'toast', tone: 'success', text: { message: 'Removed.' } },
    ])
  })

  it('have new recovery codes, shown once', async () => {
    const { state } = await change({ kind: 'recoveryCodes' }, { beginning: [() => ({ kind: 'recoveryCodes', recoveryCodes })] })
    expect([state().hasTag('codes'), state().context.recoveryCodes]).toEqual([true, recoveryCodes])
  })
})
