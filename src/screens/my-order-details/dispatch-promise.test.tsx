import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { sampleOrder, sampleShipment } from '#tests/support/order-fixtures.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyOrderDetailsScreen } from './my-order-details-screen.tsx'

const quiet = orderDetailsMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })

function show(side: 'buyer' | 'seller', order: typeof sampleOrder) {
  sessionStore.set({ userId: order[side]._id, accountType: side === 'buyer' ? 'Buyer' : 'Seller' })
  const machines = [answered(quiet, { reading: [() => ({ entity: order })] })]
  return renderScreen(<MyOrderDetailsScreen />, { chosen: { order: order._id }, machines })
}

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

const lateOrder = {
  ...sampleOrder,
  status: 'paid' as const,
  invoices: [],
  shipments: [],
  undispatched: sampleOrder.item.quantity,
  dispatchBy: '2026-01-05T10:00:00.000Z',
  disputeFrom: '2026-01-12T10:00:00.000Z',
  dispatchRemindedAt: '2026-01-05T10:01:00.000Z',
}

it('says since when an order is late, that the seller was reminded, and from which day on it can be cancelled', async () => {
  show('buyer', { ...lateOrder, disputeFrom: '2099-01-12T10:00:00.000Z' })
  expect(await screen.findByText(/^Late: was to be dispatched by 5 Jan 2026, /)).toBeDefined()
  expect(screen.getByText(/^The seller was reminded, 5 Jan 2026/)).toBeDefined()
  expect(screen.getByText(/From 12 Jan 2099.* on you can cancel and get all of your money back/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel for a full refund' })).toBeNull()
})

it('lets the buyer of an order that is long late cancel it, or agree to the day that the seller proposes', async () => {
  show('buyer', { ...lateOrder, proposedDispatchOn: '2099-02-01' })
  expect(await screen.findByText('The seller proposes to dispatch on 1 Feb 2099.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Agree to 1 Feb 2099' }))
  const days = within(screen.getByRole('alertdialog', { name: 'By which day are the goods dispatched?' }))
  expect(days.getByText(/^The seller proposes 1 Feb 2099\. Agree, or choose another day/)).toBeDefined()
  expect(days.getByLabelText(/Day of dispatch/)).toHaveProperty('value', '2099-02-01')
  await userEvent.click(days.getByRole('button', { name: 'Back' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel for a full refund' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel and get all of your money back?' }))
  expect(dialog.getByLabelText(/What do you want to say to the seller/)).toBeDefined()
})

it('says to the seller by when to dispatch, and what the buyer has not agreed to yet', async () => {
  const dispatchBy = '2099-01-05T10:00:00.000Z'
  show('seller', { ...lateOrder, dispatchBy, proposedDispatchOn: '2099-02-01' })
  expect(await screen.findByText(/^To be dispatched by 5 Jan 2099/)).toBeDefined()
  expect(screen.getByText(/^You have proposed to dispatch on 1 Feb 2099/)).toBeDefined()
  expect(screen.queryByText(/Late:/)).toBeNull()
})

it('names a day that was agreed as that day, though it ends when the next has begun east of UTC', async () => {
  show('buyer', { ...lateOrder, dispatchBy: '2099-12-04T00:00:00.000Z' })
  expect(await screen.findByText('To be dispatched by 3 Dec 2099.')).toBeDefined()
  cleanup()
  show('seller', { ...lateOrder, dispatchBy: '2026-01-06T00:00:00.000Z' })
  expect(await screen.findByText('Late: was to be dispatched by 5 Jan 2026')).toBeDefined()
})

it('says to both sides of a delivered order until when a dispute can be opened, and of no other', async () => {
  const delivered = { ...sampleOrder, status: 'delivered' as const, disputeUntil: '2026-12-08T10:00:00.000Z' }
  show('buyer', delivered)
  expect(
    await screen.findByText(/^Confirm receipt, or open a dispute by 8 Dec 2026, .*\. After that the order is completed\.$/),
  ).toBeDefined()
  cleanup()
  show('seller', delivered)
  expect(await screen.findByText(/^The buyer has until 8 Dec 2026, .* to open a dispute\./)).toBeDefined()
  cleanup()
  show('buyer', sampleOrder)
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByText(/open a dispute by/)).toBeNull()
})

it('says from when the days of complaint run, and why, where they begin later than the delivery was reported', async () => {
  const proof = { at: '2026-11-20T10:00:00.000Z', by: 'seller' as const, files: [] }
  const delivered = {
    ...sampleOrder,
    status: 'delivered' as const,
    shipments: [{ ...sampleShipment, state: 'delivered' as const, proof }],
  }
  show('buyer', { ...delivered, disputeUntil: '2026-12-08T10:00:00.000Z' })
  expect(
    await screen.findByText(/^The seven days begin on 1 Dec 2026, .* at least 3 days within a country, 14 to another/),
  ).toBeDefined()
  cleanup()
  show('buyer', { ...delivered, disputeUntil: '2026-11-27T10:00:00.000Z' })
  expect(await screen.findByText(/open a dispute by 27 Nov 2026/)).toBeDefined()
  expect(screen.queryByText(/The seven days begin/)).toBeNull()
})

it('promises no money to the buyer of a free sample', async () => {
  const total = { ...sampleOrder.totals.total, amount: 0 }
  const free = { ...lateOrder, status: 'processing' as const, totals: { ...sampleOrder.totals, total } }
  show('buyer', free)
  expect(await screen.findByText(/^Since 12 Jan 2026.* you can complain\./)).toBeDefined()
  expect(screen.queryByText(/money|refund/)).toBeNull()
  cleanup()
  show('seller', { ...free, disputeFrom: '2099-01-12T10:00:00.000Z' })
  expect(await screen.findByText(/From 12 Jan 2099.* on the buyer can complain/)).toBeDefined()
  expect(screen.queryByText(/money|refund/)).toBeNull()
})

it('says of a late order on terms that is not begun that its buyer can cancel it now, and names no day', async () => {
  const { disputeFrom: _, ...late } = lateOrder
  const unbegun = { ...late, status: 'invoiced' as const, paymentTerms: 'net30' as const }
  show('buyer', unbegun)
  expect(await screen.findByText(/^Late: was to be dispatched by 5 Jan 2026, /)).toBeDefined()
  expect(screen.getByText(/^Write to the seller, agree another day, or cancel the order/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Agree another dispatch day' })).toBeDefined()
  cleanup()
  show('seller', unbegun)
  expect(await screen.findByText(/^Prepare and dispatch the goods, or propose another day\. The buyer can cancel/)).toBeDefined()
  cleanup()
  show('buyer', { ...unbegun, status: 'paymentReview', paymentState: 'review' })
  expect(await screen.findByText('Write to the seller, or agree another day.')).toBeDefined()
})

it('asks for no day before the first that is later than the promised one, and fills in no proposal that is', async () => {
  show('buyer', { ...lateOrder, dispatchBy: '2099-12-04T00:00:00.000Z', proposedDispatchOn: '2099-12-03' })
  await userEvent.click(await screen.findByRole('button', { name: 'Agree another dispatch day' }))
  const day = screen.getByLabelText(/Day of dispatch/)
  expect(day.getAttribute('min')).toBe('2099-12-04')
  expect(day).toHaveProperty('value', '')
})
