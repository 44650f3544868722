import { describe, expect, it } from 'vitest'
import { quoteActions } from './quote-actions.ts'

describe('what each side of a quote can do', () => {
  it.each([
    ['requested', ['note', 'withdraw'], ['offer', 'note', 'reject']],
    ['offered', ['accept', 'counter', 'note', 'reject', 'withdraw'], ['offer', 'note', 'withdraw']],
    ['countered', ['note', 'withdraw'], ['accept', 'offer', 'note', 'reject']],
  ] as const)('while it is %s', (status, buyer, seller) => {
    expect(quoteActions({ status }, 'buyer')).toEqual(buyer)
    expect(quoteActions({ status }, 'seller')).toEqual(seller)
  })

  it('is nothing when it has ended', () => {
    for (const status of ['accepted', 'rejected', 'withdrawn', 'expired'] as const) {
      expect([quoteActions({ status }, 'buyer'), quoteActions({ status }, 'seller')]).toEqual([[], []])
    }
  })
})
