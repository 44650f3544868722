import { omitNull } from '#server/domain/platform/omit-null.ts'
import { findRenewedPlan } from '#server/domain/plan/plan-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getUserWalletInfo: Operation<'getUserWalletInfo'> = async (call) => {
  const { tables, caller } = call
  const balances = await tables.ledgerBalances(caller.user._id)
  const of = (name: (typeof balances)[number]['account']) =>
    balances.filter(({ account }) => account === name).map(({ amount, currency }) => ({ amount, currency }))
  const sells = caller.side === 'seller'
  const plan = (await findRenewedPlan(call, caller.user._id)) ?? null
  return { ...omitNull({ plan }), wallet: of('wallet'), held: sells ? of('held') : [], available: sells ? of('available') : [] }
}
