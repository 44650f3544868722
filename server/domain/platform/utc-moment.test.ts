import { expect, it } from 'vitest'
import { utcMoment } from './utc-moment.ts'

it('is the same moment in UTC, to the millisecond', () => {
  expect(utcMoment('2026-11-21T14:30:00+06:00')).toBe('2026-11-21T08:30:00.000Z')
  expect(utcMoment('2026-11-21T08:30:00.5Z')).toBe('2026-11-21T08:30:00.500Z')
})

it('is nothing where no clock shows it', () => expect(utcMoment('2026-12-31T23:59:60Z')).toBeUndefined())
