import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { rejected, unreachable } from '#tests/support/actor-events.ts'
import {
  buyersNeverIn,
  cancellingEvents,
  orderDetailsEvents,
  receivingEvents,
} from '#tests/support/event-fixtures/order-details.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { invoicedOrder, orderAt, sampleInvoice, sampleOrder } from '#tests/support/order-fixtures.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import type { EntityChange, EntityChanged } from '#src/machines/platform/create-entity-machine.ts'
import type { OrderCommand } from './order-change.ts'
import { orderDetailsMachine } from './order-details.machine.ts'

type Order = typeof sampleOrder
type OrderChange = EntityChange<OrderCommand>
type OrderChanged = EntityChanged<Order>

const acceptedOrder = orderAt({ at: '2026-11-20T09:00:00.000Z', status: 'accepted', by: 'seller' })

describe('the flow of one order', () => {
  it('reaches every state', () => {
    const { inputs, events } = orderDetailsEvents
    expect(reachedStates(orderDetailsMachine, Object.values(events), Object.values(inputs))).toEqual(
      statesOf(orderDetailsMachine),
    )
  })

  it.each([
    ['whose goods have come', receivingEvents],
    ['who thinks better of it', cancellingEvents],
  ])('asks a buyer %s about every step', (_, { inputs, events }) => {
    const states = statesOf(orderDetailsMachine).filter((state) => !buyersNeverIn.includes(state))
    expect(reachedStates(orderDetailsMachine, Object.values(events), Object.values(inputs))).toEqual(states)
  })
})

