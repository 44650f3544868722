import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAsciiDigits } from './digits.ts'

describe('toAsciiDigits', () => {
  it.each([
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['Bangla digits', '০১২৩৪৫৬৭৮৯', '0123456789'],
    ['Devanagari digits', '०१२३४५६७८९', '0123456789'],
    ['full-width digits', '０１２３４５６７８９', '0123456789'],
    ['mathematical digits', '𝟎𝟏𝟗𝟘𝟡𝟿', '019099'],
    ['the Arabic separators', '١٬٢٣٤٫٥٠', '1,234.50'],
    ['a CAS number typed in Arabic', '٦٧‑٦٤–١', '67-64-1'],
    ['a minus sign', '\u221212', '-12'],
    ['a soft hyphen and a full-width hyphen', '7732\u00AD18\uFF0D5', '7732-18-5'],
    ['no-break, thin and ideographic spaces', '1\u00A0000\u2009000\u3000kg', '1 000 000 kg'],
    ['direction marks around a number', '\u200F\u206667-64-1\u2069\u061C', '67-64-1'],
    ['a byte order mark', '\uFEFF12', '12'],
  ])('rewrites %s', (_, typed, expected) => expect(toAsciiDigits(typed)).toBe(expected))

  it('leaves words, and the joiners that spelling needs, as they are', () =>
    expect(toAsciiDigits('حمض الكبريتيك، ক্ষার র‍্যাক, 98 % H₂SO₄')).toBe('حمض الكبريتيك، ক্ষার র‍্যাক, 98 % H₂SO₄'))

  it('reads a number written by Intl in any of the three languages', () =>
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (number) => {
        for (const locale of ['en', 'ar-EG', 'bn-BD']) {
          const written = toAsciiDigits(new Intl.NumberFormat(locale).format(number))
          expect(Number(written.replaceAll(',', ''))).toBe(number)
        }
      }),
    ))

  it('changes nothing on a second pass', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = toAsciiDigits(text)
        expect(toAsciiDigits(once)).toBe(once)
      }),
    ))

  it('leaves printable ASCII untouched', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(toAsciiDigits(text)).toBe(text)
      }),
    ))
})
