import { expect, it } from 'vitest'
import { hoursUntil } from './hours-until.ts'

const now = new Date('2026-11-21T08:00:00.000Z')

it.each([
  ['2026-11-23T08:00:00.000Z', 48],
  ['2026-11-21T09:59:59.999Z', 1],
  ['2026-11-21T08:00:00.000Z', 0],
  ['2026-11-21T07:59:59.999Z', -1],
])('counts to %s: %i', (time, hours) => expect(hoursUntil(time, now)).toBe(hours))
