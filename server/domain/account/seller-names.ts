import { type FieldKey, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { TableContext } from '#server/operation.ts'
import { nameSkeleton } from '#server/store/name-skeleton.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

/** The columns of a seller's name; they are written together. */
export const namedSeller = (businessName: string): Pick<Row<'sellers'>, 'businessName' | 'nameSkeleton'> => ({
  businessName,
  nameSkeleton: nameSkeleton(businessName),
})

/** The verified sellers whose names look like this one, but for the account itself. */
export async function listVerifiedNamesakes(
  { tables }: { tables: ReadableTables },
  skeleton: string,
  accountId: string | undefined,
): Promise<Row<'sellers'>[]> {
  return (await verifiedNamesakesOf({ tables }, [skeleton]))(skeleton, accountId)
}

/** Reads the verified sellers of several names at once; returns those whose names look like one, but for the account itself. */
export async function verifiedNamesakesOf(
  { tables }: { tables: ReadableTables },
  skeletons: readonly string[],
): Promise<(skeleton: string, accountId: string | undefined) => Row<'sellers'>[]> {
  const found = await tables.list('sellers', { nameSkeleton: [...new Set(skeletons)], verified: true })
  return (skeleton, accountId) => found.filter(({ _id, nameSkeleton: own }) => own === skeleton && _id !== accountId)
}

/** Throws 422 on the field when the name looks like that of a verified seller who is not this account. */
export async function assertNameFree(
  context: Pick<TableContext, 'tables'>,
  name: string,
  { field, accountId }: { field: string; accountId?: string },
): Promise<void> {
  const namesakes = await listVerifiedNamesakes(context, nameSkeleton(name), accountId)
  const key: FieldKey = 'server:field.nameTaken'
  if (namesakes.length > 0) throw invalidFields({ [field]: { key } })
}
