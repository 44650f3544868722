import { documentProblems, imageProblems } from '#server/domain/listing-files.ts'
import type { Listing } from '#server/domain/listing-columns.ts'
import type { ListingFields, StatedListing } from '#server/domain/listing-fields.ts'
import { referenceProblems, sheetProblems } from '#server/domain/listings.ts'
import { offerProblems } from '#server/domain/offer-rules.ts'
import { type Problems, substanceProblems } from '#server/domain/substance-rules.ts'
import type { Means } from '#server/operation.ts'

type FileForm = Parameters<typeof documentProblems>[0] & Parameters<typeof imageProblems>[0]

interface Stated {
  fields: ListingFields & FileForm
  columns: StatedListing
  /** Whether it is, or is to be, on the market. */
  active: boolean
}

/** All that is wrong with a seller's form, by field, at once. `held`: what the product has already; nothing of a new one. */
export async function formProblems(
  means: Means,
  sellerId: string,
  { fields, columns, active }: Stated,
  held: Pick<Listing, 'documents' | 'profileImage' | 'images'> & { _id?: string },
): Promise<Problems> {
  const documents = fields.documents ?? []
  return {
    ...(await substanceProblems(columns, means.ports.structures)),
    ...offerProblems(fields),
    ...(active ? sheetProblems({ ...columns, documents }) : {}),
    ...documentProblems(fields, held.documents),
    ...imageProblems(fields, held),
    ...(await referenceProblems(means, sellerId, columns.reference, held._id)),
  }
}
