import { describe, expect, it } from 'vitest'
import { type InputFrom, SimulatedClock, createActor, fromPromise } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { orderDetailsAddress, sampleDetailsAddress } from '#src/lib/paths.ts'
import { orderPlacingEvents } from '#tests/support/event-fixtures/order-placing.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { sampleAddress, sampleOrder, sampleProduct, sampleTotals } from '#tests/support/order-fixtures.ts'
import { type Address, addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import { type OrderFormValues, orderPlacingMachine } from './order-placing.machine.ts'

type Totals = typeof sampleTotals

const values: OrderFormValues = { quantity: { value: 160, unit: 'kg' }, incoterm: 'DAP' }
const changedValues: OrderFormValues = { quantity: { value: 1600, unit: 'kg' }, incoterm: 'DAP' }
const dearer: Totals = { ...sampleTotals, total: { amount: 90000, currency: 'SAR' } }
const unreachable: ApiFailure = { kind: 'unreachable' }
const repriced: ApiFailure = { kind: 'rejected', code: 409, message: 'Dearer', fields: {}, results: { totals: dearer } }
const invalid: ApiFailure = {
  kind: 'rejected',
  code: 422,
  message: 'Check',
  fields: { 'quantity.value': 'Only 100' },
  results: {},
}

it('reaches every state', () =>
  expect(
    reachedStates(orderPlacingMachine, Object.values(orderPlacingEvents.events), Object.values(orderPlacingEvents.inputs)),
  ).toEqual(statesOf(orderPlacingMachine)))

interface Priced {
  quantity: number
  answer: (totals: Totals) => void
  fail: (failure: ApiFailure) => void
}

/** The page of an order for acetone to one address; prices and the placing wait for the test. */
async function openPage(
  wanted: InputFrom<typeof orderPlacingMachine> = { productId: sampleProduct._id },
  product = sampleProduct,
) {
  const clock = new SimulatedClock()
  const prices: Priced[] = []
  const placed: { body: { expectedTotal: { amount: number }; note?: string }; idempotencyKey: string }[] = []
  const answers: (() => Promise<{ order: typeof sampleOrder; message: string }>)[] = []
  const emitted: FlowEmitted[] = []
  const actor = createActor(
    orderPlacingMachine.provide({
      actors: {
        reading: fromPromise(() => Promise.resolve({ product })),
        addressBook: addressBookMachine.provide({
          actors: {
            reading: fromPromise<{ addresses: readonly Address[] }>(() => Promise.resolve({ addresses: [sampleAddress] })),
            saving: fromPromise(() => Promise.resolve({ address: { ...sampleAddress, country: 'BD' }, message: '' })),
          },
        }),
        pricing: fromPromise(
          ({ input }) =>
            new Promise((resolve, reject) => {
              prices.push({
                quantity: input.body.quantity.value,
                answer: (totals) => resolve({ totals }),
                fail: (failure) => reject(new ApiError(failure)),
              })
            }),
        ),
        placing: fromPromise(({ input }) => {
          placed.push(input)
          return answers.shift()?.() ?? Promise.reject(new ApiError(unreachable))
        }),
      },
    }),
    { input: wanted, clock },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  await settled()
  const state = () => actor.getSnapshot()
  async function price(given: OrderFormValues, totals: Totals) {
    actor.send({ type: 'values.changed', values: given })
    clock.increment(300)
    prices.at(-1)?.answer(totals)
    await settled()
  }
  return { actor, clock, prices, placed, answers, emitted, state, price }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('placing an order', () => {
  it('asks for the price once somebody has stopped typing for 300 ms', async () => {
    const { actor, clock, prices } = await openPage()
    actor.send({ type: 'values.changed', values })
    clock.increment(299)
    actor.send({ type: 'values.changed', values: changedValues })
    clock.increment(299)
    expect(prices).toEqual([])
    clock.increment(1)
    expect(prices.map(({ quantity }) => quantity)).toEqual([1600])
  })

  it('drops the price of a selection that is no longer the form’s', async () => {
    const { actor, clock, prices, state } = await openPage()
    actor.send({ type: 'values.changed', values })
    clock.increment(300)
    actor.send({ type: 'values.changed', values: changedValues })
    clock.increment(300)
    prices[1]?.answer(sampleTotals)
    prices[0]?.answer(dearer)
    await settled()
    expect([state().context.totals, state().hasTag('priced')]).toEqual([sampleTotals, true])
  })

  it('shows no price for a form that is not complete', async () => {
    const { actor, price, state } = await openPage()
    await price(values, sampleTotals)
    actor.send({ type: 'values.changed', values: null })
    expect([state().context.totals, state().hasTag('priced')]).toEqual([null, false])
  })

  it('asks for the price again when the chosen address has changed', async () => {
    const { actor, clock, price, prices, state } = await openPage()
    await price(values, sampleTotals)
    const book = state().children.addressBook
    book?.send({ type: 'editing.asked', address: sampleAddress })
    book?.send({ type: 'address.written', fields: sampleAddress })
    await settled()
    clock.increment(300)
    expect([prices.length, actor.getSnapshot().context.address?.country]).toEqual([2, 'BD'])
  })

  it('places no order while an address is written: it would go to the one before', async () => {
    const { actor, placed, price, state } = await openPage()
    await price(values, sampleTotals)
    const book = state().children.addressBook
    book?.send({ type: 'adding.asked' })
    actor.send({ type: 'order.confirmed', note: '' })
    await settled()
    expect([placed, actor.getSnapshot().context.totals, actor.getSnapshot().context.address]).toEqual([[], null, null])
    book?.send({ type: 'writing.abandoned' })
    expect(actor.getSnapshot().context.address).toEqual(sampleAddress)
  })

  it('names the total that was shown, and leads to the order once it is placed', async () => {
    const { actor, placed, answers, emitted, price } = await openPage()
    await price(values, sampleTotals)
    answers.push(() => Promise.resolve({ order: sampleOrder, message: 'Order placed.' }))
    actor.send({ type: 'order.confirmed', note: 'Ring first' })
    expect(emitted).toEqual([])
    await settled()
    expect(placed.map(({ body }) => body)).toEqual([
      {
        productId: sampleProduct._id,
        ...values,
        addressId: sampleAddress._id,
        expectedTotal: sampleTotals.total,
        note: 'Ring first',
      },
    ])
    expect(emitted).toEqual([
      { type: 'draft.finished', draft: `order.${sampleProduct._id}` },
      { type: 'toast', tone: 'success', text: { message: 'Order placed.' } },
      { type: 'navigate', to: orderDetailsAddress(sampleOrder._id), replace: true },
    ])
  })

  it('places one order on a double click', async () => {
    const { actor, placed, answers, price } = await openPage()
    await price(values, sampleTotals)
    answers.push(() => Promise.resolve({ order: sampleOrder, message: '' }))
    actor.send({ type: 'order.confirmed', note: '' })
    actor.send({ type: 'order.confirmed', note: '' })
    await settled()
    expect(placed.length).toBe(1)
  })

  it('sends the same order under the same key after the answer was lost, and lets nothing change meanwhile', async () => {
    const { actor, placed, answers, price, state } = await openPage()
    await price(values, sampleTotals)
    actor.send({ type: 'order.confirmed', note: '' })
    await settled()
    expect([state().hasTag('unreachable'), state().hasTag('locked')]).toEqual([true, true])
    actor.send({ type: 'values.changed', values: changedValues })
    answers.push(() => Promise.resolve({ order: sampleOrder, message: '' }))
    actor.send({ type: 'retry.asked' })
    await settled()
    expect(placed[1]).toEqual(placed[0])
    expect(state().hasTag('done')).toBe(true)
  })

  it('asks again when the price has changed, and orders at the new total under a new key', async () => {
    const { actor, placed, answers, price, state } = await openPage()
    await price(values, sampleTotals)
    answers.push(
      () => Promise.reject(new ApiError(repriced)),
      () => Promise.resolve({ order: sampleOrder, message: '' }),
    )
    actor.send({ type: 'order.confirmed', note: '' })
    await settled()
    const { totals, newTotals } = state().context
    expect([state().hasTag('dialog'), totals, newTotals]).toEqual([true, sampleTotals, dearer])
    actor.send({ type: 'newTotal.accepted' })
    await settled()
    expect(placed.map(({ body }) => body.expectedTotal.amount)).toEqual([sampleTotals.total.amount, 90000])
    expect(placed[1]?.idempotencyKey).not.toBe(placed[0]?.idempotencyKey)
  })

  it('orders nothing when the new price is declined, and shows it', async () => {
    const { actor, placed, answers, price, state } = await openPage()
    await price(values, sampleTotals)
    answers.push(() => Promise.reject(new ApiError(repriced)))
    actor.send({ type: 'order.confirmed', note: '' })
    await settled()
    actor.send({ type: 'newTotal.declined' })
    expect([placed.length, state().context.totals, state().hasTag('locked')]).toEqual([1, dearer, false])
  })

  it('keeps what the server says about the fields until the form changes', async () => {
    const { actor, clock, prices, state } = await openPage()
    actor.send({ type: 'values.changed', values })
    clock.increment(300)
    prices[0]?.fail(invalid)
    await settled()
    expect([state().context.failure, state().hasTag('refused')]).toEqual([invalid, true])
    actor.send({ type: 'values.changed', values: changedValues })
    expect([state().context.failure, state().hasTag('refused')]).toEqual([null, false])
  })

  it('takes back the total of an order that was refused, and asks for a new one when it is confirmed all the same', async () => {
    const { actor, placed, prices, answers, price, state } = await openPage()
    await price(values, sampleTotals)
    answers.push(() => Promise.reject(new ApiError(invalid)))
    actor.send({ type: 'order.confirmed', note: '' })
    await settled()
    expect([state().context.totals, state().context.failure, state().hasTag('refused')]).toEqual([null, invalid, true])
    actor.send({ type: 'order.confirmed', note: '' })
    prices.at(-1)?.answer(dearer)
    await settled()
    expect([placed.length, state().context.totals, state().hasTag('priced')]).toEqual([1, dearer, true])
  })
})

describe('asking for a sample', () => {
  const maximum = { value: 0.5, unit: 'kg' as const }
  const sampled = { ...sampleProduct, sample: { offered: true, price: { amount: 0, currency: 'SAR' }, maximum } }
  const trial = { purpose: 'Trial batch of a coating', yearlyVolume: { value: 12, unit: 't' as const } }
  const sample = { productId: sampleProduct._id, kind: 'sample' as const }

  it('begins with the largest that is given, or with the quantity chosen before', async () => {
    const { state } = await openPage(sample, sampled)
    expect(state().context.values).toEqual({ quantity: maximum })
    const before = await openPage({ ...sample, quantity: { value: 200, unit: 'g' } }, sampled)
    expect(before.state().context.values).toEqual({ quantity: { value: 200, unit: 'g' } })
  })

  it('says at once that the seller gives none', async () => {
    const { state, prices } = await openPage(sample)
    expect([state().hasTag('empty'), state().hasTag('filled'), prices]).toEqual([true, false, []])
  })

  it('sends what it is for, without a delivery term, and leads to the sample', async () => {
    const { actor, clock, prices, placed, answers, emitted } = await openPage(sample, sampled)
    clock.increment(300)
    prices[0]?.answer(sampleTotals)
    await settled()
    answers.push(() => Promise.resolve({ order: sampleOrder, message: '' }))
    actor.send({ type: 'order.confirmed', note: '', trial })
    await settled()
    expect(placed.map(({ body }) => body)).toEqual([
      {
        kind: 'sample',
        productId: sampleProduct._id,
        quantity: maximum,
        addressId: sampleAddress._id,
        expectedTotal: sampleTotals.total,
        ...trial,
      },
    ])
    expect(emitted).toEqual([
      { type: 'draft.finished', draft: `sample.${sampleProduct._id}` },
      { type: 'toast', tone: 'success', text: { key: 'sample:asking.asked' } },
      { type: 'navigate', to: sampleDetailsAddress(sampleOrder._id), replace: true },
    ])
  })

  it('keeps what it is for when the price has changed', async () => {
    const { actor, clock, prices, placed, answers } = await openPage(sample, sampled)
    clock.increment(300)
    prices[0]?.answer(sampleTotals)
    await settled()
    answers.push(() => Promise.reject(new ApiError(repriced)))
    actor.send({ type: 'order.confirmed', note: 'Ring first', trial })
    await settled()
    actor.send({ type: 'newTotal.accepted' })
    await settled()
    expect(placed[1]?.body).toEqual({ ...placed[0]?.body, expectedTotal: dearer.total })
  })
})
