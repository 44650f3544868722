import { describe, expect, it } from 'vitest'
import { readCountry, readList, readMoney, readNumber, readPercent, readQuantity, readUnit } from './cell-values.ts'

describe('a number', () => {
  it('is read in the digits of any script', () =>
    expect(['12.5', ' 0 ', '١٢٫٥', '১২.৫'].map(readNumber)).toEqual([12.5, 0, 12.5, 12.5]))

  it('is not guessed where a comma could mean two things, nor where it is none', () =>
    expect(['1,234', '1.234,5', '1 234', '-3', '1e3', '', 'Infinity', '1.'].map(readNumber)).toEqual(Array(8).fill(undefined)))

  it('may be a share as laboratories write it', () =>
    expect(['99.5', '99.5 %', '≥99.5%', '>= 98 %', 'min. 95', '٩٩٪', 'about 99'].map(readPercent)).toEqual([
      99.5,
      99.5,
      99.5,
      98,
      95,
      99,
      undefined,
    ]))
})

describe('a quantity', () => {
  it('has a unit behind the number, or the unit that holds for the row', () => {
    expect(['160 kg', '160KG', '1.5 MT', '200 Ltr.', '3 m³', '১৬০ কেজি'].map((text) => readQuantity(text, undefined))).toEqual([
      { value: 160, unit: 'kg' },
      { value: 160, unit: 'kg' },
      { value: 1.5, unit: 't' },
      { value: 200, unit: 'L' },
      { value: 3, unit: 'm3' },
      { value: 160, unit: 'kg' },
    ])
    expect(readQuantity('24', 't')).toEqual({ value: 24, unit: 't' })
  })

  it('is none without a unit, or with one that nobody trades in', () =>
    expect([readQuantity('24', undefined), readQuantity('24 barrels', 'L'), readUnit('constructor')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]))
})

describe('a price', () => {
  it('is in the currency beside it, else in that of the row', () =>
    expect(['5.40', 'AED 5.4', '0.125 kwd', '1200JPY'].map((text) => readMoney(text, 'USD'))).toEqual([
      { amount: 540, currency: 'USD' },
      { amount: 540, currency: 'AED' },
      { amount: 125, currency: 'KWD' },
      { amount: 1200, currency: 'JPY' },
    ]))

  it('is never rounded, and never read from what is unclear', () =>
    expect(['5.405', '1,200', 'AED 5 USD', '12.5 JPY', 'free'].map((text) => readMoney(text, 'USD'))).toEqual(
      Array(5).fill(undefined),
    ))
})

it('reads a country by its letters or its name', () =>
  expect(['bd', 'Bangladesh', ' United Arab Emirates ', 'Atlantis', 'XX'].map(readCountry)).toEqual([
    'BD',
    'BD',
    'AE',
    undefined,
    undefined,
  ]))

it('names each part of a list once', () => expect(readList('iodine| diiodine ;iodine;', /[|;]/)).toEqual(['iodine', 'diiodine']))
