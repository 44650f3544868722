import { describe, expect, it } from 'vitest'
import { createInvoiceFormats, inItsOwnDirection, leftToRight } from './invoice-formats.ts'
import { invoiceTexts } from './invoice-texts.ts'

const en = createInvoiceFormats('en', invoiceTexts.en)
const ar = createInvoiceFormats('ar', invoiceTexts.ar)
const bn = createInvoiceFormats('bn', invoiceTexts.bn)

describe('invoice formats', () => {
  it('writes an amount in the digits and groups of the language, isolated', () => {
    const money = { amount: 123456789, currency: 'SAR' }
    expect(en.amount(money)).toBe('\u20661,234,567.89\u2069')
    expect(ar.amount(money)).toBe('\u2066١٬٢٣٤٬٥٦٧٫٨٩\u2069')
    expect(bn.amount(money)).toBe('\u2066১২,৩৪,৫৬৭.৮৯\u2069')
  })

  it('writes as many decimals as the currency has', () => {
    expect(en.amount({ amount: 1500, currency: 'KWD' })).toBe('\u20661.500\u2069')
    expect(en.amount({ amount: 1500, currency: 'JPY' })).toBe('\u20661,500\u2069')
  })

  it('loses no digit of an amount that a double would round', () =>
    expect(en.amount({ amount: 9007199254740991, currency: 'KWD' })).toBe('\u20669,007,199,254,740.991\u2069'))

  it('puts the code before the amount in every language', () => {
    const money = { amount: 1950, currency: 'USD' }
    expect(en.money(money)).toBe('\u2066USD\u00A019.50\u2069')
    expect(ar.money(money)).toBe('\u2066USD\u00A0١٩٫٥٠\u2069')
    expect(bn.money(money)).toBe('\u2066USD\u00A0১৯.৫০\u2069')
  })

  it('writes a date of the Gregorian calendar in the words of the language, whatever the time zone', () => {
    expect(en.date('2026-11-21')).toBe('November 21, 2026')
    expect(ar.date('2026-11-21')).toBe('٢١ نوفمبر ٢٠٢٦')
    expect(bn.date('2026-11-21')).toBe('২১ নভেম্বর, ২০২৬')
  })

  it('counts packages in every form that the language has', () => {
    const texts = (formats: typeof en, ...counts: number[]) =>
      counts.map((count) =>
        formats.packages({ count, kind: 'drum', net: { value: 160, unit: 'kg' } }).replaceAll(/[\u2066-\u2069]/g, ''),
      )
    expect(texts(en, 1, 7)).toEqual(['1 drum of 160\u00A0kg', '7 drums of 160\u00A0kg'])
    expect(texts(ar, 1, 2, 7, 11, 100)).toEqual([
      'برميل واحد سعة ١٦٠\u00A0كجم',
      'برميلان سعة ١٦٠\u00A0كجم',
      '٧ براميل سعة ١٦٠\u00A0كجم',
      '١١ برميلًا سعة ١٦٠\u00A0كجم',
      '١٠٠ برميل سعة ١٦٠\u00A0كجم',
    ])
    expect(texts(bn, 1, 7)).toEqual(['১টি ড্রাম, ১৬০\u00A0কেজি', '৭টি ড্রাম, প্রতিটি ১৬০\u00A0কেজি'])
  })

  it('writes a quantity with its unit, never to be broken', () => {
    expect(en.quantity({ value: 12.5, unit: 'kg' })).toBe('\u206812.5\u00A0kg\u2069')
    expect(ar.quantity({ value: 12.5, unit: 'kg' })).toBe('\u2068١٢٫٥\u00A0كجم\u2069')
    expect(bn.quantity({ value: 12.5, unit: 'kg' })).toBe('\u2068১২.৫\u00A0কেজি\u2069')
  })

  it('writes per cent, counts and years', () => {
    expect([en.percent(15), ar.percent(7.5), bn.percent(0)]).toEqual(['15%', '٧٫٥٪', '০%'])
    expect([en.count(1200), ar.count(3), bn.count(3)]).toEqual(['1,200', '٣', '৩'])
    expect([en.year(2020), ar.year(2020), bn.year(2020)]).toEqual(['2020', '٢٠٢٠', '২০২০'])
  })

  it('names a country in the language', () =>
    expect([en.country('BH'), ar.country('BH'), bn.country('BD')]).toEqual(['Bahrain', 'البحرين', 'বাংলাদেশ']))

  it('fills a text and leaves a name that has no value', () =>
    expect(en.fill('Page {{page}} of {{pages}}', { page: '1' })).toBe('Page 1 of {{pages}}'))
})

describe('isolation', () => {
  it('isolates every line of a free text by itself and drops empty ones', () =>
    expect(inItsOwnDirection('Road 5\n\nالرياض')).toBe('\u2068Road 5\u2069\n\u2068الرياض\u2069'))

  it('takes away the marks with which a text could turn round what follows it', () => {
    expect(inItsOwnDirection('Acme\u202E\u2069 Ltd')).toBe('\u2068Acme Ltd\u2069')
    expect(leftToRight('\u200F67-64-1')).toBe('\u206667-64-1\u2069')
  })
})
