import { DomainError } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'

const megabyte = 1_048_576
const day = 86_400_000

/**
 * What the files of an account may take: the pictures and data sheets of some thousand products, with its documents and what it sends in chats;
 * and those of a day, in which a hundred products are entered by hand.
 */
export const storageLimits = { megabytes: 2048, megabytesOfDay: 512 }

/**
 * Throws 413 when the account's files, those just uploaded included, take more than an account may have or bring in a day. In the call's
 * transaction, which is serializable: of many at once no more are kept than fit. A file that is let go counts only towards its day.
 */
export async function assertStorageLeft({ tables, now }: OperationContext, ownerId: string): Promise<void> {
  const since = new Date(Date.parse(now) - day).toISOString()
  const { kept, recent } = await tables.storedBytes(ownerId, since)
  const { megabytes, megabytesOfDay } = storageLimits
  if (kept > megabytes * megabyte) throw new DomainError(413, { key: 'server:refused.storageFull', values: { most: megabytes } })
  if (recent > megabytesOfDay * megabyte)
    throw new DomainError(413, { key: 'server:refused.storageOfDay', values: { most: megabytesOfDay } })
}
