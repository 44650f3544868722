import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { serializeAccountName } from './account-names.ts'

/** Returns accounts as an operator finds them: what they are, why one is suspended, and whether a company has sent its documents. */
export async function serializeFoundAccounts(
  { tables }: Pick<TableContext, 'tables'>,
  users: readonly Row<'users'>[],
): Promise<components['schemas']['FoundAccount'][]> {
  const userIds = users.map(({ _id }) => _id)
  const [suspensions, documents] = await Promise.all([
    tables.list('suspensions', { _id: userIds }),
    tables.list('companyDocuments', { userId: userIds }),
  ])
  const documentsOf = (userId: string) => {
    const row = documents.find((one) => one.userId === userId)
    return row === undefined ? null : { _id: row._id, status: row.status }
  }
  return users.map((user) => ({
    ...omitNull({
      suspendedFor: suspensions.find(({ _id }) => _id === user._id)?.reason ?? null,
      documents: documentsOf(user._id),
    }),
    account: serializeAccountName(user),
    country: user.country,
    status: user.status,
    createdAt: user.createdAt,
  }))
}
