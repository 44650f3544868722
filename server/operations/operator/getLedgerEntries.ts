import { serializeEntries } from '#server/domain/operator/ledger-view.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getLedgerEntries: Operation<'getLedgerEntries'> = async (call) => {
  const { tables, body } = call
  const { account, currency, ownerId } = body
  const where = { account, ...(currency && { currency }), ...(ownerId && { ownerId }) }
  const [rows, total] = await Promise.all([
    tables.list('ledgerEntries', where, { orderBy: ['-at', '-_id'], ...pageOf(body) }),
    tables.count('ledgerEntries', where),
  ])
  return { entries: await serializeEntries(call, rows), total }
}
