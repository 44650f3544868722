import { expect, it } from 'vitest'
import { balanceIn } from './wallet-balance.ts'

it('is that of the currency, and nothing in one that the wallet does not hold', () => {
  const wallet = [
    { amount: 500, currency: 'SAR' },
    { amount: 70, currency: 'BDT' },
  ]
  expect([balanceIn(wallet, 'BDT'), balanceIn(wallet, 'USD')]).toEqual([
    { amount: 70, currency: 'BDT' },
    { amount: 0, currency: 'USD' },
  ])
})
