import { expect, it } from 'vitest'
import { dispatchDay } from './dispatch-day.ts'

it('is the day that a midnight ends', () => {
  expect(dispatchDay('2026-12-04T00:00:00.000Z')).toBe('2026-12-03')
  expect(dispatchDay('2027-01-01T00:00:00.000Z')).toBe('2026-12-31')
})

it('is none where a lead time ends within a day', () => {
  expect(dispatchDay('2026-12-04T00:00:00.001Z')).toBeUndefined()
  expect(dispatchDay('2026-12-03T10:15:00.000Z')).toBeUndefined()
})
