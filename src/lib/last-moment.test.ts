import { expect, it } from 'vitest'
import { lastMoment } from './last-moment.ts'

it('belongs to the day that is about to be over', () => {
  // 30 November ends at 18:00 UTC in Dhaka.
  expect(lastMoment('2026-11-30T18:00:00.000Z')).toBe('2026-11-30T17:59:59.999Z')
})
