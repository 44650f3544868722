import { expect, it } from 'vitest'
import arabic from '#locales/ar/driver.json' with { type: 'json' }
import english from '#locales/en/driver.json' with { type: 'json' }
import { textsOf } from './texts.ts'

it('counts as each language does, in its own digits', () => {
  const [en, ar] = [textsOf('en', english), textsOf('ar', arabic)]
  expect([1, 2].map((count) => en('driver:waiting', { count }))).toEqual([
    'Waiting to be sent: 1 report',
    'Waiting to be sent: 2 reports',
  ])
  expect([1, 2, 3, 11, 100].map((count) => ar('driver:waiting', { count }))).toEqual([
    'بانتظار الإرسال: تقرير واحد',
    'بانتظار الإرسال: تقريران',
    'بانتظار الإرسال: ٣ تقارير',
    'بانتظار الإرسال: ١١ تقريرًا',
    'بانتظار الإرسال: ١٠٠ تقرير',
  ])
})
