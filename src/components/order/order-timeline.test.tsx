import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleOrder } from '#tests/support/order-fixtures.ts'
import { putTexts } from '#tests/support/texts.ts'
import { OrderTimeline } from './order-timeline.tsx'

beforeEach(() => putTexts('en'))
afterEach(cleanup)

const at = '2026-11-24T12:00:00.000Z'
const completed = { at, status: 'completed' as const, by: 'system' as const }
const show = (...timeline: (typeof sampleOrder)['timeline']) =>
  render(<OrderTimeline order={{ ...sampleOrder, status: 'completed', timeline }} side="buyer" />)

it('says that a dispute was settled, by whomever, and that the marketplace completed what nobody disputed', () => {
  show({ at, status: 'disputed', by: 'buyer' }, completed)
  expect(screen.getByText('The dispute was settled and the order is complete')).toBeDefined()
  cleanup()
  show(completed)
  expect(screen.getByText('The order was completed by the marketplace')).toBeDefined()
})

it('says of an unpaid order whose invoice was credited that the dispute was settled, not that its freight lapsed', () => {
  const cancelled = { at, status: 'cancelled' as const, by: 'system' as const }
  show({ at, status: 'disputed', by: 'buyer' }, cancelled)
  expect(screen.getByText('The dispute was settled: the buyer owes nothing')).toBeDefined()
  cleanup()
  show(cancelled)
  expect(screen.getByText(/freight was not accepted/)).toBeDefined()
})
