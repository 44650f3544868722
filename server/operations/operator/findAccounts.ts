import { serializeAccountName } from '#server/domain/operator/account-names.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { Operation } from '#server/operation.ts'

const most = 50

export const findAccounts: Operation<'findAccounts'> = async (call) => {
  const { tables, body } = call
  const search = body.search.trim()
  const users = await tables.accountsWith(search, most)
  const after = { search, found: users.length }
  await recordSecurityEvent(call, { kind: 'operator.searched', subject: 'findAccounts', after })
  const userIds = users.map(({ _id }) => _id)
  const [suspensions, documents] = await Promise.all([
    tables.list('suspensions', { _id: userIds }),
    tables.list('companyPapers', { userId: userIds }),
  ])
  const documentsOf = (userId: string) => {
    const row = documents.find((one) => one.userId === userId)
    return row === undefined ? null : { _id: row._id, status: row.status }
  }
  return {
    accounts: users.map((user) => ({
      ...omitNull({
        suspendedFor: suspensions.find(({ _id }) => _id === user._id)?.reason ?? null,
        papers: documentsOf(user._id),
      }),
      account: serializeAccountName(user),
      country: user.country,
      status: user.status,
      createdAt: user.createdAt,
    })),
  }
}
