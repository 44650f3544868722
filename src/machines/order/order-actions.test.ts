import { expect, it } from 'vitest'
import { orderActions } from './order-actions.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import type { components } from '#src/generated/schema.ts'
import { orderGroups, sampleGroups } from './order-groups.ts'
import { sampleInvoice, sampleTotals } from '#tests/support/order-fixtures.ts'

type OrderStatus = components['schemas']['OrderStatus']

// Keys of a machine's states are its state values.
const statuses = Object.keys(orderMachine.states) as OrderStatus[]

const totals = sampleTotals

it('offers each side just what the life-cycle lets it do', () => {
  const offered = statuses.map((status) => [
    status,
    orderActions({ status, invoices: [], totals }, 'buyer').join(' '),
    orderActions({ status, invoices: [], totals }, 'seller').join(' '),
  ])
  expect(offered).toEqual([
    ['placed', 'cancel', 'accept reject'],
    ['accepted', 'cancel', 'invoice cancel'],
    ['invoiced', 'pay cancel', 'cancel'],
    ['paymentReview', 'pay', ''],
    ['paid', '', 'process refund'],
    ['processing', '', 'dispatch deliveryNote refund'],
    ['dispatched', '', ''],
    ['inTransit', '', ''],
    ['delivered', 'confirm dispute', ''],
    ['disputed', '', ''],
    ['rejected', '', ''],
    ['cancelled', '', ''],
    ['completed', '', ''],
    ['refunded', '', ''],
  ])
})

it('lets a free sample be prepared at once, with no invoice', () => {
  const free = { ...totals, total: { amount: 0, currency: 'SAR' } }
  expect(orderActions({ status: 'accepted', invoices: [], totals: free }, 'seller')).toEqual(['process', 'cancel'])
})

it('has nothing of a free sample to give back', () => {
  const free = { ...totals, total: { amount: 0, currency: 'SAR' } }
  expect(orderActions({ status: 'processing', invoices: [], totals: free }, 'seller')).toEqual(['dispatch', 'deliveryNote'])
})

it('offers a delivery note once', () =>
  expect(orderActions({ status: 'processing', invoices: [{ ...sampleInvoice, kind: 'delivery' }], totals }, 'seller')).toEqual([
    'dispatch',
    'refund',
  ]))

it.each(['buyer', 'seller'] as const)('has every status of a %s in one group', (side) => {
  expect(Object.values(orderGroups[side]).flat().sort()).toEqual(statuses.toSorted())
  expect(Object.values(sampleGroups[side]).flat().sort()).toEqual(statuses.toSorted())
})
