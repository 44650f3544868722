import type { Operation } from '#server/operation.ts'

export const getUserWalletInfo: Operation<'getUserWalletInfo'> = async ({ tables, caller }) => {
  const balances = await tables.ledgerBalances(caller.user._id)
  const of = (name: (typeof balances)[number]['account']) =>
    balances.filter(({ account }) => account === name).map(({ amount, currency }) => ({ amount, currency }))
  const sells = caller.side === 'seller'
  return { wallet: of('wallet'), held: sells ? of('held') : [], available: sells ? of('available') : [] }
}
