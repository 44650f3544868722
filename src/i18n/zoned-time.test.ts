import { describe, expect, it } from 'vitest'
import { endText, localTimeZone, zoneText, zonedTimeText } from './zoned-time.ts'

const moment = '2026-11-21T08:00:00.000Z'

describe('a moment with its time zone', () => {
  it.each([
    ['en', 'Asia/Dhaka', '21 Nov 2026, 14:00 GMT+6'],
    ['en', 'Asia/Riyadh', '21 Nov 2026, 11:00 GMT+3'],
    ['bn', 'Asia/Dhaka', '২১ নভে, ২০২৬, দুপুর ২:০০ GMT +৬'],
  ] as const)('is written in %s on the clock of %s', (language, zone, words) =>
    expect(zonedTimeText(moment, language, zone).replaceAll(/\s/g, ' ')).toBe(words),
  )

  it('is written in Arabic with Arabic digits and the distance of the zone', () =>
    expect(zonedTimeText(moment, 'ar', 'Asia/Riyadh')).toMatch(/٢١ نوفمبر ٢٠٢٦.*١١:٠٠.*غرينتش\+٣/))
})

describe('an end that was chosen as the end of a day', () => {
  it.each([
    ['en', 'Asia/Riyadh', '19 Jan 2027'],
    ['en', 'Asia/Baghdad', '19 Jan 2027'],
    ['en', 'Asia/Dhaka', '20 Jan 2027, 03:00 GMT+6'],
    ['en', 'America/New_York', '19 Jan 2027, 16:00 GMT-5'],
    ['bn', 'Asia/Riyadh', '১৯ জানু, ২০২৭'],
  ] as const)(
    'in Riyadh is written in %s as that day where it ends at midnight, and elsewhere with its hour: %s',
    (language, zone, written) => expect(endText('2027-01-19T21:00:00.000Z', language, zone).replaceAll(/\s/g, ' ')).toBe(written),
  )
})

describe('a time zone', () => {
  it('is named in the reader’s language', () => {
    const at = new Date(moment)
    expect(zoneText(at, 'en', 'Asia/Dhaka')).toBe('Bangladesh Standard Time')
    expect(zoneText(at, 'bn', 'Asia/Dhaka')).toBe('বাংলাদেশ মানক সময়')
    expect(zoneText(at, 'ar', 'Asia/Riyadh')).toBe('التوقيت العربي الرسمي')
  })

  it('is the one of this machine', () => expect(localTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone))
})
