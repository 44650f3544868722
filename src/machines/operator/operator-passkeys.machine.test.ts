import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { operatorPasskeysMachine } from './operator-passkeys.machine.ts'

const passkey = { _id: 'k1', name: 'Office laptop', createdAt: '2026-11-23T10:00:00.000Z' }
const created = { credentialId: 'YQ', clientDataJSON: 'YQ', attestationObject: 'YQ', transports: ['internal' as const] }
const input = { createPasskey: () => Promise.resolve(created) }
const ask = { type: 'change.asked', change: { kind: 'passkey' } } as const
const askRemoval = { type: 'change.asked', change: { kind: 'removal', passkey } } as const
const confirmed = { type: 'change.confirmed', name: 'Phone' } as const
const creation = {
  challenge: 'YQ',
  rp: { id: 'kimiya.example', name: 'Kimiya' },
  user: { id: 'YQ', name: 'salma@staff.example', displayName: 'Salma Idris' },
  pubKeyCredParams: [],
  timeout: 120_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
  attestation: 'none' as const,
}

type Actors = NonNullable<Parameters<typeof operatorPasskeysMachine.provide>[0]['actors']>

async function open(answers: Record<string, Answers>, given: typeof input = input, actors: Actors = {}) {
  const machine = operatorPasskeysMachine.provide({ actors })
  const flow = runFlow(answered(machine, { reading: [() => ({ passkeys: [passkey] })], ...answers }), given)
  await settled()
  return flow
}

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' } as const,
    ask,
    askRemoval,
    confirmed,
    { type: 'change.abandoned' } as const,
    actorDone('reading', { passkeys: [passkey] }),
    actorFailed('reading', rejected(500)),
    actorFailed('reading', unreachable),
    actorDone('beginning', { creation }),
    actorDone('beginning', { creation: null }),
    actorFailed('beginning', rejected(409)),
    actorFailed('beginning', unreachable),
    actorDone('creating', created),
    { type: 'xstate.error.actor.creating', error: new Error('NotAllowedError') } as never,
    actorDone('adding', passkey),
    actorFailed('adding', rejected(422)),
  ]
  expect(reachedStates(operatorPasskeysMachine, events, [input])).toEqual(statesOf(operatorPasskeysMachine))
})

describe('the passkeys of an operator', () => {
  it('are added under the name that was given, and read again', async () => {
    const sent: unknown[] = []
    const { actor, emitted, state } = await open(
      { reading: [() => ({ passkeys: [] }), () => ({ passkeys: [passkey] })], beginning: [() => ({ creation })] },
      input,
      {
        adding: fromPromise(({ input: given }) => {
          sent.push(given)
          return Promise.resolve(passkey)
        }),
      },
    )
    actor.send(ask)
    actor.send(confirmed)
    await settled()
    expect(sent).toEqual([{ created, name: 'Phone' }])
    expect([state().context.passkeys, state().context.change]).toEqual([[passkey], null])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'operator:passkeys.added' } }])
  })

  it('are removed, and read again', async () => {
    const removed: unknown[] = []
    const { actor, emitted, state } = await open(
      { reading: [() => ({ passkeys: [passkey] }), () => ({ passkeys: [] })] },
      input,
      {
        beginning: fromPromise(({ input: given }) => {
          removed.push(given)
          return Promise.resolve({ creation: null })
        }),
      },
    )
    actor.send(askRemoval)
    actor.send({ type: 'change.confirmed', name: '' })
    await settled()
    expect([removed, state().context.passkeys]).toEqual([[{ change: askRemoval.change }], []])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'operator:passkeys.removed' } }])
  })

  it('stay as they are when the browser makes none', async () => {
    const { actor, emitted, state } = await open(
      { beginning: [() => ({ creation })] },
      { createPasskey: () => Promise.reject(new Error('NotAllowedError')) },
    )
    actor.send(ask)
    actor.send(confirmed)
    await settled()
    expect([state().value, state().context.change]).toEqual(['shown', null])
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'account:factors.notCreated' } }])
  })

  it('are read again when the server does not take one, which says why', async () => {
    const { actor, emitted, state } = await open({
      reading: [() => ({ passkeys: [passkey] }), () => ({ passkeys: [passkey] })],
      beginning: [() => ({ creation })],
      adding: [failWith(rejected(409, 'This passkey has been added already.'))],
    })
    actor.send(ask)
    actor.send(confirmed)
    await settled()
    expect(state().value).toBe('shown')
    expect(emitted).toMatchObject([{ type: 'toast', tone: 'error', text: { message: 'This passkey has been added already.' } }])
  })

  it('keep the question open, with why, when the server refuses it or does not answer', async () => {
    const { actor, state } = await open({
      beginning: [failWith(rejected(409, 'You can have ten passkeys.')), failWith(unreachable)],
    })
    actor.send(ask)
    actor.send(confirmed)
    actor.send({ type: 'change.abandoned' })
    await settled()
    expect([state().hasTag('asking'), state().hasTag('refused')]).toEqual([true, true])
    actor.send(confirmed)
    await settled()
    expect([state().hasTag('asking'), state().hasTag('unreachable')]).toEqual([true, true])
    actor.send({ type: 'change.abandoned' })
    expect([state().value, state().context.failure]).toEqual(['shown', null])
  })
})
