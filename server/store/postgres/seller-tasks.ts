import { sql } from 'kysely'
import { isId } from '../column-kinds.ts'
import { mostRequirements } from '#src/lib/most-requirements.ts'
import { waitParts } from '../order-waits.ts'
import type { SellerTaskCounts, TradeQueries } from '../trade-queries.ts'
import type { Connection } from './connection.ts'
import { hasFailedDelivery, isDue, isPartlyDispatched } from './dispatch-conditions.ts'
import { isIn, isOpen } from './open-conditions.ts'
import { builder, statement } from './statement.ts'

const nothing: SellerTaskCounts = {
  fresh: 0,
  toInvoice: 0,
  toProcess: 0,
  toDispatch: 0,
  dispatchDue: 0,
  restToDispatch: 0,
  failedDeliveries: 0,
  inDispute: 0,
  quotes: 0,
  samples: 0,
  samplesToSend: 0,
  documents: 0,
  requirements: 0,
}

/** Each number is counted down an index of the seller's rows in those states; closed trade is not read. */
const counted = statement<{ sellerId: string; now: string; dueBefore: string }>()(({ sellerId, now, dueBefore }) => {
  const orders = builder
    .selectFrom('orders')
    .where('sellerId', '=', sellerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
  const products = orders.where('kind', '=', 'product')
  const samples = orders.where('kind', '=', 'sample')
  const status = sql.ref('orders.status')
  const toProcess = waitParts.preparation.map(({ statuses, open }) => {
    const inStates = products.where(isIn(status, statuses))
    return open ? inStates.where(isOpen(sql.ref('orders.dueOn'), sql.ref('orders.paymentState'), status)) : inStates
  })
  const openRequirements = builder
    .selectFrom('requirements')
    .where('status', '=', 'open')
    .where('deadline', '>', now)
    .where('buyerId', '<>', sellerId)
    .where('_id', 'not in', (eb) => eb.selectFrom('bids').where('bids.sellerId', '=', sellerId).select('bids.requirementId'))
    .limit(mostRequirements)
    .select('_id')
  return builder.selectNoFrom((eb) => [
    products.where('status', '=', 'placed').as('fresh'),
    products.where('status', '=', 'accepted').as('toInvoice'),
    sql<number>`(${sql.join(toProcess, sql` + `)})`.as('toProcess'),
    products.where('status', '=', 'processing').as('toDispatch'),
    products.where(isDue(status, sql.ref('orders.dispatchBy'), dueBefore)).as('dispatchDue'),
    products.where(isPartlyDispatched(sql.ref('orders._id'), status, sql.ref('orders.quantity'))).as('restToDispatch'),
    products.where(hasFailedDelivery(sql.ref('orders._id'), status)).as('failedDeliveries'),
    products.where('status', '=', 'disputed').as('inDispute'),
    samples.where('status', '=', 'placed').as('samples'),
    samples.where('status', 'in', ['accepted', 'paid', 'processing']).as('samplesToSend'),
    eb
      .selectFrom('quotes')
      .where('sellerId', '=', sellerId)
      .where('status', 'in', ['requested', 'countered'])
      .select(eb.fn.countAll<number>().as('count'))
      .as('quotes'),
    eb
      .selectFrom('documentRequests')
      .where('sellerId', '=', sellerId)
      .where('status', '=', 'requested')
      .select(eb.fn.countAll<number>().as('count'))
      .as('documents'),
    eb.selectFrom(openRequirements.as('open')).select(eb.fn.countAll<number>().as('count')).as('requirements'),
  ])
})

export const postgresSellerTasks = (db: Connection): Pick<TradeQueries, 'sellerTasks'> => ({
  async sellerTasks(sellerId, times) {
    if (!isId(sellerId)) return nothing
    const [row] = (await db.query(counted({ sellerId, ...times }))).rows
    if (row === undefined) return nothing
    const counts = { ...nothing }
    // The keys of the counts are the columns of the statement.
    for (const name of Object.keys(counts) as (keyof SellerTaskCounts)[]) counts[name] = row[name] ?? 0
    return counts
  },
})
