import { electronicFormatIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools'

const countries = getCountrySpecifications()

/** Whether a text without spaces is an IBAN: its check digits, and length and form of its country. */
export const isIban = (text: string): boolean => isValidIBAN(text)

/** The signs of an IBAN of this country; undefined where there are none. */
export const ibanLength = (country: string): number | undefined => countries[country]?.chars ?? undefined

/** Whether the country's accounts have IBANs. */
export const hasIbans = (country: string): boolean => countries[country]?.IBANRegistry === true

/** In capitals and without anything between, as IBANs are stored and sent. */
export const plainIban = (text: string): string => electronicFormatIBAN(text) ?? ''
