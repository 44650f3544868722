import { addDays, dayIn } from '#src/lib/end-of-day.ts'
import { createPriceList } from '#server/operations/order/createPriceList.ts'
import type { DemoPast, DemoPerson } from './demo-past.ts'

/** Agreed weeks ago, for a year. */
const [agreedDaysAgo, days] = [20, 364]
/** Of the first and the second price of the listing, from the same quantities on. */
const shares = [0.94, 0.9]

/** A year's prices that a seller has agreed with a buyer for three of the products. */
export async function insertDemoPriceList(
  past: DemoPast,
  { seller, buyer }: Record<'seller' | 'buyer', DemoPerson>,
): Promise<void> {
  const products = (await past.productsOf(seller, 40)).filter(({ priceTiers }) => priceTiers.length > 1)
  const [first] = products
  if (first === undefined) return
  const { currency } = first
  const validFrom = dayIn('UTC', past.at(agreedDaysAgo).now)
  await past.act(createPriceList, seller, agreedDaysAgo, '', {
    name: `${buyer.user.businessName ?? buyer.user.fullName}, ${validFrom.slice(0, 4)}`,
    currency,
    validFrom,
    validUntil: addDays(validFrom, days),
    buyers: [buyer.user._id],
    rows: products
      .filter((product) => product.currency === currency)
      .slice(0, 3)
      .map(({ _id: productId, unit, priceTiers }) => ({
        productId,
        tiers: shares.flatMap((share, at) => {
          const tier = priceTiers[at]
          if (tier === undefined) return []
          const price = { amount: Math.floor(tier.price.amount * share), currency }
          return [{ minimumQuantity: { value: tier.minimumQuantity.value, unit }, price }]
        }),
      })),
  })
}
