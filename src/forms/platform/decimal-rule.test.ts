import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { moneyRule, numberOf } from './decimal-rule.ts'

const read = (rule: z.ZodType, typed: unknown) => {
  const { data, error } = rule.safeParse(typed)
  const [issue] = error?.issues ?? []
  return issue === undefined ? data : 'params' in issue ? issue.params : issue.code
}

describe('a number as it is typed', () =>
  it.each([
    ['12.5', 12.5],
    ['١٢٫٥', 12.5],
    ['১২', 12],
    ['1,234.5', 1234.5],
    ['a lot', 'a lot'],
    ['', ''],
  ])('%s is %s', (typed, number) => expect(numberOf(typed)).toBe(number)))

describe('an amount of money as it is typed', () => {
  it.each([
    ['3.94', 'SAR', { amount: 394, currency: 'SAR' }],
    ['৩.৯', 'BDT', { amount: 390, currency: 'BDT' }],
    ['3,6', 'SAR', { amount: 360, currency: 'SAR' }],
    ['1,500', 'KWD', { amount: 1_500_000, currency: 'KWD' }],
    ['1500.0', 'JPY', { amount: 1500, currency: 'JPY' }],
    [' ', 'SAR', undefined],
  ])('%s in %s is exact', (typed, currency, money) => expect(read(moneyRule(currency), typed)).toEqual(money))

  it.each([
    ['three', 'fields:error.number'],
    ['-3', 'fields:error.number'],
    ['1234567890123', 'fields:error.number'],
    ['3.945', 'fields:error.decimals'],
  ])('%s is not taken', (typed, key) => expect(read(moneyRule('SAR'), typed)).toEqual({ key }))

  it('may be needed', () => {
    const needed = moneyRule('SAR', { needed: true })
    expect([read(needed, ''), read(needed, '0')]).toEqual([{ key: 'fields:error.number' }, { amount: 0, currency: 'SAR' }])
  })
})
