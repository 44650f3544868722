import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['abcdefghijklm', 'weak'],
  ['qwertyuiop', 'weak'],
  ['P@ssw0rd2026', 'weak'],
  ['password123456', 'weak'],
  ['kimiya-kimiya', 'weak'],
  ['drumsoftar', 'fair'],
  ['tank-lorry 7', 'good'],
  ['four drums of toluene', 'strong'],
  ['হলুদ ড্রাম তিনটি', 'strong'],
  ['سبعة براميل زرقاء', 'strong'],
] as const)('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))

test('what belongs to the person counts for little', () => {
  expect(passwordStrength('nadia-rahman-1987')).toBe('strong')
  expect(passwordStrength('nadia-rahman-1987', ['Nadia Rahman', 'nadia@padma.example'])).toBe('weak')
})

test('digits that are no disguise stay digits', () => expect(passwordStrength('2451 9073 6618')).toBe('good'))
