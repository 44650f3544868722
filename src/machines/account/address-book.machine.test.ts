import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { unreachable } from '#tests/support/actor-events.ts'
import { addressBookEvents } from '#tests/support/event-fixtures/address-book.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { sampleAddress } from '#tests/support/order-fixtures.ts'
import { type Address, addressBookMachine } from './address-book.machine.ts'

const { _id, ...fields } = sampleAddress
const office: Address = { ...sampleAddress, _id: `${_id.slice(0, -1)}9`, label: 'Office' }
const invalid: ApiFailure = { kind: 'rejected', code: 422, message: 'Check', fields: { city: 'Which one?' }, results: {} }

it('reaches every state', () => {
  const { inputs, events } = addressBookEvents
  expect(reachedStates(addressBookMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(addressBookMachine))
})

interface Asked {
  subject: Address | null
  draft: unknown
  idempotencyKey: string
}

async function openBook(addresses: Address[]) {
  const saved: Asked[] = []
  const answers: (() => Promise<{ address: Address; message: string }>)[] = []
  const actor = createActor(
    addressBookMachine.provide({
      actors: {
        reading: fromPromise<{ addresses: readonly Address[] }>(() => Promise.resolve({ addresses })),
        saving: fromPromise(({ input }) => {
          saved.push(input)
          return answers.shift()?.() ?? Promise.reject(new ApiError(unreachable))
        }),
        deleting: fromPromise(() => Promise.resolve({ message: 'Address deleted.' })),
      },
    }),
  ).start()
  await settled()
  const state = () => actor.getSnapshot()
  return { actor, saved, answers, state }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the address book', () => {
  it('chooses the default address, the first of the list', async () => {
    const { state } = await openBook([sampleAddress, office])
    expect(state().context.chosenId).toBe(sampleAddress._id)
  })

  it('asks for the first address straight away and chooses it once it is kept', async () => {
    const { actor, answers, state } = await openBook([])
    expect([state().hasTag('filling'), state().hasTag('empty')]).toEqual([true, true])
    answers.push(() => Promise.resolve({ address: sampleAddress, message: 'Address saved.' }))
    actor.send({ type: 'address.written', fields })
    await settled()
    expect([state().hasTag('filling'), state().context.chosenId, state().context.addresses]).toEqual([
      false,
      sampleAddress._id,
      [sampleAddress],
    ])
  })

  it('keeps the form open with what the server says about its fields', async () => {
    const { actor, answers, state } = await openBook([sampleAddress])
    answers.push(() => Promise.reject(new ApiError(invalid)))
    actor.send({ type: 'adding.asked' })
    actor.send({ type: 'address.written', fields })
    await settled()
    expect([state().hasTag('filling'), state().context.failure]).toEqual([true, invalid])
  })

  it('sends the same address again under the same key, another one under another', async () => {
    const { actor, saved } = await openBook([sampleAddress])
    actor.send({ type: 'adding.asked' })
    for (const city of ['Dammam', 'Dammam', 'Jubail']) {
      actor.send({ type: 'address.written', fields: { ...fields, city } })
      await settled()
    }
    const [first, second, third] = saved.map(({ idempotencyKey }) => idempotencyKey)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('puts an edited address in the place of the old one', async () => {
    const { actor, answers, saved, state } = await openBook([sampleAddress, office])
    const moved = { ...office, city: 'Jubail' }
    answers.push(() => Promise.resolve({ address: moved, message: '' }))
    actor.send({ type: 'editing.asked', address: office })
    actor.send({ type: 'address.written', fields })
    await settled()
    expect(saved[0]?.subject).toEqual(office)
    expect([state().context.addresses, state().context.chosenId]).toEqual([[sampleAddress, moved], office._id])
  })

  it('deletes only after asking, and falls back to an address that is left', async () => {
    const { actor, state } = await openBook([sampleAddress, office])
    actor.send({ type: 'deleting.asked', address: sampleAddress })
    expect([state().hasTag('dialog'), state().context.addresses.length]).toEqual([true, 2])
    actor.send({ type: 'deleting.confirmed' })
    await settled()
    expect([state().context.addresses, state().context.chosenId]).toEqual([[office], office._id])
  })

  it('asks for an address again when the last one is deleted', async () => {
    const { actor, state } = await openBook([sampleAddress])
    actor.send({ type: 'deleting.asked', address: sampleAddress })
    actor.send({ type: 'deleting.confirmed' })
    await settled()
    expect([state().hasTag('filling'), state().context.chosenId]).toEqual([true, null])
  })
})
