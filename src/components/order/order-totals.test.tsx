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

it('names what was taken off an unpaid invoice a credit, and what came in and was given back since a refund', () => {
  const money = (amount: number) => ({ amount, currency: 'SAR' })
  const given = { totals: { ...totals, total }, priceUnit: item.priceUnit, credited: money(20_000) }
  const facts = () =>
    screen.getAllByRole('term').map((term) => plainSpaces.normalizer(`${term.textContent} ${term.nextSibling?.textContent}`))
  const { rerender } = render(<OrderTotals {...given} />)
  const credit = ['Credited − SAR 200.00', 'After the credit SAR 954.48']
  expect(facts().slice(4)).toEqual(credit)
  rerender(<OrderTotals {...given} refunded={money(95_448)} />)
  expect(facts().slice(4)).toEqual([...credit, 'Refunded − SAR 954.48', 'After the refund SAR 0.00'])
})

it('says nothing of refunds where there was none', () => {
  show()
  expect(screen.queryByText('Refunded')).toBeNull()
  expect(screen.queryByText('After the refund')).toBeNull()
})

it('says what of an order on terms is open, and until when it is paid', () => {
  const open = { amount: { amount: 95_448, currency: 'SAR' }, dueOn: '2026-12-24' }
  render(<OrderTotals totals={totals} priceUnit={item.priceUnit} open={open} />)
  expect(screen.getByText('Open, due 24 Dec 2026').nextSibling?.textContent).toBe('SAR\u00A0954.48')
})

it('says whose import duty and tax are where the goods cross a border, and nothing of them at home', () => {
  const abroad = { ...totals, taxFrom: 'SA', taxTo: 'BD' }
  const shown = (given: typeof totals, incoterm: 'CIF' | 'DDP') => {
    render(<OrderTotals totals={given} priceUnit={item.priceUnit} incoterm={incoterm} />)
    const note = screen.queryByText(/Import duty/)?.textContent
    cleanup()
    return note
  }
  expect(shown(abroad, 'CIF')).toBe('Import duty and tax in Bangladesh are not included: the buyer pays them on arrival.')
  expect(shown(abroad, 'DDP')).toBe("Import duty and tax in Bangladesh are the seller's (DDP).")
  expect(shown({ ...abroad, taxTo: 'SA' }, 'CIF')).toBeUndefined()
})
