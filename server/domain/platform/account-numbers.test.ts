import { describe, expect, it } from 'vitest'
import { hasIban, lineFaults, proseFaults } from './account-numbers.ts'

describe('a text', () => {
  it.each([
    'Gulf Marjan, pay to SA03 8000 0000 6080 1016 7519',
    'Plot 12 sa03-8000-0000-6080-1016-7519, Jubail',
    'IBAN:AE07.0331.2345.6789.0123.456 only',
    'حساب SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩',
    'ＳＡ０３ ８０００ ００００ ６０８０ １０１６ ７５１９',
    'XX12SA0380000000608010167519',
    'ЅА03 8000 0000 6080 1016 7519',
    'SAO3 8OOO OOOO 6O8O 1O16 7519',
    'SA03 8000 0000 6080 l0I6 7519',
    'GB82 WEST 1234 5698 7654 32',
  ])('has an IBAN in it: %s', (text) => expect(hasIban(text)).toBe(true))

  it.each([
    'Plot 12, Musaffah, Abu Dhabi',
    'SA0380000000608010167518',
    'Unit SA 03, 8000 King Fahd Road',
    'BD03 8000 0000 6080 1016 7519',
    '',
  ])('has none: %s', (text) => expect(hasIban(text)).toBe(false))
})

describe('an account without an IBAN', () => {
  it.each([
    'Pay to A/C 1234567890123, City Bank',
    'Account no. 1234-5678-90123',
    'City Bank PLC 2201 00 4455 667',
    'হিসাব নম্বর ১২৩৪৫৬৭৮৯০১২৩',
    'حساب رقم ١٢٣٤ ٥٦٧٨ ٩٠١٢',
    'বিকাশ 01812-345678',
    'А/С 1234567890123',
    'A/C 1234 - 5678 - 9012 34',
    'Account:\n1234 5678  9012 34',
    'ІBAN 1234567890123',
    'BІC, 1234567890123',
  ])('is named by a text: %s', (text) => {
    expect(Object.keys(proseFaults({ note: text }))).toEqual(['note'])
    expect(Object.keys(lineFaults({ street: text }))).toEqual(['street'])
  })

  it.each([
    'Bank Road 12, 31961-4567 Jubail',
    'Acetone, CAS 67-64-1 200-662-2, payment by bank transfer',
    'Payment by bank transfer. Call +966 50 123 4567',
    'Bank guarantee 2026-11-28 2026-12-05',
    'AC unit, call 0501234567',
    'CAS 1234567-89-0, bank guarantee',
    'Payment by LC at sight, advising bank of your choice',
    'Lot 20261128-0004417 as agreed',
    'Price on account of the volume: 12,000 kg',
    'CAS 67-64-1, EC 200-662-2, HS 29141100',
  ])('is not named by: %s', (text) => expect(proseFaults({ note: text })).toEqual({}))

  it('stands in no line of an address as a bare number either, which a product may be named by', () => {
    expect(Object.keys(lineFaults({ street: 'Plot 1234567890123', city: 'Jubail 31961-4567' }))).toEqual(['street'])
    expect(proseFaults({ name_en: 'Acetone 1234567890123' })).toEqual({})
  })
})
