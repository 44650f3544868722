import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { plainSpaces } from '#tests/support/render-screen.tsx'
import { orderAt } from '#tests/support/order-fixtures.ts'
import { putTexts } from '#tests/support/texts.ts'
import { OrderTotals } from './order-totals.tsx'

const { totals, item } = orderAt({ at: '2026-11-24T12:00:00.000Z', status: 'completed', by: 'system' })
const total = { amount: 115_448, currency: 'SAR' }
const show = (refunded?: { amount: number; currency: string }) =>
  render(<OrderTotals totals={{ ...totals, total }} priceUnit={item.priceUnit} refunded={refunded} />)

beforeEach(() => putTexts('en'))
afterEach(cleanup)

it('shows what was given back, and what is left of the total', () => {
  show({ amount: 20_000, currency: 'SAR' })
  const valueOf = (name: string) => plainSpaces.normalizer(screen.getByText(name).nextSibling?.textContent ?? '')
  expect([valueOf('Total'), valueOf('Refunded'), valueOf('After the refund')]).toEqual([
    'SAR 1,154.48',
    '− SAR 200.00',
    'SAR 954.48',
  ])
})

it('says nothing of refunds where there was none', () => {
  show()
  expect(screen.queryByText('Refunded')).toBeNull()
  expect(screen.queryByText('After the refund')).toBeNull()
})
