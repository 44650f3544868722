import type { OperationId } from '#src/generated/operation-table.ts'
import { addDays, dayIn } from '#src/lib/end-of-day.ts'
import { type Incoterm, needsNamedPlace, sellerCarries, usualTerm } from '#src/lib/incoterms.ts'
import type { BodyOf, Call, OperationContext, Operation, ResultsOf, SteppedOperation } from '#server/operation.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store, Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

/** The context of past actions; days count back from `now`. */
export interface PastContext {
  store: Store
  ports: Ports
  now: string
  newId: () => string
}

export interface DemoPerson {
  user: Row<'users'>
  side: 'buyer' | 'seller'
  /** Empty without one. */
  addressId: string
}

export type DemoPast = ReturnType<typeof openDemoPast>

/** Runs operations of the demo's users as of some days ago, without mails and live events. */
export function openDemoPast(tables: Tables, { ports, now, newId }: Omit<PastContext, 'store'>) {
  const quiet: Tables = {
    ...tables,
    insert: async (table, ...rows) => {
      if (table !== 'outbox' && table !== 'liveEvents') await tables.insert(table, ...rows)
    },
  }
  const at = (daysAgo: number): OperationContext => {
    const moment = new Date(Date.parse(now) - daysAgo * 86_400_000).toISOString()
    return { tables: quiet, ports, newId, now: moment }
  }

  return {
    at,

    async person(name: string, side: DemoPerson['side']): Promise<DemoPerson> {
      const user = await tables.find('users', { email: `${name}@kimiya.example` })
      if (user === undefined) throw new Error(`The demo has no ${name}`)
      const [address] = await tables.list('addresses', { userId: user._id }, { limit: 1 })
      return { user, side, addressId: address?._id ?? '' }
    },

    productsOf: ({ user }: DemoPerson, limit: number): Promise<Row<'products'>[]> =>
      tables.list('products', { sellerId: user._id, status: 'active' }, { orderBy: ['name_en', '_id'], limit }),

    /** The least that can be ordered of a product. */
    values({ _id, minimumOrder, unit, incoterms }: Row<'products'>) {
      const incoterm = usualTerm(incoterms) ?? 'EXW'
      return { productId: _id, quantity: { value: minimumOrder, unit }, incoterm }
    },

    /** The port of a term that needs one: the seller's town where it is loaded, else the buyer's. */
    async port(
      incoterm: Incoterm,
      { sellerId }: Row<'products'>,
      { addressId }: DemoPerson,
    ): Promise<{ incotermPlace?: string }> {
      if (!needsNamedPlace(incoterm)) return {}
      const end = sellerCarries(incoterm)
        ? await tables.find('addresses', { _id: addressId })
        : await tables.find('sellers', { _id: sellerId })
      return end === undefined ? {} : { incotermPlace: end.city }
    },

    /** An offer at a share of the list price, open for some days from today. */
    terms({ price, currency }: Row<'products'>, share: number, days: number) {
      return {
        unitPrice: { amount: Math.round(price * share), currency },
        shipping: { amount: 25_000, currency },
        leadTimeDays: 12,
        validUntil: addDays(dayIn('UTC', now), days),
      }
    },

    act<Id extends OperationId>(
      operation: Operation<Id> | SteppedOperation<Id>,
      { user, side }: DemoPerson,
      daysAgo: number,
      id: string,
      body: BodyOf<Id>,
    ): Promise<ResultsOf<Id>> {
      const context = at(daysAgo)
      const session = { identityConfirmedAt: context.now }
      const call = { ...context, id, body, caller: { user, side, session }, language: 'en', lastEventId: undefined }
      // Of a session the operations of the trade read no more than this, and nothing of a connection.
      const made = call as unknown as Call<Id>
      if (typeof operation === 'function') return operation(made)
      return operation.inSteps(body, ports, {
        outside: (work) => work(made),
        step: (work) => work(made),
        lastStep: (work) => work(made),
      })
    },
  }
}
