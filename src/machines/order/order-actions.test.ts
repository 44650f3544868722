import { expect, it } from 'vitest'
import { orderActions, shipmentActions, termsActions } from './order-actions.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import type { components } from '#src/generated/schema.ts'
import { openOrderStatuses, orderGroups, sampleGroups } from './order-groups.ts'
import { sampleInvoice, sampleTotals } from '#tests/support/order-fixtures.ts'

type OrderStatus = components['schemas']['OrderStatus']

// Keys of a machine's states are its state values.
const statuses = Object.keys(orderMachine.states) as OrderStatus[]

const totals = sampleTotals
/** What is paid in advance: its payment is asked for by its status alone. */
const paymentState = 'none' as const
const undispatched = { value: 160, unit: 'kg' as const }
const whole = { ...undispatched, value: 0 }

it('offers each side just what the life-cycle lets it do', () => {
  const offered = statuses.map((status) => [
    status,
    orderActions({ paymentState, status, invoices: [], totals, undispatched: whole }, 'buyer').join(' '),
    orderActions({ paymentState, status, invoices: [], totals, undispatched: whole }, 'seller').join(' '),
  ])
  expect(offered).toEqual([
    ['placed', 'cancel', 'accept reject'],
    ['freightQuoted', 'acceptFreight cancel', 'quoteFreight reject'],
    ['accepted', 'cancel', 'invoice cancel'],
    ['invoiced', 'pay cancel', 'cancel'],
    ['paymentReview', '', ''],
    ['paid', '', 'process refund'],
    ['processing', '', 'dispatch deliveryNote refund'],
    ['dispatched', 'notReceived', ''],
    ['inTransit', 'notReceived', ''],
    ['delivered', 'confirm dispute notReceived', ''],
    ['disputed', 'confirm', ''],
    ['rejected', '', ''],
    ['cancelled', '', ''],
    ['completed', '', ''],
    ['refunded', '', ''],
  ])
})

it('lets the seller state the freight that is quoted later, before anything else', () => {
  const later = { ...totals, freight: 'quotedLater' as const }
  const of = (side: 'buyer' | 'seller') =>
    orderActions({ paymentState, status: 'placed', invoices: [], totals: later, undispatched: whole }, side)
  expect([of('buyer'), of('seller')]).toEqual([['cancel'], ['quoteFreight', 'reject']])
})

it('lets a free sample be prepared at once, with no invoice', () => {
  const free = { ...totals, total: { amount: 0, currency: 'SAR' } }
  expect(orderActions({ paymentState, status: 'accepted', invoices: [], totals: free, undispatched }, 'seller')).toEqual([
    'process',
    'cancel',
  ])
})

it('has nothing of a free sample to give back, and cancels one that cannot be delivered', () => {
  const free = { ...totals, total: { amount: 0, currency: 'SAR' } }
  expect(orderActions({ paymentState, status: 'processing', invoices: [], totals: free, undispatched }, 'seller')).toEqual([
    'dispatch',
    'deliveryNote',
    'cancel',
  ])
})

const note = { ...sampleInvoice, kind: 'delivery' as const, quantity: undispatched }

it('offers a delivery note until there is one of just what is left, on no shipment', () => {
  const offered = [note, { ...note, shipmentId: sampleInvoice._id }, { ...note, quantity: { ...undispatched, value: 200 } }].map(
    (document) =>
      orderActions({ paymentState, status: 'processing', invoices: [document], totals, undispatched }, 'seller').includes(
        'deliveryNote',
      ),
  )
  expect(offered).toEqual([false, true, true])
})

it('lets the rest be dispatched while a part is on its way, even in a dispute', () => {
  const offered = (['dispatched', 'inTransit', 'disputed', 'delivered'] as const).map((status) =>
    orderActions({ paymentState, status, invoices: [note], totals, undispatched }, 'seller'),
  )
  expect(offered).toEqual([['dispatch'], ['dispatch'], ['dispatch'], []])
})

it('lets a buyer complain that nothing was dispatched from the moment that the order names', () => {
  const disputeFrom = '2026-12-04T10:00:00.000Z'
  const order = { status: 'paid' as const, paymentState, invoices: [], totals, undispatched, disputeFrom }
  expect(orderActions(order, 'buyer', '2026-12-04T09:59:59.999Z')).toEqual([])
  expect(orderActions(order, 'buyer', disputeFrom)).toEqual(['notDispatched', 'cancelLate'])
})

