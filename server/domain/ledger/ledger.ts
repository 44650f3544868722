import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type EntryRow = Row<'ledgerEntries'>
type TransactionRow = Row<'transactions'>

/** One side of a transfer. Positive: the account's owner is owed more. */
export interface Entry {
  account: EntryRow['account']
  /** null for the marketplace's own accounts. */
  ownerId: string | null
  amount: number
}

/** A transfer as one party sees it. */
export type Shown = Pick<TransactionRow, 'userId' | 'side' | 'kind' | 'direction' | 'amount' | 'subject'> & {
  method?: TransactionRow['method']
  commission?: number
}

export interface Transfer {
  kind: EntryRow['kind']
  currency: string
  orderId?: string | null
  paymentId?: string | null
  payoutId?: string | null
  entries: readonly Entry[]
  shown: readonly Shown[]
}

/** The context of a transfer, which jobs have, too. */
export type LedgerContext = Pick<OperationContext, 'tables' | 'now' | 'newId'>

/** Writes a transfer. Its entries must sum to zero: anything else is a defect, and the whole change is undone. */
export async function book({ tables, now, newId }: LedgerContext, transfer: Transfer): Promise<void> {
  const { kind, currency, entries, shown } = transfer
  const rest = entries.reduce((sum, { amount }) => sum + amount, 0)
  if (rest !== 0) throw new Error(`A ${kind} of ${currency} does not balance: ${rest} is left`)
  const of = {
    transferId: newId(),
    orderId: transfer.orderId ?? null,
    paymentId: transfer.paymentId ?? null,
    payoutId: transfer.payoutId ?? null,
    currency,
  }
  const moving = entries.filter(({ amount }) => amount !== 0)
  // A free order makes no ledger entries.
  if (moving.length === 0) return
  await tables.insert('ledgerEntries', ...moving.map((entry) => ({ _id: newId(), ...of, kind, ...entry, at: now })))
  await tables.insert(
    'transactions',
    ...shown.map(({ method = null, commission = 0, ...entry }) => ({
      _id: newId(),
      ...of,
      ...entry,
      method,
      commission,
      createdAt: now,
    })),
  )
}

/** Returns an owner's balance on one account, in one currency. */
export async function balanceOf(
  { tables }: Pick<OperationContext, 'tables'>,
  owner: { ownerId: string; account: EntryRow['account']; currency: string },
): Promise<number> {
  const balances = await tables.ledgerBalances(owner.ownerId)
  return balances.find(({ account, currency }) => account === owner.account && currency === owner.currency)?.amount ?? 0
}
