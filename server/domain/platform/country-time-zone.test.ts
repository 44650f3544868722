import { expect, it } from 'vitest'
import { countryCodes } from '#src/lib/countries.ts'
import { isTimeZone } from '#src/lib/end-of-day.ts'
import { countryTimeZone } from './country-time-zone.ts'

it('names a time zone that exists for every country', () =>
  expect(countryCodes.filter((country) => !isTimeZone(countryTimeZone(country)))).toEqual([]))

it('knows where the trade lives, and counts in UTC elsewhere', () =>
  expect(['BD', 'SA', 'EG', 'KI'].map(countryTimeZone)).toEqual(['Asia/Dhaka', 'Asia/Riyadh', 'Africa/Cairo', 'UTC']))

it('takes the zone of the country itself, as the runtime has it, for each of 97 countries', () => {
  const named = countryCodes.filter((country) => countryTimeZone(country) !== 'UTC')
  const offset = (zone: string) => [1, 7].map((month) => new Date(Date.UTC(2026, month)).toLocaleString('en', { timeZone: zone }))
  const strange = named.filter((country) => {
    // A property in older engines, a method in newer ones; TypeScript's library knows neither.
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] }
    const timeZones = locale.getTimeZones?.() ?? locale.timeZones ?? []
    return !timeZones.some((zone) => String(offset(zone)) === String(offset(countryTimeZone(country))))
  })
  expect([named.length, strange]).toEqual([97, []])
})
