import { findListing } from '#server/domain/listing/listings.ts'
import { serializeProductBatches } from '#server/domain/order/batch-stock.ts'
import type { Operation } from '#server/operation.ts'

export const viewProductBatches: Operation<'viewProductBatches'> = async (call) => {
  const { _id } = await findListing(call, call.caller, call.id)
  return serializeProductBatches(call, _id)
}
