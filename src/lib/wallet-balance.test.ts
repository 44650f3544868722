import { expect, it } from 'vitest'
import { balanceIn, balancesInOthers } from './wallet-balance.ts'

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

it('has other balances to name only where it holds nothing of the currency', () => {
  const sar = { amount: 20_000, currency: 'SAR' }
  const bdt = { amount: 25_000_000, currency: 'BDT' }
  const none = { amount: 0, currency: 'USD' }
  expect(balancesInOthers([bdt, none, sar], 'USD')).toEqual([bdt, sar])
  expect([balancesInOthers([bdt, sar], 'SAR'), balancesInOthers([none], 'SAR'), balancesInOthers([], 'SAR')]).toEqual([
    [],
    [],
    [],
  ])
})
