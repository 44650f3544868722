import { carriageProblems } from './carriage-rules.ts'
import { proseFaults } from '#server/domain/platform/account-numbers.ts'
import { documentProblems, imageProblems } from './listing-files.ts'
import type { Listing } from './listing-columns.ts'
import type { ListingFields, StatedListing } from './listing-fields.ts'
import { referenceProblems, sheetProblems } from './listings.ts'
import { offerProblems } from './offer-rules.ts'
import { type Problems, substanceProblems } from './substance-rules.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Ports } from '#server/ports/ports.ts'

type FileForm = Parameters<typeof documentProblems>[0] & Parameters<typeof imageProblems>[0]

interface Stated {
  fields: ListingFields & FileForm
  columns: StatedListing
  /** Whether it is, or is to be, on the market. */
  active: boolean
}

type Held = Pick<Listing, 'documents' | 'profileImage' | 'images'> & { _id?: string }

/** Returns all problems of a seller's form, by field. `held`: the product's current files; none of a new one. */
export async function formProblems(context: OperationContext, sellerId: string, stated: Stated, held: Held): Promise<Problems> {
  return {
    ...(await statedProblems(context.ports, stated, held)),
    ...(await referenceProblems(context, sellerId, stated.columns.reference, held._id)),
  }
}

/** Returns the problems of a form by itself, without the seller's other listings. */
export async function statedProblems(
  { structures }: Pick<Ports, 'structures'>,
  { fields, columns, active }: Stated,
  held: Held,
): Promise<Problems> {
  const documents = fields.documents ?? []
  return {
    ...nameProblems(fields),
    ...(await substanceProblems(columns, structures)),
    ...carriageProblems(columns, fields.dangerousGoods),
    ...offerProblems(fields),
    ...(active ? sheetProblems({ ...columns, documents }) : {}),
    ...documentProblems(fields, held.documents),
    ...imageProblems(fields, held),
  }
}

/** A name is a line of the invoice, which says where to pay. */
const nameProblems = ({ name_en, name_ar, name_bn }: Pick<ListingFields, 'name_en' | 'name_ar' | 'name_bn'>): Problems =>
  proseFaults({ name_en, name_ar, name_bn })
