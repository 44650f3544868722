import { hasSecondFactor } from '#server/domain/account/second-factors.ts'
import { serializePayoutAccount } from '#server/domain/payment/payout-accounts.ts'
import { minimumOf, readPayoutMinimums } from '#server/domain/payment/payout-minimums.ts'
import type { Operation } from '#server/operation.ts'

const parts = ['held', 'available', 'debt', 'payoutRequested', 'payoutSent'] as const

export const getPayoutOverview: Operation<'getPayoutOverview'> = async (call) => {
  const { tables, caller } = call
  const userId = caller.user._id
  const [seller, balances, accounts, minimums] = await Promise.all([
    tables.find('sellers', { _id: userId }),
    tables.ledgerBalances(userId),
    tables.list('payoutAccounts', { userId }, { orderBy: ['currency'] }),
    readPayoutMinimums(call),
  ])
  const earned = balances.filter(({ account }) => parts.some((part) => part === account))
  const currencies = new Set([...earned, ...accounts].map(({ currency }) => currency))
  if (seller !== undefined) currencies.add(seller.currency)
  return {
    hasSecondFactor: await hasSecondFactor(call, userId),
    balances: [...currencies].sort().map((currency) => {
      const of = (account: (typeof parts)[number]) => ({
        amount: Math.abs(earned.find((row) => row.account === account && row.currency === currency)?.amount ?? 0),
        currency,
      })
      return {
        available: of('available'),
        held: of('held'),
        requested: of('payoutRequested'),
        sent: of('payoutSent'),
        debt: of('debt'),
        smallest: minimumOf(minimums, currency),
      }
    }),
    accounts: accounts.map(serializePayoutAccount),
  }
}
