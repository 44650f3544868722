import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getSecurityEvents: Operation<'getSecurityEvents'> = async ({ tables, body }) => {
  const { kind, account, operator, from, to } = body
  const isAddress = account?.includes('@') === true
  const user = isAddress ? await tables.find('users', { email: account.trim().toLowerCase() }) : undefined
  if (isAddress && user === undefined) return { events: [], total: 0 }
  const accountId = isAddress ? user?._id : account?.trim()
  const { rows, total } = await tables.securityEventPage({
    ...(kind && { kind }),
    ...(accountId && { accountId }),
    ...(operator && { operator: storedName(operator.trim()) }),
    ...(from && { from: new Date(from).toISOString() }),
    ...(to && { to: new Date(to).toISOString() }),
    ...pageOf(body),
  })
  return { events: rows, total }
}

/** As the log has it: addresses in lower case, and what the command line was started by as it was typed. */
const storedName = (operator: string) => (operator.includes('@') ? operator.toLowerCase() : operator)
