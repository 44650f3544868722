import { describe, expect, it } from 'vitest'
import { serializeSavedCard } from './saved-card-serializer.ts'

describe('a saved card', () => {
  const row = {
    _id: 'card',
    userId: 'user',
    reference: 'kept',
    brand: 'visa',
    lastFour: '4242',
    createdAt: '2024-01-01T00:00:00.000Z',
  }
  const expiredOn = (now: string) => serializeSavedCard({ ...row, expiryMonth: 3, expiryYear: 2027 }, now).expired

  it.each([
    ['2026-11-23T00:00:00.000Z', false],
    ['2027-02-28T23:59:59.999Z', false],
    ['2027-03-31T23:59:59.999Z', false],
    ['2027-04-01T00:00:00.000Z', true],
    ['2028-01-01T00:00:00.000Z', true],
  ])('that is good through March 2027 has at %s expired: %s', (now, expired) => expect(expiredOn(now)).toBe(expired))

  it('tells how to recognise it, never by what it is charged', () =>
    expect(serializeSavedCard({ ...row, expiryMonth: 3, expiryYear: 2027 }, '2026-11-23T00:00:00.000Z')).toEqual({
      _id: 'card',
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 3,
      expiryYear: 2027,
      expired: false,
    }))
})
