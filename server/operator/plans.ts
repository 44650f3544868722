import { z } from 'zod'
import type { Row } from '#server/store/tables.ts'
import { localText, readRows } from './read-rows.ts'
import { CommandRefused, type StoreCommand, type StoreContext } from './store-command.ts'

const form = 'plans load FILE | list'
const allowance = z.int().min(0).nullable()

/** Plans in the order they are offered in; `price` for a month in the currency's minor unit, an allowance of null is no limit. */
const plansFile = z
  .array(
    z.strictObject({
      slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug is small letters and digits with hyphens between'),
      name: localText,
      description: localText.nullish(),
      price: z.int().min(0),
      currency: z.string().regex(/^[A-Z]{3}$/),
      listings: allowance,
      bids: allowance,
      promotions: allowance,
    }),
  )
  .min(1)
  .refine((plans) => new Set(plans.map(({ slug }) => slug)).size === plans.length, 'A slug stands twice')
  .refine((plans) => plans.filter(({ price }) => price === 0).length === 1, 'One plan, and only one, is free: it is everybody’s')

type Plan = z.infer<typeof plansFile>[number]

function columns({ name, description, price, currency, listings, bids, promotions }: Plan, position: number) {
  return {
    name_en: name.en,
    name_ar: name.ar ?? null,
    name_bn: name.bn ?? null,
    description_en: description?.en ?? null,
    description_ar: description?.ar ?? null,
    description_bn: description?.bn ?? null,
    price,
    currency,
    listings,
    bids,
    promotions,
    position,
    onOffer: true,
  } satisfies Partial<Row<'plans'>>
}

/** Plans not in the file are no longer offered; running subscriptions stay. */
async function load(context: StoreContext, file: string): Promise<void> {
  const entries = readRows(plansFile, await context.readJson(file))
  const withdrawn = await context.change(async ({ tables, newId, now }) => {
    const existing = await tables.list('plans', {})
    const gone = existing.filter(({ slug, onOffer }) => onOffer && !entries.some((plan) => plan.slug === slug))
    for (const { _id } of gone) await tables.update('plans', { _id }, { onOffer: false })
    for (const [position, plan] of entries.entries()) {
      const changed = await tables.update('plans', { slug: plan.slug }, columns(plan, position))
      if (changed === 0)
        await tables.insert('plans', { _id: newId(), slug: plan.slug, ...columns(plan, position), createdAt: now })
    }
    return gone.length
  })
  context.print(`${entries.length} on offer, ${withdrawn} offered no more`)
}

async function list({ store, print }: StoreContext): Promise<void> {
  for (const plan of await store.list('plans', {}, { orderBy: ['position', '_id'] })) {
    const limits = [plan.listings, plan.bids, plan.promotions].map((limit) => limit ?? 'unlimited')
    print([plan.slug, plan.onOffer ? 'on offer' : 'withdrawn', plan.price, plan.currency, ...limits].join('\t'))
  }
}

export const plansCommand: StoreCommand = {
  usage: `${form}
      Makes the plans of a JSON file the ones on offer (slug, name, description, price a month in minor units, currency, and the
      allowances listings, bids and promotions; null is no limit). Lists all with their allowances.`,
  run: async (context, [action, file]) => {
    if (action === 'list') return list(context)
    if (action === 'load' && file !== undefined) return load(context, file)
    throw new CommandRefused(form)
  },
}
