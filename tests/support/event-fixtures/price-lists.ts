import type {
  KnownBuyer,
  PriceList,
  PriceListForm,
  priceListsMachine,
  PriceListSummary,
} from '#src/machines/order/price-lists.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const knownBuyers: KnownBuyer[] = [
  { _id: '00000000-0000-4000-8000-0000000000b1', name: 'Bengal Paints', country: 'BD' },
  { _id: '00000000-0000-4000-8000-0000000000b2', name: 'Gulf Coatings', country: 'AE' },
]

const tier = (value: number, amount: number) => ({
  minimumQuantity: { value, unit: 'kg' as const },
  price: { amount, currency: 'USD' },
})

export const samplePriceList: PriceList = {
  _id: '00000000-0000-4000-8000-0000000000a1',
  version: 3,
  name: 'Key accounts',
  currency: 'USD',
  validFrom: '2026-11-01',
  validUntil: '2027-10-31',
  state: 'valid',
  buyers: knownBuyers.slice(0, 1),
  rows: [
    {
      productId: '00000000-0000-4000-8000-0000000000c1',
      name_en: 'Acetone',
      name_ar: 'أسيتون',
      unit: 'kg',
      tiers: [tier(100, 120), tier(500, 110)],
    },
  ],
  updatedAt: '2026-11-20T08:00:00.000Z',
}

const { version: _, buyers, rows, ...head } = samplePriceList
export const samplePriceListSummary: PriceListSummary = { ...head, buyerCount: buyers.length, rowCount: rows.length }

/** The list as its form sends it. */
export const samplePriceListForm: PriceListForm = {
  name: 'Key accounts',
  currency: 'USD',
  validFrom: '2026-11-01',
  validUntil: '2027-10-31',
  buyers: [knownBuyers[0]!._id], // just made
  rows: rows.map(({ productId, tiers }) => ({ productId, tiers })),
}

const opened = (list: PriceList | null) => ({ list, buyers: knownBuyers })

export const priceListsEvents = {
  inputs: { 'the own lists': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'list.opened, new': { type: 'list.opened', id: null },
    'list.opened': { type: 'list.opened', id: samplePriceList._id },
    'list.closed': { type: 'list.closed' },
    'list.entered': { type: 'list.entered', form: samplePriceListForm },
    'newest.taken': { type: 'newest.taken' },
    'ending.asked': { type: 'ending.asked', list: samplePriceListSummary },
    'ending.confirmed': { type: 'ending.confirmed' },
    'ending.abandoned': { type: 'ending.abandoned' },
    'reading answered': actorDone('reading', { lists: [samplePriceListSummary] }),
    'reading answered, none': actorDone('reading', { lists: [] }),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', rejected(401)),
    'opening answered, a new list': actorDone('opening', opened(null)),
    'opening answered': actorDone('opening', opened(samplePriceList)),
    'opening answered, ended': actorDone('opening', opened({ ...samplePriceList, state: 'ended' })),
    'opening unreachable': actorFailed('opening', unreachable),
    'saving answered': actorDone('saving', { list: samplePriceList }),
    'saving, changed elsewhere': actorFailed('saving', { ...rejected(409), results: { state: 'edited' } }),
    'saving unreachable': actorFailed('saving', unreachable),
    'ending answered': actorDone('ending', undefined),
    'ending unreachable': actorFailed('ending', unreachable),
  },
} satisfies FlowEvents<typeof priceListsMachine>
