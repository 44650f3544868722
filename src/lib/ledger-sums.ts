interface Balance<Account extends string> {
  account: Account
  balance: { amount: number; currency: string }
}

/** The balances of one currency, and what they sum to. */
export interface CurrencyBalances<Account extends string> {
  currency: string
  balances: readonly Balance<Account>[]
  /** What is owed to owners of accounts, and what the marketplace holds for it: a negative amount. */
  owed: number
  held: number
}

/** Sorts balances by currency, in the order of its code, and sums those above and those below nothing. */
export function balancesByCurrency<Account extends string>(balances: readonly Balance<Account>[]): CurrencyBalances<Account>[] {
  const currencies = [...new Set(balances.map(({ balance }) => balance.currency))].sort()
  return currencies.map((currency) => {
    const own = balances.filter(({ balance }) => balance.currency === currency)
    const amounts = own.map(({ balance }) => balance.amount)
    const sum = (some: number[]) => some.reduce((total, amount) => total + amount, 0)
    return {
      currency,
      balances: own,
      owed: sum(amounts.filter((amount) => amount > 0)),
      held: sum(amounts.filter((amount) => amount < 0)),
    }
  })
}
