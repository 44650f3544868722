import { serializeFoundAccounts } from '#server/domain/operator/found-accounts.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { Operation } from '#server/operation.ts'

const most = 50

export const findAccounts: Operation<'findAccounts'> = async (call) => {
  const { tables, body } = call
  const search = body.search.trim()
  const users = await tables.accountsWith(search, most)
  const after = { search, found: users.length }
  await recordSecurityEvent(call, { kind: 'operator.searched', subject: 'findAccounts', after })
  return { accounts: await serializeFoundAccounts(call, users) }
}
