import { describe, expect, it } from 'vitest'
import { byLastDay, isSameBatch, lastDayOf, pickBatches } from './batches.ts'

const kg = (value: number) => ({ value, unit: 'kg' as const })
const drum = { kind: 'drum' as const, net: kg(160) }

it('names a batch in any letters, with space around it or without', () =>
  expect([isSameBatch(' kb-1', 'KB-1 '), isSameBatch('ＫＢ－１', 'KB-1'), isSameBatch('KB-1', 'KB-10')]).toEqual([
    true,
    true,
    false,
  ]))

it('ends with its expiry, or its retest', () =>
  expect([lastDayOf({ expiresOn: '2027-01-01' }), lastDayOf({ retestOn: '2027-02-01' }), lastDayOf({})]).toEqual([
    '2027-01-01',
    '2027-02-01',
    undefined,
  ]))

it('goes out by its last day, then by its day of making; what keeps goes last', () => {
  const batches = [
    { number: 'keeps' },
    { number: 'keeps, old', madeOn: '2025-01-01' },
    { number: 'retest', retestOn: '2027-02-01' },
    { number: 'expires, new', expiresOn: '2027-01-01', madeOn: '2026-02-01' },
    { number: 'expires, old', expiresOn: '2027-01-01', madeOn: '2026-01-01' },
  ]
  expect(batches.sort(byLastDay).map(({ number }) => number)).toEqual([
    'expires, old',
    'expires, new',
    'retest',
    'keeps, old',
    'keeps',
  ])
})

describe('the batches that are picked', () => {
  const early = { number: 'early', quantity: kg(500), expiresOn: '2027-01-01' }
  const late = { number: 'late', quantity: kg(500), expiresOn: '2028-01-01' }

  it('are those that expire first, as far as they are needed', () => {
    expect(pickBatches([late, early], kg(300))).toEqual([{ number: 'early', quantity: 300 }])
    expect(pickBatches([late, early], kg(600.5))).toEqual([
      { number: 'early', quantity: 500 },
      { number: 'late', quantity: 100.5 },
    ])
  })

  it('give whole packages, but for the last', () =>
    expect(pickBatches([early, late], kg(640), drum)).toEqual([
      { number: 'early', quantity: 480 },
      { number: 'late', quantity: 160 },
    ]))

  it('are in the ordered package before others', () => {
    const other = { ...early, packaging: { kind: 'IBC' as const, net: kg(1000) } }
    expect(pickBatches([other, { ...late, packaging: drum }], kg(160), drum)).toEqual([{ number: 'late', quantity: 160 }])
  })

  it('are exact in decimals', () => {
    const tenth = { number: 'tenth', quantity: kg(0.1), expiresOn: '2027-01-01' }
    expect(pickBatches([tenth, late], kg(0.3))).toEqual([
      { number: 'tenth', quantity: 0.1 },
      { number: 'late', quantity: 0.2 },
    ])
  })

  it('are all there is when it is not enough, and none that holds less than a package', () =>
    expect(
      pickBatches(
        [
          { ...early, quantity: kg(100) },
          { ...late, quantity: kg(330) },
        ],
        kg(640),
        drum,
      ),
    ).toEqual([{ number: 'late', quantity: 320 }]))
})
