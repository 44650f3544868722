import { expect, it } from 'vitest'
import { balanceIn, balancesInOthers } from './wallet-balance.ts'

const sar = { amount: 20_000, currency: 'SAR' }
const bdt = { amount: 25_000_000, currency: 'BDT' }
const none = { amount: 0, currency: 'USD' }

it('is nothing in a currency that the wallet has no balance in', () => {
  expect([balanceIn([sar, bdt], 'BDT'), balanceIn([sar], 'BDT')]).toEqual([bdt, { amount: 0, currency: 'BDT' }])
})

it('names the other balances of a wallet only where it has nothing of the currency', () => {
  expect(balancesInOthers([bdt, none, sar], 'USD')).toEqual([bdt, sar])
  expect([balancesInOthers([bdt, sar], 'SAR'), balancesInOthers([none], 'SAR'), balancesInOthers([], 'SAR')]).toEqual([
    [],
    [],
    [],
  ])
})
