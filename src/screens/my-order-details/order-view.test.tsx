import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { orderAt } from '#tests/support/order-fixtures.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
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
