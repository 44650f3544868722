import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { accountNamesOf } from './account-names.ts'
import { waiting } from './work-queues.ts'

type Schemas = components['schemas']

/** Rows of a list of faults: whoever has mended them asks again. */
const most = 100

/** Returns the balances, what does not agree among them, and what is declared but not there yet. */
export async function reconcile({ tables }: Pick<OperationContext, 'tables'>): Promise<Schemas['Ledger']> {
  const [totals, unbookedPayments, unbookedPayouts, unbalancedTransfers, declared] = await Promise.all([
    tables.ledgerTotals(),
    tables.unbookedPayments(most),
    tables.unbookedPayouts(most),
    tables.unbalancedTransfers(most),
    tables.list('payments', waiting.transfers),
  ])
  return {
    balances: totals.map(({ account, currency, amount }) => ({ account, balance: { amount, currency } })),
    differences: sumsOf(totals).filter(({ amount }) => amount !== 0),
    unbookedPayments,
    unbookedPayouts,
    unbalancedTransfers,
    declaredTransfers: sumsOf(declared),
  }
}

/** The sums by currency, in its order. */
function sumsOf(amounts: readonly { amount: number; currency: string }[]): { amount: number; currency: string }[] {
  const currencies = [...new Set(amounts.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => ({
    currency,
    amount: amounts.filter((one) => one.currency === currency).reduce((sum, { amount }) => sum + amount, 0),
  }))
}

/** Returns the entries as operators read them, with the names of owners and orders. */
export async function serializeEntries(
  context: OperationContext,
  entries: readonly Row<'ledgerEntries'>[],
): Promise<Schemas['LedgerEntry'][]> {
  const orders = await context.tables.list('orders', { _id: [...new Set(entries.flatMap(({ orderId }) => orderId ?? []))] })
  const nameOf = await accountNamesOf(
    context,
    entries.flatMap(({ ownerId }) => ownerId ?? []),
  )
  return entries.map(({ _id, transferId, account, kind, ownerId, orderId, paymentId, amount, currency, at }) => ({
    ...omitNull({
      owner: ownerId === null ? null : nameOf(ownerId),
      orderId,
      orderNumber: orders.find((order) => order._id === orderId)?.number ?? null,
      paymentId,
    }),
    _id,
    transferId,
    account,
    kind,
    amount: { amount, currency },
    at,
  }))
}
