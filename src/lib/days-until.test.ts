import { expect, it } from 'vitest'
import { daysUntil } from './days-until.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)

it.each([
  ['later today', at(21, 23), 0],
  ['tomorrow, though in less than 24 hours', at(22, 1), 1],
  ['in nine days', at(30, 9), 9],
  ['next month', new Date(2026, 11, 1), 10],
  ['yesterday', at(20, 23), -1],
])('counts the days of the calendar: %s', (_, time, days) => expect(daysUntil(time.toISOString(), at(21, 9))).toBe(days))
