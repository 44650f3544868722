import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type AccountName = components['schemas']['AccountName']

/** Whom an operator reads of. */
export const serializeAccountName = ({ _id, email, fullName, businessName }: Row<'users'>): AccountName => ({
  ...omitNull({ businessName }),
  _id,
  email,
  fullName,
})

/** Returns the accounts of these ids as operators read of them. Throws for an id that the caller's rows cannot hold. */
export async function accountNamesOf(
  { tables }: Pick<OperationContext, 'tables'>,
  userIds: readonly string[],
): Promise<(userId: string) => AccountName> {
  const users = await tables.list('users', { _id: [...new Set(userIds)] })
  return (userId) => {
    const user = users.find(({ _id }) => _id === userId)
    if (user === undefined) throw new Error(`No account ${userId}`)
    return serializeAccountName(user)
  }
}
