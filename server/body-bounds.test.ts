import { describe, expect, it } from 'vitest'
import { assert, jsonValue, property } from 'fast-check'
import { replaceFreightRatesBody } from '#src/generated/bodies/replaceFreightRates.ts'
import { isTextWithinBounds, isWithinBounds } from './body-bounds.ts'

const search = (value: unknown) => JSON.stringify({ search: value })

describe('the JSON of a body', () => {
  it('is within its bounds before it is parsed whenever it is after it, and only then', () => {
    const both = (text: string) => [isTextWithinBounds('login', text), isWithinBounds('login', JSON.parse(text))]
    const seen = new Set<boolean>()
    assert(
      property(jsonValue({ maxDepth: 6, stringUnit: 'binary' }), (value) => {
        for (const copies of [1, 20]) {
          for (const text of [JSON.stringify(Array(copies).fill(value)), JSON.stringify(Array(copies).fill(value), null, 2)]) {
            const [before, after] = both(text)
            seen.add(after === true)
            expect(before).toBe(after)
          }
        }
      }),
    )
    expect(seen.size).toBe(2)
  })

  it.each([30, 31, 32, 33])('is within its bounds at the same depth before it is parsed as after it: %i', (depth) => {
    const text = search(JSON.parse('['.repeat(depth) + ']'.repeat(depth)))
    expect(isTextWithinBounds('login', text)).toBe(isWithinBounds('login', JSON.parse(text)))
    expect(isTextWithinBounds('login', text)).toBe(depth <= 32)
  })

  it.each([
    ['brackets, quotes and commas in a text', search('[{,"\\'.repeat(9_000))],
    ['a text that ends in backslashes', search('\\\\')],
    ['blanks', `{ "search" : "acid" ${' '.repeat(60_000)}}`],
  ])('may have %s', (_, text) => {
    expect(isTextWithinBounds('getSearchResult', text)).toBe(true)
  })

  it('may have as many freight rates as the contract allows', () => {
    const money = { amount: 1, currency: 'SAR' }
    const rate = { country: 'SA', upToKilograms: 1, amount: money, perHundredKilograms: money }
    const { maxItems } = replaceFreightRatesBody.properties.rates
    const body = {
      version: 0,
      rates: Array.from({ length: maxItems }, () => rate),
      dangerousGoods: Array.from({ length: 19 }, () => money),
    }
    expect(isWithinBounds('replaceFreightRates', body)).toBe(true)
  })

  it.each([
    ['a text that nobody ended', '{"search":"acid'],
    ['a text that ends in its escape', '{"search":"acid\\'],
    ['nothing but closings', ']]]]}}}}'],
  ])('that is broken is left to the parser: %s', (_, text) => {
    expect(isTextWithinBounds('getSearchResult', text)).toBe(true)
  })
})