it('lets both sides agree another day of dispatch, its buyer once it is late or the seller has proposed one', () => {
  const dispatchBy = '2026-11-27T10:00:00.000Z'
  const order = {
    status: 'paid' as const,
    paymentState,
    invoices: [],
    totals,
    undispatched,
    dispatchBy,
    disputeFrom: '2026-12-04T10:00:00.000Z',
  }
  const early = '2026-11-27T09:59:59.999Z'
  expect(orderActions(order, 'seller', early)).toEqual(['process', 'postpone', 'refund'])
  expect(orderActions(order, 'buyer', early)).toEqual([])
  expect(orderActions({ ...order, proposedDispatchOn: '2026-12-01' }, 'buyer', early)).toEqual(['postpone'])
  expect(orderActions(order, 'buyer', dispatchBy)).toEqual(['postpone'])
  expect(orderActions({ ...order, status: 'dispatched' }, 'seller', dispatchBy)).toEqual(['dispatch', 'deliveryNote'])
})

it('offers each side just what a shipment allows it', () => {
  const states = ['offered', 'accepted', 'underway', 'failed', 'delivered', 'cancelled'] as const
  const offered = (deliveryMethod: 'driver' | 'courier', side: 'buyer' | 'seller') =>
    states.map((state) => shipmentActions({ state, deliveryMethod }, side).join(' '))
  expect(offered('driver', 'buyer')).toEqual(['receive', 'receive', 'receive', 'receive', '', ''])
  const all = 'deliver replaceDriver cancelShipment'
  expect(offered('driver', 'seller')).toEqual([all, all, all, 'deliver retryShipment replaceDriver cancelShipment', '', ''])
  expect(offered('courier', 'seller')).toEqual([...[1, 2, 3, 4].map(() => 'deliver cancelShipment'), '', ''])
})

it.each(['buyer', 'seller'] as const)('has every status of a %s in one group, but those of which the terms decide', (side) => {
  const groups: readonly (string | readonly string[])[] = Object.values(orderGroups[side])
  const named = groups.flatMap((group) => (typeof group === 'string' ? [] : group))
  // What is invoiced waits for its payment; what is paid, and on terms what is invoiced, for a seller to begin.
  const waiting = side === 'seller' ? ['invoiced', 'paymentReview', 'paid'] : ['invoiced', 'paymentReview']
  expect([...named, ...waiting].sort()).toEqual(statuses.toSorted())
  expect([...openOrderStatuses, ...orderGroups[side].closed].sort()).toEqual(statuses.toSorted())
  // The freight of a sample is never quoted.
  const ofSamples = statuses.filter((status) => status !== 'freightQuoted')
  expect(Object.values(sampleGroups[side]).flat().sort()).toEqual(ofSamples.toSorted())
})

it('lets an order on terms be prepared before it is paid, and paid until it is completed', () => {
  const offered = statuses.map((status) => {
    const order = { status, paymentState, paymentTerms: 'net30' as const, invoices: [], totals, undispatched: whole }
    return [status, orderActions(order, 'buyer').join(' '), orderActions(order, 'seller').join(' ')]
  })
  expect(offered.filter(([status = '']) => !['placed', 'freightQuoted', 'accepted', 'paid'].includes(status))).toEqual([
    ['invoiced', 'pay cancel', 'process cancel'],
    ['paymentReview', '', 'process'],
    ['processing', 'pay', 'dispatch deliveryNote cancel'],
    ['dispatched', 'pay notReceived', ''],
    ['inTransit', 'pay notReceived', ''],
    ['delivered', 'pay confirm dispute notReceived', ''],
    ['disputed', 'pay confirm', ''],
    ['rejected', '', ''],
    ['cancelled', '', ''],
    ['completed', 'pay', ''],
    ['refunded', '', ''],
  ])
})

it('lets the seller of an order, not of a sample, grant its buyer terms, and end those that hold', () => {
  const grantedTerms = { _id: sampleInvoice._id, terms: 'net30' as const, creditLimit: sampleTotals.total }
  expect([
    termsActions({ kind: 'product' }, 'seller'),
    termsActions({ kind: 'product', grantedTerms }, 'seller'),
    termsActions({ kind: 'sample' }, 'seller'),
    termsActions({ kind: 'product', grantedTerms }, 'buyer'),
  ]).toEqual([['grantTerms'], ['grantTerms', 'endTerms'], [], []])
})
