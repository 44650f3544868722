import { dayIn } from '#src/lib/end-of-day.ts'
import { isPast } from '#server/domain/listing/batch-rules.ts'
import { recountStock } from '#server/domain/order/batch-stock.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/** Counts batches whose last day is over out of the stock of their products. Returns how many. */
export async function countOutBatches(deps: JobDeps): Promise<number> {
  const past = await deps.store.batchesPast(dayIn('UTC', deps.clock().toISOString()), batch)
  return eachAlone(deps, past, async (own, _id) => {
    const expired = await own.tables.find('productBatches', { _id, expiredAt: null })
    // Another process was faster, or it was tested again meanwhile.
    if (expired === undefined || !isPast(expired, own.now)) throw conflict('server:conflict.changed')
    await own.tables.update('productBatches', { _id }, { expiredAt: own.now })
    await recountStock(own, expired.productId)
  })
}
