import { expect, it } from 'vitest'
import { balancesByCurrency } from './ledger-sums.ts'

const balance = (account: string, amount: number, currency: string) => ({ account, balance: { amount, currency } })

it('sums what is owed and what is held of each currency apart', () => {
  const [usd, sar] = [
    [balance('wallet', 300, 'USD'), balance('cardClearing', -1000, 'USD'), balance('held', 700, 'USD')],
    [balance('bankClearing', -50, 'SAR'), balance('commission', 40, 'SAR')],
  ]
  expect(balancesByCurrency([...usd, ...sar])).toEqual([
    { currency: 'SAR', balances: sar, owed: 40, held: -50 },
    { currency: 'USD', balances: usd, owed: 1000, held: -1000 },
  ])
  expect(balancesByCurrency([])).toEqual([])
})
