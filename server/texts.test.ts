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

it.each([
  ['en', 'The minimum order is 1,160.5\u00A0kg.'],
  ['ar', 'الحد الأدنى للطلب ١٬١٦٠٫٥\u00A0كجم.'],
  ['bn', 'সর্বনিম্ন অর্ডার ১,১৬০.৫\u00A0কেজি।'],
] as const)('names a quantity in the digits and with the unit of %s', (language, text) =>
  expect(serverText(language, 'server:field.belowMinimum', { minimum: { value: 1160.5, unit: 'kg' } })).toBe(text),
)

it('leaves a text as it is, though it is made of digits', () =>
  expect(serverText('ar', 'mail:phoneChangeCode.sms', { code: '004217' })).toContain('004217'))

/** Arabic has six plural forms: two has no digit, and three to ten of every hundred are plural. */
it.each([
  [0, 'محاولات كثيرة. أعد المحاولة الآن.'],
  [1, 'محاولات كثيرة. انتظر ثانية واحدة ثم أعد المحاولة.'],
  [2, 'محاولات كثيرة. انتظر ثانيتين ثم أعد المحاولة.'],
  [3, 'محاولات كثيرة. انتظر ٣ ثوانٍ ثم أعد المحاولة.'],
  [10, 'محاولات كثيرة. انتظر ١٠ ثوانٍ ثم أعد المحاولة.'],
  [11, 'محاولات كثيرة. انتظر ١١ ثانية ثم أعد المحاولة.'],
  [99, 'محاولات كثيرة. انتظر ٩٩ ثانية ثم أعد المحاولة.'],
  [102, 'محاولات كثيرة. انتظر ١٠٢ ثانية ثم أعد المحاولة.'],
  [103, 'محاولات كثيرة. انتظر ١٠٣ ثوانٍ ثم أعد المحاولة.'],
])('says %d in the form that Arabic has for it', (count, text) =>
  expect(serverText('ar', 'server:refused.tooMany', { count })).toBe(text),
)
