import { describe, expect, it } from 'vitest'
import { hasIbans, ibanLength, isIban, plainIban } from './valid-iban.ts'

describe('an IBAN', () => {
  it.each(['SA0380000000608010167519', 'AE070331234567890123456', 'GB82WEST12345698765432', 'DE89370400440532013000'])(
    '%s is one',
    (iban) => expect(isIban(iban)).toBe(true),
  )

  it.each([
    ['a wrong digit', 'SA0380000000608010167518'],
    ['two digits changed round', 'SA0380000000608010165719'],
    ['a character too few', 'SA038000000060801016751'],
    ['a country without IBANs', 'BD0380000000608010167519'],
    ['letters where its country has digits', 'DE89370400440532O13000'],
    ['nothing', ''],
  ])('%s makes none', (_name, text) => expect(isIban(text)).toBe(false))

  it('is written in capitals without spaces', () =>
    expect(plainIban('sa03 8000 0000-6080 1016 7519')).toBe('SA0380000000608010167519'))

  it('is what accounts of most countries have, of some not', () =>
    expect(['SA', 'AE', 'DE', 'BD', 'IN', 'CN', 'US', '??'].filter(hasIbans)).toEqual(['SA', 'AE', 'DE']))

  it('has as many signs as its country says', () => expect(['SA', 'DE', '??'].map(ibanLength)).toEqual([24, 22, undefined]))
})
