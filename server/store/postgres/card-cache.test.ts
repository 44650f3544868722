import { expect, it } from 'vitest'
import type { ProductCardRow } from '../product-queries.ts'
import { CardCache } from './card-cache.ts'

// The cache looks at the id alone.
const cached = (id: string, rowVersions = '1 1') => ({ card: { _id: id } as ProductCardRow, rowVersions })

it('finds cards in the order asked for, with their row versions', () => {
  const cache = new CardCache()
  cache.keep([cached('a', '1 7'), cached('b', '2 7')])
  expect(cache.find(['b', 'a'])).toEqual({ cards: [{ _id: 'b' }, { _id: 'a' }], rowVersions: '2 7,1 7' })
})

it('finds nothing when one of the cards is not held', () => {
  const cache = new CardCache()
  cache.keep([cached('a')])
  expect(cache.find(['a', 'b'])).toBeUndefined()
})

it('keeps the newer of two readings of a card', () => {
  const cache = new CardCache()
  cache.keep([cached('a', '1 7')])
  cache.keep([cached('a', '3 7')])
  expect(cache.find(['a'])?.rowVersions).toBe('3 7')
})

it('holds two thousand cards and lets go of those that were read longest ago', () => {
  const cache = new CardCache()
  cache.keep(Array.from({ length: 2_000 }, (_, place) => cached(`${place}`)))
  cache.keep([cached('0'), cached('new')])
  expect(cache.find(['0', 'new', '2', '1999'])).toBeDefined()
  expect(cache.find(['1'])).toBeUndefined()
})
