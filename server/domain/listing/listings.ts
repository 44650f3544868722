import type { components } from '#src/generated/schema.ts'
import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type ProductEvent, productMachine } from '#src/machines/lifecycles/product.machine.ts'
import type { Listing, ProductRow } from './listing-columns.ts'
import { serializeListing } from '#server/domain/catalogue/product-serializer.ts'
import { conflict, invalidFields, notFound, type DomainError } from '#server/domain/platform/domain-error.ts'
import { type Problems, isHazardous } from './substance-rules.ts'
import type { Caller, OperationContext } from '#server/operation.ts'

/** Returns the caller's own product. Throws 404 for another seller's, and for a deleted one. */
export async function findListing({ tables }: OperationContext, { user }: Caller, id: string): Promise<ProductRow> {
  const product = await tables.find('products', { _id: id })
  if (product === undefined || product.sellerId !== user._id || product.status === 'deleted') throw notFound()
  return product
}

/** Throws 409 with the current product when another version was seen, 404 once it is deleted. */
export async function changedMeanwhile({ tables, now }: OperationContext, productId: string): Promise<DomainError> {
  const detail = await tables.productDetail(productId)
  if (detail === undefined || detail.product.status === 'deleted') return notFound()
  return conflict('server:conflict.changed', { state: detail.product.status, product: serializeListing(detail, now) })
}

/** Sets columns of a product that is still as it was read, or throws `changedMeanwhile`. `stock` is that which the seller saw. */
export async function changeProduct(
  context: OperationContext,
  { _id, version, status }: ProductRow,
  set: Partial<ProductRow>,
  seen: { stock?: number } = {},
): Promise<void> {
  const changes = { ...set, version: version + 1, updatedAt: context.now }
  const changed = await context.tables.update('products', { _id, version, status, ...seen }, changes)
  if (changed === 0) throw await changedMeanwhile(context, _id)
}

/** Returns the status after the event. Throws 409 with the current one when it does not allow the event. */
export function statusAfter({ status }: ProductRow, event: ProductEvent): ProductRow['status'] {
  const next = nextState(productMachine, status, event)
  if (next === undefined) throw conflict('server:conflict.changed', { state: status })
  return next
}

/** Required by law in most markets: a hazardous product needs a safety data sheet. */
export const sheetProblems = (
  listing: Pick<Listing, 'ghs' | 'unNumber'> & { documents: readonly Pick<Listing['documents'][number], 'kind'>[] },
): Problems =>
  isHazardous(listing) && !listing.documents.some(({ kind }) => kind === 'SDS')
    ? { documents: { key: 'server:field.safetyDataSheet' } }
    : {}

/** Each reference names one product of a seller. */
export async function referenceProblems(
  { tables }: OperationContext,
  sellerId: string,
  reference: string | null,
  productId?: string,
): Promise<Problems> {
  if (reference === null) return {}
  const existing = await tables.find('products', { sellerId, reference, status: ['active', 'inactive'] })
  return existing === undefined || existing._id === productId ? {} : { reference: { key: 'server:field.referenceTaken' } }
}

/** The category of a subcategory that the seller chose. */
export async function categoryOf({ tables }: OperationContext, subCategoryId: string): Promise<string> {
  const subCategory = await tables.find('subCategories', { _id: subCategoryId })
  if (subCategory === undefined) throw invalidFields({ subCategoryId: { key: 'server:field.choice' } })
  return subCategory.categoryId
}

export function refuseProblems(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
}

/** A product as its seller sees it, after a change. */
export async function currentListing(
  { tables, now }: OperationContext,
  productId: string,
): Promise<components['schemas']['Product']> {
  const detail = await tables.productDetail(productId)
  if (detail === undefined) throw new Error(`The product ${productId} was just changed and is not there`)
  return serializeListing(detail, now)
}
