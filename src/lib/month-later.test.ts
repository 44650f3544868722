import { describe, expect, it } from 'vitest'
import { monthLater } from './month-later.ts'

describe('a month of a plan', () =>
  it.each([
    ['2026-11-21T08:30:00.000Z', '2026-12-21T08:30:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
    ['2027-01-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['2028-01-30T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
  ])('from %s ends at %s', (from, to) => expect(monthLater(from)).toBe(to)))
