import { expect, it } from 'vitest'
import { countryCodes } from '#src/lib/countries.ts'
import { isTimeZone } from '#src/lib/end-of-day.ts'
import { countryTimeZone } from './country-time-zone.ts'

it('names a time zone that exists for every country', () => {
  expect(countryCodes.filter((country) => !isTimeZone(countryTimeZone(country)))).toEqual([])
})

it('knows where the trade lives, and counts in UTC elsewhere', () => {
  expect(['BD', 'SA', 'EG', 'KI'].map(countryTimeZone)).toEqual(['Asia/Dhaka', 'Asia/Riyadh', 'Africa/Cairo', 'UTC'])
})
