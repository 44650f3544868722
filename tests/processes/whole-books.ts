import { expect } from 'vitest'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import type { Attempt } from './mixed-writes.ts'

/** The counts before the writes. */
export interface Before {
  stock: number
  notified: number
  mailed: number
}

export async function checkBefore(store: Store, productId: string): Promise<Before> {
  const product = await store.find('products', { _id: productId })
  return { stock: product?.stock ?? NaN, ...(await messageCounts(store)) }
}

/** Feed rows that come with a mail, and mails. */
async function messageCounts(store: Store): Promise<Pick<Before, 'notified' | 'mailed'>> {
  const notices = await store.list('notifications', {})
  const counted = notices.filter(({ type }) => type !== 'chatMessage' && type !== 'sellerOrderPlaced')
  const newOrders = notices.filter(({ type }) => type === 'sellerOrderPlaced')
  return { notified: counted.length + mailedOf(newOrders), mailed: await store.count('outbox', { channel: 'mail' }) }
}

/** Of the new orders of each hour a seller is mailed the first twenty. */
function mailedOf(newOrders: readonly Row<'notifications'>[]): number {
  const counts = new Map<string, number>()
  for (const { userId, createdAt } of newOrders) {
    const hour = `${userId} ${createdAt.slice(0, 13)}`
    counts.set(hour, (counts.get(hour) ?? 0) + 1)
  }
  return [...counts.values()].reduce((sum, count) => sum + Math.min(count, 20), 0)
}

/** Compares the rows with each other and with the responses: nothing is lost, duplicated or partial. */
export async function expectWhole(store: Store, before: Before, productId: string, attempts: readonly Attempt[]): Promise<void> {
  const orders = await store.list('orders', { productId })
  await expectOnce(store, attempts, orders)
  await expectOrdersWhole(store, orders)
  await expectMoneyWhole(store)
  const reserved = orders.filter(({ status }) => !['placed', 'rejected', 'cancelled'].includes(status))
  const product = await store.find('products', { _id: productId })
  expect(product?.stock).toBe(before.stock - reserved.reduce((sum, { stockQuantity }) => sum + stockQuantity, 0))
  const after = await messageCounts(store)
  expect(after.mailed - before.mailed).toBe(after.notified - before.notified)
}

/** Each key's change exists once, whatever happened to the first response. */
async function expectOnce(store: Store, attempts: readonly Attempt[], orders: readonly Row<'orders'>[]): Promise<void> {
  const keysOf = (operationId: string) => attempts.filter((each) => each.operationId === operationId).map(({ key }) => key)
  const noted = orders.flatMap(({ note }) => note ?? [])
  expect(noted.sort()).toEqual(keysOf('placeOrder').sort())
  const messageTexts = (await store.list('messages', {})).flatMap(({ text }) => text ?? [])
  const sent = keysOf('sendMessage')
  expect(messageTexts.filter((text) => sent.includes(text)).sort()).toEqual(sent.sort())
  const lines = (await store.list('addresses', {})).map(({ line1 }) => line1)
  const added = keysOf('addAddress')
  expect(lines.filter((line) => added.includes(line)).sort()).toEqual(added.sort())
  const storedKeys = new Set((await store.list('idempotencyKeys', {})).map(({ _id }) => _id.split(':').at(-1)))
  expect(attempts.filter(({ key }) => !storedKeys.has(key))).toEqual([])
}

/** An order is where its timeline ends, which says each step once; its invoice is there, and numbers have no gaps. */
async function expectOrdersWhole(store: Store, orders: readonly Row<'orders'>[]): Promise<void> {
  const events = await store.list('orderEvents', {}, { orderBy: ['position'] })
  const invoices = await store.list('invoices', {}, { orderBy: ['sequence'] })
  for (const order of orders) {
    const steps = events.filter(({ orderId }) => orderId === order._id)
    expect(steps.at(-1)?.status).toBe(order.status)
    expect(new Set(steps.map(({ status }) => status)).size).toBe(steps.length)
    const isInvoiced = steps.some(({ status }) => status === 'invoiced')
    expect(invoices.filter(({ orderId, kind }) => orderId === order._id && kind === 'payment').length).toBe(isInvoiced ? 1 : 0)
    const isPaid = steps.some(({ status }) => status === 'paid')
    expect(await store.count('payments', { orderId: order._id, status: 'succeeded' })).toBe(isPaid ? 1 : 0)
  }
  const series = new Map<string, number[]>()
  for (const { sellerId, year, kind, sequence } of invoices) {
    const name = `${kind}:${year}:${sellerId}`
    series.set(name, [...(series.get(name) ?? []), sequence])
  }
  for (const numbers of series.values()) expect(numbers).toEqual(numbers.map((_, at) => at + 1))
}

/** Each transfer of the books sums to nothing, and each payment that succeeded is booked once, with its amount. */
async function expectMoneyWhole(store: Store): Promise<void> {
  const entries = await store.list('ledgerEntries', {})
  const sums = new Map<string, number>()
  for (const { transferId, amount } of entries) sums.set(transferId, (sums.get(transferId) ?? 0) + amount)
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([])
  const booked = entries.filter(({ account }) => account === 'cardClearing').map(({ paymentId, amount }) => [paymentId, -amount])
  const paid = await store.list('payments', { status: 'succeeded', method: 'card' })
  expect(booked.sort()).toEqual(paid.map(({ _id, amount }) => [_id, amount]).sort())
}
