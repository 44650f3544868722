import type { Money } from './money.ts'

/** What a wallet holds in a currency; nothing of one that it has no balance in. */
export const balanceIn = (wallet: readonly Money[], currency: string): Money =>
  wallet.find((balance) => balance.currency === currency) ?? { amount: 0, currency }

/** The balances of a wallet that has money, but none in this currency: none of them can pay it. Empty otherwise. */
export const balancesInOthers = (wallet: readonly Money[], currency: string): readonly Money[] =>
  balanceIn(wallet, currency).amount > 0 ? [] : wallet.filter(({ amount }) => amount > 0)
