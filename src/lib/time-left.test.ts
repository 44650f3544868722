import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-22T10:00:00.000Z')

describe('timeLeft', () =>
  it.each([
    ['2026-11-25T09:59:59.000Z', { unit: 'days', count: 2 }],
    ['2026-11-24T10:00:00.000Z', { unit: 'days', count: 2 }],
    ['2026-11-24T09:59:59.999Z', { unit: 'hours', count: 47 }],
    ['2026-11-22T11:00:00.000Z', { unit: 'hours', count: 1 }],
    ['2026-11-22T10:59:59.999Z', 'soon'],
    ['2026-11-22T10:00:00.001Z', 'soon'],
    ['2026-11-22T10:00:00.000Z', 'over'],
    ['2026-11-01T10:00:00.000Z', 'over'],
  ])('until %s is %o', (time, left) => expect(timeLeft(time, now)).toEqual(left)))
