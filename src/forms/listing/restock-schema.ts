import { z } from 'zod'
import { editInventoryBody } from '#src/generated/bodies/editInventory.ts'
import type { components } from '#src/generated/schema.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { minorAmount, numberOf } from '#src/forms/platform/decimal-rule.ts'

type ProductCard = components['schemas']['ProductCard']
type InventoryEdit = components['schemas']['InventoryEdit']

export type RestockListing = Pick<ProductCard, 'price' | 'priceUnit' | 'minimumOrder' | 'stock'>

/** What is typed: amounts in the product's own currency and unit. */
export interface RestockValues {
  price: string
  minimumOrder: string
  stock: string
}

const { stock, minimumOrder, price } = editInventoryBody.properties
const amounts = {
  stock: contractFields(stock, ['value']).shape.value,
  minimumOrder: contractFields(minimumOrder, ['value']).shape.value,
  price: contractFields(price, ['amount']).shape.amount,
}

/** The contract's rules for the amounts; a price is checked in the currency's minor unit, with no more decimals than it has. */
export const restockSchema = (currency: string) =>
  z.object({
    price: z.preprocess((typed) => minorAmount(typed, currency), amounts.price),
    minimumOrder: z.preprocess(numberOf, amounts.minimumOrder),
    stock: z.preprocess(numberOf, amounts.stock),
  })

export function restockValues({
  price: { amount, currency },
  minimumOrder: minimum,
  stock: held,
}: RestockListing): RestockValues {
  return { price: toDecimalText({ amount, currency }), minimumOrder: String(minimum.value), stock: String(held.value) }
}

/** What of it is other than it was; stock names what was seen, for orders take from it meanwhile. */
export function restockChanges(
  listing: RestockListing,
  entered: Readonly<Record<keyof RestockValues, number>>,
): Omit<InventoryEdit, 'version'> {
  const { price: present, minimumOrder: minimum, stock: held } = listing
  return {
    ...(entered.price === present.amount ? {} : { price: { amount: entered.price, currency: present.currency } }),
    ...(entered.minimumOrder === minimum.value ? {} : { minimumOrder: { value: entered.minimumOrder, unit: minimum.unit } }),
    ...(entered.stock === held.value ? {} : { stock: { value: entered.stock, unit: held.unit, seen: held.value } }),
  }
}
