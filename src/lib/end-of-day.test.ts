import { describe, expect, it } from 'vitest'
import { addDays, dayIn, endOfDay, isTimeZone } from './end-of-day.ts'

describe('the end of a day', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21', 'Asia/Dhaka', '2026-11-21T18:00:00.000Z'],
    ['2026-11-21', 'Asia/Kolkata', '2026-11-21T18:30:00.000Z'],
    ['2026-11-21', 'America/Los_Angeles', '2026-11-22T08:00:00.000Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21', 'Pacific/Pago_Pago', '2026-11-22T11:00:00.000Z'],
    ['2026-12-31', 'Asia/Riyadh', '2026-12-31T21:00:00.000Z'],
    ['2028-02-29', 'Europe/London', '2028-03-01T00:00:00.000Z'],
  ])('of %s in %s is %s', (day, timeZone, end) => expect(endOfDay(day, timeZone)).toBe(end))

  it.each([
    ['the short day on which the clocks are put on', '2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['the day before it', '2026-03-28', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['the long day on which the clocks are put back', '2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['the day before it', '2026-10-24', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['the day before one that begins at one o’clock', '2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['the day whose last hour comes twice', '2026-10-29', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
    ['a day after which a whole one was left out', '2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('is right for %s', (_name, day, timeZone, end) => expect(endOfDay(day, timeZone)).toBe(end))

  it.each(['Asia/Dhaka', 'Africa/Cairo', 'Europe/Berlin', 'America/Sao_Paulo', 'Australia/Lord_Howe'])(
    'is the first moment of another day in %s, all year round',
    (timeZone) => {
      for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        const end = endOfDay(day, timeZone)
        const last = new Date(Date.parse(end) - 1).toISOString()
        expect([dayIn(timeZone, last), dayIn(timeZone, end)]).toEqual([day, addDays(day, 1)])
      }
    },
  )
})

it('tells time zones from other names', () =>
  expect(['Asia/Riyadh', 'UTC', 'Mars/Olympus', '', 'Dhaka'].map(isTimeZone)).toEqual([true, true, false, false, false]))

it('counts days over the ends of months and years', () =>
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2026-03-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-02-28',
  ]))
