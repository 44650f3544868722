import { get } from 'react-hook-form'
import { z } from 'zod'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { minorAmount, numberOf } from '#src/forms/platform/decimal-rule.ts'
import { createPriceListBody } from '#src/generated/bodies/createPriceList.ts'
import type { components } from '#src/generated/schema.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { type PriceTier, tiersProblem } from '#src/lib/price-tiers.ts'

type Schemas = components['schemas']
type PriceListForm = Schemas['PriceListForm']
type Unit = Schemas['Unit']
type Product = Pick<Schemas['ProductCard'], '_id' | 'name_en' | 'name_ar' | 'name_bn' | 'price' | 'priceUnit' | 'minimumOrder'>

/** A price from a quantity on, as it is typed: in the unit of its row and the currency of the list. */
interface TierValues {
  minimumQuantity: { value: string }
  price: { amount: string }
}

/** A product of the list. What is not typed comes with it. */
export interface PriceListRowValues {
  productId: string
  name: Pick<Product, 'name_en' | 'name_ar' | 'name_bn'>
  unit: Unit
  problem: Schemas['PriceListRowProblem'] | null
  /** The price of the listing; unknown for a row that was saved before. */
  listed: Pick<Product, 'price' | 'minimumOrder'> | null
  tiers: TierValues[]
}

export interface PriceListValues {
  name: string
  currency: string
  validFrom: string
  validUntil: string
  /** Ids. */
  buyers: string[]
  rows: PriceListRowValues[]
}

export const emptyPriceTier: TierValues = { minimumQuantity: { value: '' }, price: { amount: '' } }

/** What a row of a product that was just chosen begins with: its minimum order, and no price. */
export const newPriceListRow = ({
  _id,
  name_en,
  name_ar,
  name_bn,
  price,
  priceUnit,
  minimumOrder,
}: Product): PriceListRowValues => ({
  productId: _id,
  name: { name_en, ...(name_ar !== undefined && { name_ar }), ...(name_bn !== undefined && { name_bn }) },
  unit: priceUnit,
  problem: null,
  listed: { price, minimumOrder },
  tiers: [
    { minimumQuantity: { value: minimumOrder.unit === priceUnit ? String(minimumOrder.value) : '' }, price: { amount: '' } },
  ],
})

/** What the form begins with: a new list from today on, or one that is there. A copy begins today and stays open. */
export function priceListValues(
  list: Schemas['PriceList'] | null,
  { isCopy, today, currency }: { isCopy: boolean; today: string; currency: string },
): PriceListValues {
  if (list === null) return { name: '', currency, validFrom: today, validUntil: '', buyers: [], rows: [] }
  return {
    name: list.name,
    currency: list.currency,
    validFrom: isCopy ? today : list.validFrom,
    validUntil: isCopy ? '' : (list.validUntil ?? ''),
    buyers: list.buyers.map(({ _id }) => _id),
    rows: list.rows.map(({ productId, unit, tiers, problem = null, ...name }) => ({
      productId,
      name,
      unit,
      problem,
      listed: null,
      tiers: tiers.map(({ minimumQuantity, price }) => ({
        minimumQuantity: { value: String(minimumQuantity.value) },
        price: { amount: toDecimalText(price) },
      })),
    })),
  }
}

/** What was typed, in the form of the contract; what is left open is left out. */
function priceListBody({ currency, buyers, rows, ...texts }: PriceListValues): object {
  return {
    ...texts,
    currency,
    buyers,
    rows: rows.map(({ productId, unit, tiers }) => ({
      productId,
      tiers: tiers.map(({ minimumQuantity, price }) => ({
        minimumQuantity: { value: typedNumber(minimumQuantity.value), unit },
        price: { amount: price.amount.trim() === '' ? undefined : minorAmount(price.amount, currency), currency },
      })),
    })),
  }
}

const typedNumber = (typed: string) => (typed.trim() === '' ? undefined : numberOf(typed))

const { shape } = contractFields(createPriceListBody, ['name', 'currency', 'validFrom', 'validUntil', 'buyers', 'rows'])

/** The contract's rules, and prices that fall while quantities rise. */
export const priceListSchema = z.preprocess(
  // What comes in is what the form holds.
  (values) => priceListBody(values as PriceListValues),
  z
    .object({
      ...shape,
      rows: z
        .unknown()
        .superRefine((rows, context) => {
          if (Array.isArray(rows) && rows.length === 0)
            context.addIssue({ code: 'custom', params: { key: 'prices:wrong.noProducts' }, input: rows })
        })
        .pipe(
          shape.rows.superRefine((rows, context) => {
            // The contract's rule has let them through.
            for (const [at, { tiers }] of (rows as PriceListForm['rows']).entries()) addTierProblem(tiers, at, context)
          }),
        ),
    })
    // The contract's rules give no TypeScript types: openapi-typescript does, of the same contract.
    .transform((body) => body as unknown as PriceListForm)
    .superRefine(({ validFrom, validUntil }, context) => {
      if (validUntil !== undefined && validUntil < validFrom)
        context.addIssue({ code: 'custom', path: ['validUntil'], params: { key: 'prices:wrong.until' } })
    }),
)

function addTierProblem(tiers: readonly PriceTier[], at: number, context: z.RefinementCtx): void {
  const [first] = tiers
  const found = first && tiersProblem(tiers, first.minimumQuantity)
  if (found === undefined) return
  const rising = found.problem === 'quantityNotRising'
  context.addIssue({
    code: 'custom',
    path: [at, 'tiers', found.index, ...(rising ? ['minimumQuantity', 'value'] : ['price', 'amount'])],
    params: { key: rising ? 'prices:wrong.tierQuantity' : 'prices:wrong.tierPrice' },
  })
}

/** The first message of a form's errors at one of these paths. */
export const messageAt = (errors: object, ...paths: readonly string[]): string | undefined =>
  paths.map((path): unknown => get(errors, `${path}.message`)).find((message) => typeof message === 'string')
