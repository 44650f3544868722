import { describe, expect, it } from 'vitest'
import { canAnnounceRise, graceEnd, nextTry, noticeTime } from './renewal-times.ts'

const endsAt = '2027-01-01T08:00:00.000Z'

describe('the times of a renewal', () => {
  it('are a week before the end of the paid month for the notice, and a week after it for the end of the grace', () =>
    expect([noticeTime(endsAt), graceEnd(endsAt)]).toEqual(['2026-12-25T08:00:00.000Z', '2027-01-08T08:00:00.000Z']))

  it.each([
    ['2027-01-01T08:00:00.000Z', '2027-01-04T08:00:00.000Z'],
    ['2027-01-04T07:59:59.999Z', '2027-01-04T08:00:00.000Z'],
    ['2027-01-04T08:00:00.000Z', '2027-01-07T08:00:00.000Z'],
    // After an outage.
    ['2027-01-06T00:00:00.000Z', '2027-01-07T08:00:00.000Z'],
    ['2027-01-07T08:00:00.000Z', null],
    ['2027-01-09T00:00:00.000Z', null],
  ])('after a try that failed at %s are for the next one %s', (now, next) =>
    expect(nextTry({ endsAt, runsUntil: graceEnd(endsAt) }, now)).toBe(next),
  )

  it('are none after a grace of a day', () => expect(nextTry({ endsAt, runsUntil: graceEnd(endsAt, true) }, endsAt)).toBe(null))

  it.each([
    ['2026-12-25T08:00:00.000Z', true],
    ['2026-12-26T08:00:00.000Z', true],
    ['2026-12-26T08:00:00.001Z', false],
  ])('let a higher price be announced at %s: %s', (now, can) => expect(canAnnounceRise(endsAt, now)).toBe(can))
})
