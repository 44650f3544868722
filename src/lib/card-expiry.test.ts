import { expect, it } from 'vitest'
import { hasExpired } from './card-expiry.ts'

it.each([
  ['2026-11-23T00:00:00.000Z', false],
  ['2027-03-31T23:59:59.999Z', false],
  ['2027-04-01T00:00:00.000Z', true],
  ['2028-01-01T00:00:00.000Z', true],
])('a card that is good through March 2027 has at %s expired: %s', (at, expired) =>
  expect(hasExpired({ expiryMonth: 3, expiryYear: 2027 }, at)).toBe(expired),
)
