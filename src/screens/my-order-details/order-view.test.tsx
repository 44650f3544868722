import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { orderAt, sampleInvoice } from '#tests/support/order-fixtures.ts'
import { answered, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyOrderDetailsScreen } from './my-order-details-screen.tsx'

const quiet = orderDetailsMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
const disputed = orderAt({ at: '2026-11-24T12:00:00.000Z', status: 'disputed', by: 'buyer' })

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

/** Whether the dispute stands above what can be done with the order. */
async function isDisputeFirst(status: 'disputed' | 'completed'): Promise<boolean> {
  sessionStore.set({ userId: disputed.buyer._id, accountType: 'Buyer' })
  renderScreen(<MyOrderDetailsScreen />, {
    chosen: { order: disputed._id },
    machines: [answered(quiet, { reading: [() => ({ entity: { ...disputed, status } })] })],
  })
  const dispute = await screen.findByRole('heading', { name: 'Dispute' })
  const actions = screen.getByRole('heading', { name: 'What you can do' })
  return (dispute.compareDocumentPosition(actions) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

it('puts a dispute first while it lasts, and behind what can be done once it is over', async () => {
  expect(await isDisputeFirst('disputed')).toBe(true)
  cleanup()
  expect(await isDisputeFirst('completed')).toBe(false)
})

it('shows what was taken off before the rest was paid as a credit, and what was given back since as a refund', async () => {
  const { totals } = disputed
  const money = (amount: number) => ({ amount, currency: totals.total.currency })
  const note = { ...sampleInvoice, kind: 'creditNote' as const }
  const credited = { ...note, _id: 'credit', number: 'CN-2026-000001', credited: money(20_000) }
  const refunded = { ...note, _id: 'refund', number: 'CN-2026-000002', refunded: money(totals.total.amount - 20_000) }
  const entity = { ...disputed, status: 'completed' as const, invoices: [sampleInvoice, credited, refunded] }
  sessionStore.set({ userId: disputed.buyer._id, accountType: 'Buyer' })
  renderScreen(<MyOrderDetailsScreen />, {
    chosen: { order: disputed._id },
    machines: [answered(quiet, { reading: [() => ({ entity })] })],
  })
  const valueOf = async (name: string) =>
    plainSpaces.normalizer((await screen.findByText(name, { selector: 'dt' })).nextSibling?.textContent ?? '')
  expect([await valueOf('Credited'), await valueOf('After the credit')]).toEqual(['− SAR 200.00', 'SAR 660.37'])
  expect([await valueOf('Refunded'), await valueOf('After the refund')]).toEqual(['− SAR 660.37', 'SAR 0.00'])
})
