import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import {
  changedMeanwhile,
  listingEdit,
  listingEditingEvents,
  newerProduct,
} from '#tests/support/event-fixtures/listing-editing.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { listingEditingMachine } from './listing-editing.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

it('reaches every state', () => {
  const { events, inputs } = listingEditingEvents
  expect(reachedStates(listingEditingMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(listingEditingMachine),
  )
})

interface Sent {
  product: { version?: number } | null
  idempotencyKey: string
}

/** The form, open; `sent` is what was sent each time, `answers` what comes of it. */
async function open(productId: string | null, ...answers: (() => unknown)[]) {
  const sent: Sent[] = []
  const machine = listingEditingMachine.provide({
    actors: {
      // The fakes answer less than the contract has.
      reading: fromPromise((() => Promise.resolve({ product: productId && listing, categories: [] })) as never),
      sending: fromPromise((async ({ input }: { input: Sent }) => {
        sent.push(input)
        return answers.shift()?.()
      }) as never),
    },
  })
  const flow = runFlow(machine, { productId })
  await settled()
  const enter = async (entry = listingEdit) => {
    flow.actor.send({ type: 'listing.entered', entry })
    await settled()
  }
  return { ...flow, sent, enter }
}

describe('a listing', () => {
  it('that was saved leads to the own products, and its draft is done with', async () => {
    const { enter, emitted } = await open(listing._id, () => ({ product: newerProduct }))
    await enter()
    expect(emitted).toEqual([
      { type: 'draft.finished', draft: `listing.${listing._id}` },
      { type: 'toast', tone: 'success', text: { key: 'selling:form.saved' } },
      { type: 'navigate', to: '/seller-product', replace: true },
    ])
  })

  it('that is new is told as added', async () => {
    const { enter, emitted } = await open(null, () => ({ product: listing }))
    await enter()
    expect(emitted.slice(0, 2)).toEqual([
      { type: 'draft.finished', draft: 'listing.new' },
      { type: 'toast', tone: 'success', text: { key: 'selling:form.added' } },
    ])
  })

  it('keeps its form with what the server says about the fields', async () => {
    const refusal = rejected(422, 'Check the fields.', { casNumber: 'Wrong' })
    const { enter, emitted, state } = await open(null, failWith(refusal))
    await enter()
    expect([state().hasTag('writing'), fieldErrors(state().context.failure), emitted]).toEqual([true, { casNumber: 'Wrong' }, []])
  })

  it('is sent under the same key again when no answer came, under another once it was refused or changed', async () => {
    const { enter, sent } = await open(null, failWith(unreachable), failWith(rejected(422)), failWith(unreachable))
    await enter()
    await enter()
    await enter()
    await enter({ ...listingEdit, body: { ...listingEdit.body, images: [new File(['x'], 'drum.png')] } } as typeof listingEdit)
    const [first, again, anew, other] = sent.map(({ idempotencyKey }) => idempotencyKey)
    expect([first === again, again === anew, anew === other]).toEqual([true, false, false])
  })

  it('is sent once for a double click', async () => {
    const { actor, sent } = await open(null, () => new Promise(() => undefined))
    actor.send({ type: 'listing.entered', entry: listingEdit })
    actor.send({ type: 'listing.entered', entry: listingEdit })
    expect(sent.length).toBe(1)
  })

  it('is not written over what somebody else has made of it', async () => {
    const { actor, enter, sent, state } = await open(listing._id, failWith(changedMeanwhile), () => ({
      product: newerProduct,
    }))
    await enter()
    expect(state().hasTag('outdated')).toBe(true)
    await enter()
    expect(sent.length).toBe(1)
    actor.send({ type: 'newest.taken' })
    expect([state().context.product, state().context.failure]).toEqual([newerProduct, null])
    await enter()
    expect(sent.map(({ product }) => product?.version)).toEqual([3, 4])
  })

  it('can be called off while its files go out', async () => {
    const { actor, state } = await open(null, () => new Promise(() => undefined))
    actor.send({ type: 'listing.entered', entry: listingEdit })
    actor.send({ type: 'upload.progressed', share: 0.4 })
    expect(state().context.share).toBe(0.4)
    actor.send({ type: 'upload.cancelled' })
    expect([state().hasTag('busy'), state().hasTag('writing')]).toEqual([false, true])
  })
})
