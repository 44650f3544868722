import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import arabic from '#locales/ar/driver.json' with { type: 'json' }
import bangla from '#locales/bn/driver.json' with { type: 'json' }
import english from '#locales/en/driver.json' with { type: 'json' }
import type { Job } from '#src/api/call-carrier-api.ts'
import { JobFacts } from './job-facts.tsx'
import { textsOf } from './texts.ts'

const place: Job['pickUp'] = { name: 'Gulf Marjan', address: ['Road 12'], country: 'SA', phone: '+966135550142' }
const bare: Job = {
  orderNumber: 'KO-26-00000-00001',
  state: 'offered',
  name_en: 'Acetone',
  quantity: { value: 160, unit: 'kg' },
  driverName: 'Karim Uddin',
  vehicle: 'CTG-11-2233',
  photos: 0,
  pickUp: place,
  destination: place,
}
const job: Job = {
  ...bare,
  packages: { count: 5, kind: 'jerrycan' },
  grossKilograms: 172.5,
  batches: [
    { number: 'KB-2611-07', quantity: 100, madeOn: '2026-10-12', expiresOn: '2028-10-12' },
    { number: 'KB-2611-08', quantity: 60 },
  ],
}
const texts = { en: english, ar: arabic, bn: bangla }

/** What the page states of a job, without the marks that isolate a text. */
function show(language: keyof typeof texts, shown: Job): [name: string | null, value: string | undefined][] {
  render(<JobFacts job={shown} text={textsOf(language, texts[language])} language={language} />)
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
}

afterEach(cleanup)

describe('what a driver reads of the goods', () => {
  it.each([
    [
      'en',
      [
        ['Packages', '5 × jerrycan'],
        ['Gross weight', '172.5 kg'],
        ['Batches', 'KB-2611-07: 100 kgKB-2611-08: 60 kg'],
      ],
    ],
    [
      'ar',
      [
        ['العبوات', '٥ × صفيحة'],
        ['الوزن الإجمالي', '١٧٢٫٥ كجم'],
        ['التشغيلات', 'KB-2611-07: ١٠٠ كجمKB-2611-08: ٦٠ كجم'],
      ],
    ],
    [
      'bn',
      [
        ['প্যাকেজ', '৫ × জেরিক্যান'],
        ['প্যাকেজসহ মোট ওজন', '১৭২.৫ কেজি'],
        ['ব্যাচ', 'KB-2611-07: ১০০ কেজিKB-2611-08: ৬০ কেজি'],
      ],
    ],
  ] as const)('are packages, gross weight and batches below the quantity (%s)', (language, expected) => {
    expect(show(language, job).slice(2, 5)).toEqual(expected)
  })

  it('has none of them where the seller named none', () => {
    expect(show('en', bare).map(([name]) => name)).toEqual(['Goods', 'Quantity', 'Order', 'Vehicle'])
  })
})
