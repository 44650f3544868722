import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { ApproximatePrice, RateNote } from './approximate-price.tsx'

const price = {
  amount: 39_400,
  currency: 'SAR',
  approximate: { amount: 1_281_813, currency: 'BDT', rate: 32.53333333, date: '2026-11-20', source: 'operator' as const },
}
const textOf = (element: React.ReactElement) => render(element).container.textContent?.replaceAll('\u00A0', ' ').trim()

afterEach(cleanup)

describe('a price in the reader’s currency', () => {
  it('is said with its rate, whose it is and of which day, and what is paid', async () => {
    await putTexts('en')
    expect(textOf(<ApproximatePrice price={price} />)).toBe('≈ BDT 12,818')
    expect(textOf(<RateNote price={price} />)).toBe(
      '1 SAR ≈ 32.533 BDT (reference rate of the marketplace, 20 Nov 2026). You pay in SAR.',
    )
  })

  it('keeps each value in its own order in Arabic', async () => {
    await putTexts('ar')
    expect(textOf(<RateNote price={{ ...price, approximate: { ...price.approximate, source: 'ecb' } }} />)).toBe(
      '\u2068١ SAR\u2069 ≈ \u2068٣٢٫٥٣٣ BDT\u2069 (البنك المركزي الأوروبي، \u2068٢٠ نوفمبر ٢٠٢٦\u2069). الدفع بعملة \u2068SAR\u2069.',
    )
  })

  it('is not there without one', async () => {
    await putTexts('en')
    const { approximate: _, ...plain } = price
    expect([textOf(<ApproximatePrice price={plain} />), textOf(<RateNote price={plain} />)]).toEqual(['', ''])
  })
})
