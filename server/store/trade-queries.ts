import type { WaitFilter } from './order-waits.ts'
import type { Row } from './tables.ts'

export interface OrderPageRequest {
  side: 'buyer' | 'seller'
  userId: string
  kind: Row<'orders'>['kind']
  statuses?: readonly Row<'orders'>['status'][]
  /** Part of the order number, or of the product's name in any language. */
  search?: string
  productId?: string
  dispatch?: DispatchFilter
  waitsFor?: WaitFilter
  limit: number
  offset: number
}

/**
 * Orders to be dispatched before a moment, of which nothing is; those of which a part is dispatched, and the rest is not; or those with a
 * shipment that its driver could not hand over.
 */
export type DispatchFilter = { dueBefore: string } | 'partial' | 'failed'

/** How much waits for a seller, as the contract's `SellerTasks` says, but for what is in the chats. */
export interface SellerTaskCounts {
  fresh: number
  toInvoice: number
  toProcess: number
  toDispatch: number
  dispatchDue: number
  restToDispatch: number
  failedDeliveries: number
  inDispute: number
  quotes: number
  samples: number
  samplesToSend: number
  documents: number
  /** At most `mostRequirements`. */
  requirements: number
}

export type QuotePageRequest = Omit<OrderPageRequest, 'kind' | 'statuses' | 'dispatch' | 'waitsFor'> & {
  statuses?: readonly Row<'quotes'>['status'][]
}

/** How the other party is named: a company by its business name. */
export interface PartyRow {
  _id: string
  name: string
  country: string
  /** E.164. */
  phone: string
}

export type CountedPriceList = Row<'priceLists'> & { buyerCount: number; rowCount: number }

export interface TradeQueries {
  /** Orders of one side and kind, newest first, with both parties. */
  orderPage(
    request: OrderPageRequest,
  ): Promise<{ rows: (Row<'orders'> & { buyer: PartyRow; seller: PartyRow })[]; total: number }>
  /** Orders are due to be dispatched before `dueBefore`. */
  sellerTasks(sellerId: string, times: { now: string; dueBefore: string }): Promise<SellerTaskCounts>
  /** Ids of the orders that came to `status` at `moment` or before and are in it still, oldest first. */
  ordersSince(status: Row<'orders'>['status'], moment: string, limit: number): Promise<string[]>
  /** Ids of the delivered orders of which the buyer may complain no more at `now`, the longest over first. */
  completionsDue(now: string, limit: number): Promise<string[]>
  /** Ids of the orders whose buyers are due to be asked for a rating, the longest due first. */
  ratingRemindersDue(now: string, limit: number): Promise<string[]>
  /** Ids of the orders that were to be dispatched at `now` or before and are not, of which nobody was reminded, the longest late first. */
  lateDispatches(now: string, limit: number): Promise<string[]>
  /** Ids of the orders on terms whose buyers are due to be reminded of their payment at `today` (`2026-12-01`): not those in dispute, nor while a transfer is looked for. */
  paymentsToRemindOf(today: string, limit: number): Promise<string[]>
  /** Ids of the batches whose last day was before `today` (`2026-12-01`) and that were not counted out for it, the longest over first. */
  batchesPast(today: string, limit: number): Promise<string[]>
  /** Ids of the orders whose delivery deadline in this state has come at `now`, the longest due first. */
  deliveriesDue(state: Row<'deliveryDeadlines'>['state'], now: string, limit: number): Promise<string[]>
  /** Quotes of one side, newest first, with both parties. */
  quotePage(
    request: QuotePageRequest,
  ): Promise<{ rows: (Row<'quotes'> & { buyer: PartyRow; seller: PartyRow })[]; total: number }>
  /** Ids of the open quotes whose `expiresAt` has come, the longest over first. */
  quotesOver(now: string, limit: number): Promise<string[]>
  parties(userIds: readonly string[]): Promise<PartyRow[]>
  /** The buyers that have ordered from a seller or asked for a quote, by name; of deleted accounts none. `among`: only these. */
  knownBuyers(sellerId: string, which: { limit: number; among?: readonly string[] }): Promise<PartyRow[]>
  /** Price lists of a seller, those that have not ended at `today` (`2026-12-01`) first, each the last changed first, with how many buyers and products are on them. */
  priceListPage(sellerId: string, page: { today: string; limit: number }): Promise<CountedPriceList[]>
  /** The session of a token hash with its user, if it lives at `now`. */
  liveSession(tokenHash: string, now: string): Promise<{ session: Row<'sessions'>; user: Row<'users'> } | undefined>
  /** Live events of a user after a sequence number, oldest first. */
  liveEventsAfter(userId: string, sequence: number, limit: number): Promise<Row<'liveEvents'>[]>
  /** The number of the user's last live event; 0 before the first. */
  lastLiveEvent(userId: string): Promise<number>
}
