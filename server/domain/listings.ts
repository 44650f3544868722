import type { components } from '#src/generated/schema.ts'
import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type ProductEvent, productMachine } from '#src/machines/lifecycles/product.machine.ts'
import type { Listing, ProductRow } from '#server/domain/listing-columns.ts'
import { ownProductAnswer } from '#server/domain/product-answers.ts'
import { conflict, invalid, notYours, type Refusal } from '#server/domain/refusal.ts'
import { type Problems, isHazardous } from '#server/domain/substance-rules.ts'
import type { Caller, Means } from '#server/operation.ts'

/** The caller's own product; 404 for a stranger's, and for one that was deleted. */
export async function findOwnProduct({ tables }: Means, { user }: Caller, id: string): Promise<ProductRow> {
  const product = await tables.find('products', { _id: id })
  if (product === undefined || product.sellerId !== user._id || product.status === 'deleted') throw notYours()
  return product
}

/** 409 with the product as it is now: what was to be changed is not what was seen. 404 once it is deleted. */
export async function changedMeanwhile({ tables, now }: Means, productId: string): Promise<Refusal> {
  const detail = await tables.productDetail(productId)
  if (detail === undefined || detail.product.status === 'deleted') return notYours()
  return conflict('server:conflict.changed', { state: detail.product.status, product: ownProductAnswer(detail, now) })
}

/** Sets columns of a product that is still as it was read, or throws `changedMeanwhile`. `stock` is that which the seller saw. */
export async function changeProduct(
  means: Means,
  { _id, version, status }: ProductRow,
  set: Partial<ProductRow>,
  seen: { stock?: number } = {},
): Promise<void> {
  const changes = { ...set, version: version + 1, updatedAt: means.now }
  const changed = await means.tables.update('products', { _id, version, status, ...seen }, changes)
  if (changed === 0) throw await changedMeanwhile(means, _id)
}

/** The status that the event leads to; 409 with the present one when it does not lead anywhere from there. */
export function statusAfter({ status }: ProductRow, event: ProductEvent): ProductRow['status'] {
  const next = nextState(productMachine, status, event)
  if (next === undefined) throw conflict('server:conflict.changed', { state: status })
  return next
}

/** The law of most markets: who sells what is hazardous has its safety data sheet at hand. */
export const sheetProblems = (
  listing: Pick<Listing, 'ghs' | 'unNumber'> & { documents: readonly Pick<Listing['documents'][number], 'kind'>[] },
): Problems =>
  isHazardous(listing) && !listing.documents.some(({ kind }) => kind === 'SDS')
    ? { documents: { key: 'server:field.safetyDataSheet' } }
    : {}

/** Each reference names one product of a seller. */
export async function referenceProblems(
  { tables }: Means,
  sellerId: string,
  reference: string | null,
  productId?: string,
): Promise<Problems> {
  if (reference === null) return {}
  const taken = await tables.find('products', { sellerId, reference, status: ['active', 'inactive'] })
  return taken === undefined || taken._id === productId ? {} : { reference: { key: 'server:field.referenceTaken' } }
}

/** The category of a subcategory that the seller chose. */
export async function categoryOf({ tables }: Means, subCategoryId: string): Promise<string> {
  const subCategory = await tables.find('subCategories', { _id: subCategoryId })
  if (subCategory === undefined) throw invalid({ subCategoryId: { key: 'server:field.choice' } })
  return subCategory.categoryId
}

export function refuseProblems(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

/** A product as its seller sees it, after a change. */
export async function ownProduct({ tables, now }: Means, productId: string): Promise<components['schemas']['Product']> {
  const detail = await tables.productDetail(productId)
  if (detail === undefined) throw new Error(`The product ${productId} was just changed and is not there`)
  return ownProductAnswer(detail, now)
}
