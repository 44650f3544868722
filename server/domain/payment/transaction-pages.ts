import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { BodyOf, Caller } from '#server/operation.ts'
import type { TransactionPageRequest } from '#server/store/money-queries.ts'
import type { Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

/** What a query of the contract asks the store for. */
export function transactionRequest(
  { user, side }: Caller,
  { kinds, methods, currency, from, to, search }: BodyOf<'exportTransactions'>,
): Omit<TransactionPageRequest, 'limit' | 'offset'> {
  return {
    userId: user._id,
    side,
    // An empty choice is none: all are shown.
    ...omitNull({ kinds: kinds?.length ? kinds : null, methods: methods?.length ? methods : null, currency, search }),
    ...omitNull({ from: moment(from), to: moment(to) }),
  }
}

/** A moment may be sent in any zone; the rows are compared in UTC. */
const moment = (time: string | undefined) => (time === undefined ? undefined : new Date(time).toISOString())

const page = 1000

/** Returns the rows that a query finds, the newest first and `most` of them, and how many there are. */
export async function listTransactions(
  { tables }: { tables: Pick<Tables, 'transactionPage'> },
  request: Omit<TransactionPageRequest, 'limit' | 'offset'>,
  most = Infinity,
): Promise<{ rows: Row<'transactions'>[]; total: number }> {
  const found: Row<'transactions'>[] = []
  for (;;) {
    const limit = Math.min(page, most - found.length)
    const { rows, total } = await tables.transactionPage({ ...request, limit, offset: found.length })
    found.push(...rows)
    if (rows.length === 0 || found.length >= Math.min(total, most)) return { rows: found, total }
  }
}

/** Returns the plan of each row that is about one. */
export async function plansOf(
  tables: Pick<Tables, 'list'>,
  rows: readonly Row<'transactions'>[],
): Promise<(row: Row<'transactions'>) => Row<'plans'> | undefined> {
  const slugs = rows.flatMap(({ kind, subject }) => (kind === 'subscriptionPayment' ? [subject] : []))
  const plans = slugs.length === 0 ? [] : await tables.list('plans', { slug: [...new Set(slugs)] })
  return ({ kind, subject }) => (kind === 'subscriptionPayment' ? plans.find(({ slug }) => slug === subject) : undefined)
}
