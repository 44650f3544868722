import type { Money } from './money.ts'

/** What a wallet holds in a currency; nothing of one that it has no balance in. */
export const balanceIn = (wallet: readonly Money[], currency: string): Money =>
  wallet.find((balance) => balance.currency === currency) ?? { amount: 0, currency }
