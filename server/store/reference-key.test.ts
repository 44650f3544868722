import { describe, expect, it } from 'vitest'
import { referenceKey } from './reference-key.ts'

describe('the reference of a transfer', () => {
  it.each([
    ['TRF 9527219', 'TRF ٩٥٢٧٢١٩'],
    ['TRF 9527219', 'TRF ৯৫২৭২১৯'],
    ['TRF 9527219', 'TRF ۹۵۲۷۲۱۹'],
    ['TRF 9527219', 'TRF ९५२७२१९'],
    ['TRF 9527219', 'ＴＲＦ ９５２７２１９'],
    ['TRF 9527219', 'TRF 𝟗𝟓𝟐𝟕𝟐𝟏𝟗'],
    ['BANK 4711 0', 'ref BANK 4711 0'],
    ['BANK 4711 0', 'BANK 04711 0'],
    ['BANK 4711 0', 'bank-4711/٠'],
    ['KIM-12', 'kіm 12'],
    ['Rent March', 'RENT MARCH'],
    ['KO ١٢', 'KO 12'],
  ])('%s is the same as %s', (one, other) => expect(referenceKey(other)).toBe(referenceKey(one)))

  it.each([
    ['TRF 9527219', 'TRF 9527218'],
    ['TT-1001', 'TT-1002'],
    ['Rent March', 'Rent April'],
    ['00000', 'Rent'],
  ])('%s is another than %s', (one, other) => expect(referenceKey(other)).not.toBe(referenceKey(one)))
})
