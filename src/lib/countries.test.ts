import { describe, expect, it } from 'vitest'
import { callingCodeOf, countryCodes } from './countries.ts'

describe('the countries', () => {
  it('are named once each, in alphabetical order', () => expect(countryCodes).toEqual([...new Set(countryCodes)].toSorted()))

  it('are known by name in every language of the page', () => {
    for (const language of ['en', 'ar', 'bn']) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([])
    }
  })

  it('have calling codes of the form that the contract asks for', () =>
    expect(countryCodes.filter((code) => !/^\+[1-9][0-9]{0,3}$/.test(callingCodeOf(code) ?? ''))).toEqual([]))
})

describe('callingCodeOf', () => {
  it.each([
    ['BD', '+880'],
    ['SA', '+966'],
    ['US', '+1'],
  ])('of %s is %s', (country, code) => expect(callingCodeOf(country)).toBe(code))

  it('is nothing for what is no country', () => expect(callingCodeOf('XX')).toBe(undefined))
})