/** A page of the order's seller; reads and changes wait for the test to answer them, in turn. */
async function openOrder(order: Order, side: 'buyer' | 'seller' = 'seller') {
  const reads: { answer: (order: Order) => void; fail: () => void; taken: () => boolean }[] = []
  const changes: OrderChange[] = []
  const answers: (() => Promise<OrderChanged>)[] = []
  const emitted: FlowEmitted[] = []
  const files: string[] = []
  let emitLiveEvent: (orderId: string, idempotencyKey?: string) => void = () => undefined
  const actor = createActor(
    orderDetailsMachine.provide({
      actors: {
        reading: fromPromise(
          ({ signal }) =>
            new Promise((resolve, reject) => {
              reads.push({
                answer: (read) => resolve({ entity: read }),
                fail: () => reject(new ApiError(unreachable)),
                taken: () => signal.aborted,
              })
            }),
        ),
        changing: fromPromise(({ input }) => {
          changes.push(input.change)
          return answers.shift()?.() ?? Promise.reject(new ApiError(unreachable))
        }),
        fetching: fromPromise(() => Promise.resolve({ file: new Blob(['%PDF']) })),
        liveChanges: fromCallback(({ sendBack }) => {
          emitLiveEvent = (subjectId, idempotencyKey) => {
            const event = { type: 'order.changed' as const, subjectId, ...(idempotencyKey !== undefined && { idempotencyKey }) }
            sendBack({ type: 'live.changed', event })
          }
        }),
      },
      actions: { saveFile: (_, { attachment }) => files.push(attachment.number) },
    }),
    { input: { id: order._id, side } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  reads[0]?.answer(order)
  await settled()
  const emit: typeof emitLiveEvent = (orderId, idempotencyKey) => emitLiveEvent(orderId, idempotencyKey)
  return { actor, reads, changes, answers, emitted, files, emitLiveEvent: emit }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the page of one order', () => {
  it('grows by itself when the server says that the order changed', async () => {
    const { actor, reads, emitLiveEvent } = await openOrder(sampleOrder, 'buyer')
    emitLiveEvent('another order')
    expect(reads.length).toBe(1)
    emitLiveEvent(sampleOrder._id)
    reads[1]?.answer(acceptedOrder)
    await settled()
    expect(actor.getSnapshot().context.entity).toEqual(acceptedOrder)
  })

  it('never lets a late answer win', async () => {
    const { actor, reads, emitLiveEvent } = await openOrder(sampleOrder, 'buyer')
    emitLiveEvent(sampleOrder._id)
    emitLiveEvent(sampleOrder._id)
    expect(reads.map(({ taken }) => taken())).toEqual([false, true, false])
    reads[2]?.answer(invoicedOrder)
    reads[1]?.answer(acceptedOrder)
    await settled()
    expect(actor.getSnapshot().context.entity).toEqual(invoicedOrder)
  })

  it('shows the changed order only once the server has answered, and says so', async () => {
    const { actor, answers, emitted } = await openOrder(sampleOrder)
    answers.push(() => Promise.resolve({ entity: acceptedOrder, message: 'Order accepted.' }))
    actor.send({ type: 'action.chosen', action: 'accept' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(actor.getSnapshot().context.entity).toEqual(sampleOrder)
    await settled()
    expect(actor.getSnapshot().context.entity).toEqual(acceptedOrder)
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Order accepted.' } }])
  })

  it('keeps a change under way when the news of it comes before its answer', async () => {
    const { actor, answers, reads, emitLiveEvent } = await openOrder(sampleOrder)
    let answer: (changed: OrderChanged) => void = () => undefined
    answers.push(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    actor.send({ type: 'action.chosen', action: 'reject' })
    actor.send({ type: 'action.confirmed', command: { type: 'reject', reason: 'Out of stock' } })
    emitLiveEvent(sampleOrder._id)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    reads.at(-1)?.answer(acceptedOrder)
    answer({ entity: acceptedOrder, message: 'Done.' })
    await settled()
    expect(actor.getSnapshot().context.asked).toBeNull()
    expect(actor.getSnapshot().hasTag('busy')).toBe(false)
  })

  it('reads nothing again when it changed the order itself, whether its live event comes before or after the response', async () => {
    const { actor, answers, changes, reads, emitLiveEvent } = await openOrder(sampleOrder)
    answers.push(() => Promise.resolve({ entity: acceptedOrder, message: 'Order accepted.' }))
    actor.send({ type: 'action.chosen', action: 'accept' })
    const own = changes[0]?.idempotencyKey
    emitLiveEvent(sampleOrder._id, own)
    await settled()
    emitLiveEvent(sampleOrder._id, own)
    expect(actor.getSnapshot().context.entity).toEqual(acceptedOrder)
    expect(reads.length).toBe(1)
    emitLiveEvent(sampleOrder._id, 'the-key-of-another-page')
    expect(reads.length).toBe(2)
  })

  it('reads again after its change when another change was announced meanwhile, whose read is already answered', async () => {
    const { actor, answers, reads, emitLiveEvent } = await openOrder(sampleOrder)
    let answer: (changed: OrderChanged) => void = () => undefined
    answers.push(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    actor.send({ type: 'action.chosen', action: 'accept' })
    emitLiveEvent(sampleOrder._id)
    reads[1]?.answer(invoicedOrder)
    await settled()
    answer({ entity: acceptedOrder, message: 'Order accepted.' })
    await settled()
    expect(reads.length).toBe(3)
    reads[2]?.answer(invoicedOrder)
    await settled()
    expect(actor.getSnapshot().context.entity).toEqual(invoicedOrder)
  })

  it('never lets a read that was begun before its change win over the response', async () => {
    const { actor, answers, reads, emitLiveEvent } = await openOrder(sampleOrder)
    emitLiveEvent(sampleOrder._id)
    answers.push(() => Promise.resolve({ entity: acceptedOrder, message: 'Order accepted.' }))
    actor.send({ type: 'action.chosen', action: 'accept' })
    await settled()
    expect(reads.map(({ taken }) => taken())).toEqual([false, true, false])
  })

  it('reads again after a repeat, whose response is that of the first try', async () => {
    const { actor, answers, reads } = await openOrder(sampleOrder)
    actor.send({ type: 'action.chosen', action: 'accept' })
    await settled()
    answers.push(() => Promise.resolve({ entity: acceptedOrder, message: 'Order accepted.' }))
    actor.send({ type: 'retry.asked' })
    await settled()
    expect(reads.length).toBe(2)
  })

  it('reads the order after a change whose response did not bring it', async () => {
    const { actor, answers, reads } = await openOrder(sampleOrder)
    answers.push(() => Promise.resolve({ message: 'Invoice issued.' }))
    actor.send({ type: 'action.chosen', action: 'accept' })
    await settled()
    expect(reads.length).toBe(2)
  })

  it('does nothing that the life-cycle does not allow', async () => {
    const { actor, changes } = await openOrder(sampleOrder)
    actor.send({ type: 'action.chosen', action: 'process' })
    expect(changes).toEqual([])
    expect(actor.getSnapshot().hasTag('busy')).toBe(false)
  })

  it('sends a change whose answer was lost again under the same key', async () => {
    const { actor, changes, answers } = await openOrder(sampleOrder)
    actor.send({ type: 'action.chosen', action: 'accept' })
    await settled()
    expect(actor.getSnapshot().hasTag('unreachable')).toBe(true)
    answers.push(() => Promise.resolve({ entity: acceptedOrder, message: '' }))
    actor.send({ type: 'retry.asked' })
    await settled()
    expect(changes.length).toBe(2)
    expect(changes[1]).toEqual(changes[0])
  })

  it('keeps the question open when its answer was lost, and the key while the words stay the same', async () => {
    const { actor, changes } = await openOrder(sampleOrder)
    actor.send({ type: 'action.chosen', action: 'reject' })
    for (const reason of ['Sold out', 'Sold out', 'Sold out until May']) {
      actor.send({ type: 'action.confirmed', command: { type: 'reject', reason } })
      await settled()
      expect(actor.getSnapshot().hasTag('dialog')).toBe(true)
    }
    const [first, second, third] = changes
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  it('closes the question, tells why and reads the order again when somebody was faster', async () => {
    const { actor, answers, reads } = await openOrder(sampleOrder)
    answers.push(() => Promise.reject(new ApiError(rejected(409))))
    actor.send({ type: 'action.chosen', action: 'reject' })
    actor.send({ type: 'action.confirmed', command: { type: 'reject', reason: 'Sold out' } })
    await settled()
    reads[1]?.answer(orderAt({ at: '2026-11-20T09:00:00.000Z', status: 'cancelled', by: 'buyer' }))
    await settled()
    const { context } = actor.getSnapshot()
    expect(actor.getSnapshot().hasTag('dialog')).toBe(false)
    expect([context.failure, context.entity?.status]).toEqual([rejected(409), 'cancelled'])
  })

  it('keeps showing what it has when reading again fails', async () => {
    const { actor, reads, emitLiveEvent } = await openOrder(sampleOrder)
    emitLiveEvent(sampleOrder._id)
    reads[1]?.fail()
    await settled()
    expect([actor.getSnapshot().hasTag('filled'), actor.getSnapshot().hasTag('failed')]).toEqual([true, true])
    actor.send({ type: 'retry.asked' })
    reads[2]?.answer(acceptedOrder)
    await settled()
    expect([actor.getSnapshot().context.entity, actor.getSnapshot().hasTag('failed')]).toEqual([acceptedOrder, false])
  })

  it('hands over an invoice as a file', async () => {
    const { actor, files } = await openOrder(invoicedOrder, 'buyer')
    actor.send({ type: 'attachment.opened', attachment: sampleInvoice })
    expect(actor.getSnapshot().context.attachment).toEqual(sampleInvoice)
    await settled()
    expect([files, actor.getSnapshot().context.attachment]).toEqual([['KMY-2026-000017'], null])
  })
})
