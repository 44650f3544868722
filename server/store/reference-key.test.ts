import { describe, expect, it } from 'vitest'
import { referenceKey, statementKey } from './reference-key.ts'

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
    ['TRF 9527219', 'TRF 9527219 (2)'],
    ['TRF 9527219', 'TRF 9527219/1'],
    ['TRF 9527219', '28/11 TRF 9527219'],
    ['TRF 9527219', '20261128 TRF 9527219'],
    ['TRF 9527219', '28112026-9527219'],
    ['TRF 9527219', 'TRF 95272I9'],
    ['TT 711234567', 'TT 71l234567'],
    ['TT 9110055882', 'TT 9ll0055882'],
    ['TT 9110055882', 'TT 911O0S5882'],
    ['TT 9110055882', 'TT 9110055BB2'],
    ['TRF 9527210', 'TRF 952721O'],
    ['TRF 9527210', 'TRF 952721О'],
    ['TRF 9527219', 'TRF 9527 219'],
    ['TT 1204', 'TT 01204'],
    ['WIRE 4711', 'W1RE 4711'],
    ['WIRE 4711', 'WIRE 4\uFE0F\u20E3711'],
    ['TRF 9527219', 'TRF 95\u200B27219'],
    ['KO-26-7K3M9-QX2AB', 'ko 26 7k3m9 qx2ab'],
    ['KO-26-7K3M9-QX2AB', 'Order KO267K3M9QX2AB'],
    ['KO-26-7K3M0-QX2A1', 'KO-26-7K3MO-QX2AL'],
    ['KO-26-7K3M9-QX2AB', 'KO-26-7K3M9-QX2AB and KO-26-11111-22222'],
    ['KIM-12', 'kіm 12'],
    ['Rent March', 'RENT MARCH'],
    ['KO ١٢', 'KO 12'],
  ])('%s is the same as %s', (one, other) => expect(referenceKey(other)).toBe(referenceKey(one)))

  it.each([
    ['TRF 9527219', 'TRF 9527218'],
    ['TT-1001', 'TT-1002'],
    ['KO-26-7K3M9-QX2AB', 'KO-26-7K3M9-QX2AC'],
    ['KO-26-7K3M9-QX2AB', 'KO-26-7A3B9-CX2DE'],
    ['TRF 20261128', 'BANK 20261128'],
    ['TRF 9527219', 'TRF 1279527219'],
    ['Rent March', 'Rent April'],
    ['00000', 'Rent'],
  ])('%s is another than %s', (one, other) => expect(referenceKey(other)).not.toBe(referenceKey(one)))
})

it('compares entries of a statement by their letters and digits', () => {
  expect(statementKey('2026/11/27-00412 a')).toBe('2026112700412A')
  expect(statementKey('২০২৬ ১১')).toBe('202611')
  expect(statementKey(' - ')).toBe('')
})
