import { beforeEach, describe, expect, it } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { createFormat } from './format.ts'
import { currentText } from './i18n.ts'
import type { Language } from './languages.ts'

const nbsp = '\u00A0'
const isolated = (text: string) => `\u2068${text}\u2069`

async function formatIn(language: Language) {
  await putTexts(language)
  return createFormat(language, currentText())
}

describe('an English reader', () => {
  let format: Awaited<ReturnType<typeof formatIn>>
  beforeEach(async () => {
    format = await formatIn('en')
  })

  it.each([
    [{ amount: 39400, currency: 'SAR' }, `SAR${nbsp}394.00`],
    [{ amount: 1234567, currency: 'KWD' }, `KWD${nbsp}1,234.567`],
    [{ amount: 1500, currency: 'JPY' }, `JPY${nbsp}1,500`],
    [{ amount: 9007199254740991, currency: 'USD' }, `USD${nbsp}90,071,992,547,409.91`],
  ])('reads money to the last unit', (money, text) => expect(format.formatMoney(money)).toBe(text))

  it('reads quantities with their unit', () => {
    expect(format.formatQuantity({ value: 1160.5, unit: 'kg' })).toBe(`1,160.5${nbsp}kg`)
    expect(format.formatQuantity({ value: 1, unit: 'piece' })).toBe(`1${nbsp}piece`)
    expect(format.formatQuantity({ value: 2, unit: 'piece' })).toBe(`2${nbsp}pieces`)
  })

  it('reads prices of one unit', () =>
    expect(format.formatUnitPrice({ amount: 394, currency: 'SAR' }, 'kg')).toBe(`SAR${nbsp}3.94${nbsp}/${nbsp}kg`))

  it.each([
    [{ amount: 1281813, currency: 'BDT' }, undefined, `≈${nbsp}BDT${nbsp}12,818`],
    [{ amount: 99999, currency: 'BDT' }, undefined, `≈${nbsp}BDT${nbsp}999.99`],
    [{ amount: 1234, currency: 'KWD' }, 'kg', `≈${nbsp}KWD${nbsp}1.234${nbsp}/${nbsp}kg`],
    [{ amount: 1234567, currency: 'KWD' }, undefined, `≈${nbsp}KWD${nbsp}1,235`],
    [{ amount: 166, currency: 'JPY' }, 't', `≈${nbsp}JPY${nbsp}166${nbsp}/${nbsp}t`],
  ] as const)('reads what a price of %j comes to, without decimals from a thousand on', (money, unit, shown) =>
    expect(format.formatApproximate({ ...money, rate: 1, date: '2026-11-25', source: 'ecb' }, unit)).toBe(shown),
  )

  it('reads dates that nobody takes for another day', () => {
    expect(format.formatDate('2026-11-05')).toBe('5 Nov 2026')
    expect(format.formatMonth('2026-11-01')).toBe('Nov 2026')
  })

  it('reads percent without rounding a purity away', () => expect(format.formatPercent(99.95)).toBe('99.95%'))

  it('reads countries by name', () => {
    expect(format.formatCountry('SA')).toBe('Saudi Arabia')
    expect(format.formatCountry('nowhere')).toBe('nowhere')
  })
})

describe('an Arabic reader', () =>
  it('reads Arabic-Indic digits, each value in its own order', async () => {
    const format = await formatIn('ar')
    expect(format.formatMoney({ amount: 39400, currency: 'SAR' })).toBe(isolated(`SAR${nbsp}٣٩٤٫٠٠`))
    expect(format.formatQuantity({ value: 160, unit: 'kg' })).toBe(isolated(`١٦٠${nbsp}كجم`))
    expect(format.formatApproximate({ amount: 1234, currency: 'KWD', rate: 1, date: '2026-11-25', source: 'ecb' })).toBe(
      `≈${nbsp}${isolated(`KWD${nbsp}١٫٢٣٤`)}`,
    )
    expect(format.formatNumber(1234.5)).toBe('١٬٢٣٤٫٥')
    expect(format.formatDate('2026-11-05')).toBe('٥ نوفمبر ٢٠٢٦')
    expect(format.formatCountry('BD')).toBe('بنغلاديش')
  }))

describe('a Bangla reader', () =>
  it('reads Bangla digits, grouped by lakh', async () => {
    const format = await formatIn('bn')
    expect(format.formatMoney({ amount: 123456700, currency: 'BDT' })).toBe(`BDT${nbsp}১২,৩৪,৫৬৭.০০`)
    expect(format.formatQuantity({ value: 160, unit: 'kg' })).toBe(`১৬০${nbsp}কেজি`)
    expect(format.formatDate('2026-11-05')).toBe('৫ নভে, ২০২৬')
  }))

describe('texts with numbers', () => {
  it('have the digits and the plural form of the language', async () => {
    await putTexts('ar')
    expect(currentText()('app:banner.products', { count: 11 })).toBe('١١ منتجًا معروضًا للبيع')
    await putTexts('bn')
    expect(currentText()('app:banner.products', { count: 11 })).toBe('১১টি পণ্য বিক্রির জন্য আছে')
    await putTexts('en')
    expect(currentText()('app:banner.products', { count: 1 })).toBe('1 product on offer')
  })
  it.each([
    [0, 'لا منتجات معروضة حاليًا'],
    [1, 'منتج واحد معروض للبيع'],
    [2, 'منتجان معروضان للبيع'],
    [3, '٣ منتجات معروضة للبيع'],
    [10, '١٠ منتجات معروضة للبيع'],
    [11, '١١ منتجًا معروضًا للبيع'],
    [99, '٩٩ منتجًا معروضًا للبيع'],
    [100, '١٠٠ منتج معروض للبيع'],
    [102, '١٠٢ منتج معروض للبيع'],
    [103, '١٠٣ منتجات معروضة للبيع'],
  ])('say %d in the form that Arabic has for it', async (count, text) => {
    await putTexts('ar')
    expect(currentText()('app:banner.products', { count })).toBe(text)
  })

  it('have a unit in the form that its number asks for, too', async () => {
    await putTexts('ar')
    const { formatQuantity } = createFormat('ar', currentText())
    const pieces = [2, 3, 11].map((value) => formatQuantity({ value, unit: 'piece' }))
    expect(pieces).toEqual([isolated(`٢${nbsp}قطعة`), isolated(`٣${nbsp}قطع`), isolated(`١١${nbsp}قطعة`)])
  })
})
