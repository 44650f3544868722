import { describe, expect, it } from 'vitest'
import { deliveredTaxRules } from '#server/store/delivered-tax-rules.ts'
import { everHolds, isSameScope, overlaps, type TaxRuleRow, taxRuleOnDay } from './tax-rules.ts'

let made = 0
const row = (columns: Partial<TaxRuleRow> = {}): TaxRuleRow => ({
  _id: String((made += 1)),
  sellerCountry: 'DE',
  buyerCountry: null,
  customer: null,
  kind: 'export',
  basisPoints: 0,
  validFrom: '2026-11-01',
  validUntil: null,
  source: 'The law',
  createdAt: '2026-10-01T08:00:00.000Z',
  createdBy: 'salma@staff.example',
  reason: 'As the law says',
  endedAt: null,
  endedBy: null,
  endReason: null,
  ...columns,
})
const registered = { customer: 'registered' } as const
const unregistered = { customer: 'unregistered' } as const
const found = (
  rows: TaxRuleRow[],
  {
    buyerCountry = 'FR',
    customer = 'registered',
    day = '2026-11-20',
    sellerCountry = 'DE',
  }: Partial<Record<'buyerCountry' | 'day' | 'sellerCountry', string>> & { customer?: NonNullable<TaxRuleRow['customer']> } = {},
) => taxRuleOnDay(rows, { sellerCountry, buyerCountry, customer }, day)

describe('the rule of tax of a sale', () => {
  const toFrance = { buyerCountry: 'FR' }
  const [both, country, customer, general] = [row({ ...toFrance, ...registered }), row(toFrance), row(registered), row()]
  const rows = [general, customer, country, both]

  it.each([
    ['by the buyer’s country and number', {}, both],
    ['by the buyer’s country before the number', unregistered, country],
    ['by the number', { buyerCountry: 'IT' }, customer],
    ['the general one of the seller’s country', { buyerCountry: 'IT', ...unregistered }, general],
  ])('is the most specific: %s', (_name, subject, expected) => {
    expect(found(rows, subject)).toBe(expected)
    expect(found(rows.toReversed(), subject)).toBe(expected)
  })

  it('is none of another seller’s country', () => expect(found(rows, { sellerCountry: 'FR' })).toBeUndefined())

  it('is none within the seller’s country where only a rule for every other country stands: a sale at home is no export', () =>
    expect(found([general], { buyerCountry: 'DE' })).toBeUndefined())

  it('holds from its first day to its last', () => {
    const until = row({ validFrom: '2026-11-10', validUntil: '2026-11-20' })
    const days = ['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21']
    expect(days.map((day) => found([until], { day }) !== undefined)).toEqual([false, true, true, false])
  })
})

describe('two rules', () => {
  const november = { validFrom: '2026-11-01', validUntil: '2026-11-30' }
  it.each([
    ['on the last day of the one', { validFrom: '2026-11-30', validUntil: null }, true],
    ['on no day when the other begins the day after', { validFrom: '2026-12-01', validUntil: null }, false],
    ['on no day when the other ends the day before', { validFrom: '2026-10-01', validUntil: '2026-10-31' }, false],
    ['on the first day of the one', { validFrom: '2026-10-01', validUntil: '2026-11-01' }, true],
    ['when the other has no end', { validFrom: '2026-10-01', validUntil: null }, true],
  ])('overlap %s', (_name, other, expected) =>
    expect([overlaps(november, other), overlaps(other, november)]).toEqual([expected, expected]),
  )

  it('that was ended before its first day holds never', () => {
    expect(everHolds({ validFrom: '2026-11-21', validUntil: '2026-11-20' })).toBe(false)
    expect(everHolds({ validFrom: '2026-11-21', validUntil: '2026-11-21' })).toBe(true)
  })
})

describe('the rules that a database begins with', () => {
  const taxOf = (sellerCountry: string, buyerCountry: string, customer: 'registered' | 'unregistered' = 'registered') => {
    const rule = found([...deliveredTaxRules], { sellerCountry, buyerCountry, customer })
    return rule && [rule.kind, rule.basisPoints / 100]
  }

  it('never overlap', () => {
    const pairs = deliveredTaxRules.flatMap((one, index) =>
      deliveredTaxRules.slice(index + 1).map((other) => isSameScope(one, other)),
    )
    expect(pairs).not.toContain(true)
  })

  it.each([
    ['SA', 15],
    ['EG', 14],
    ['AE', 5],
    ['BH', 10],
    ['OM', 5],
    ['BD', 15],
    ['IN', 18],
    ['CN', 13],
    ['JP', 10],
    ['DE', 19],
    ['GB', 20],
    ['TR', 20],
  ])('charge within %s its %d per cent, and nothing on an export', (country, percent) => {
    expect(taxOf(country, country)).toEqual(['domestic', percent])
    expect(taxOf(country, 'US')).toEqual(['export', 0])
  })

  it('know countries without such a tax', () => {
    expect([taxOf('KW', 'KW'), taxOf('QA', 'QA'), taxOf('KW', 'SA')]).toEqual([
      ['outOfScope', 0],
      ['outOfScope', 0],
      ['export', 0],
    ])
  })

  it('leave the tax to a registered buyer in the European Union, and charge any other the German one', () => {
    expect([taxOf('DE', 'FR'), taxOf('DE', 'FR', 'unregistered'), taxOf('DE', 'GB')]).toEqual([
      ['reverseCharge', 0],
      ['domestic', 19],
      ['export', 0],
    ])
  })

  it('say nothing of a country that they do not know', () => expect(taxOf('US', 'US')).toBeUndefined())
})
