import { expect, it } from 'vitest'
import { serverText } from './texts.ts'

it.each([
  ['en', 'Please wait 30 seconds'],
  ['ar', '٣٠'],
  ['bn', '৩০'],
] as const)('shows numbers in the digits of %s, in the form of words that they ask for', (language, words) => {
  const text = serverText(language, 'server:refused.tooMany', { count: 30 })
  expect(text).toContain(words)
  expect(language === 'en' || !/[0-9]/.test(text)).toBe(true)
})

it('leaves a text as it is, though it is made of digits', () => {
  expect(serverText('ar', 'mail:verificationCode.sms', { code: '004217' })).toContain('004217')
})
