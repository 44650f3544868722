import { usePackagesText } from '#src/components/order/use-packages-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { findPackage } from '#src/lib/packages.ts'
import { tierFor, withSurcharge } from '#src/lib/price-tiers.ts'
import { convert } from '#src/lib/quantity.ts'
import { earlierOrderMachine } from '#src/machines/order/earlier-order.machine.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { Notice } from '#src/ui/notice.tsx'

type Schemas = components['schemas']

/** What is another than it was in the order that this one repeats. */
export function ReorderNote({ orderId, product }: { orderId: string; product: Schemas['Product'] }) {
  const text = useText()
  const { language } = useLanguage()
  const [flow] = useFlow(earlierOrderMachine, { path: { id: orderId } })
  const { results } = flow.context
  const changes = useChanges()
  if (results === null) return null
  const order = orderOf(results)
  const found = changes(order, product)
  return (
    <Notice
      tone={found.length === 0 ? 'info' : 'warning'}
      title={text('order:again.title', { number: isolated(order.number, language) })}
    >
      {found.length === 0 ? (
        text('order:again.same')
      ) : (
        <ul>
          {found.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** Each change in words: price at that quantity, minimum, stock, delivery term; one that is off the market has no others. */
function useChanges(): (order: Schemas['Order'], product: Schemas['Product']) => string[] {
  const text = useText()
  const { language } = useLanguage()
  const { formatQuantity, formatUnitPrice } = useFormat()
  const packagesText = usePackagesText()
  return ({ item, incoterm }, product) => {
    if (product.status !== 'active') return [text('order:again.discontinued')]
    const { minimumOrder, stock, priceTiers, priceUnit, incoterms } = product
    const { quantity } = item
    const wanted = convert(quantity, minimumOrder.unit)?.value ?? 0
    const size = findPackage(product.packaging, item.packages)
    const price = withSurcharge(tierFor(priceTiers, quantity)?.price ?? product.price, size?.surcharge)
    const repriced =
      price.amount !== item.unitPrice.amount || price.currency !== item.unitPrice.currency || priceUnit !== item.priceUnit
    return [
      item.packages !== undefined && size === undefined && text('packages:gone', { packages: packagesText(item.packages) }),
      repriced &&
        text('order:again.price', {
          before: formatUnitPrice(item.unitPrice, item.priceUnit),
          now: formatUnitPrice(price, priceUnit),
        }),
      wanted < minimumOrder.value &&
        text('order:again.minimum', { minimum: formatQuantity(minimumOrder), quantity: formatQuantity(quantity) }),
      stock.value < wanted && text('order:again.stock', { stock: formatQuantity(stock) }),
      !incoterms.includes(incoterm) && text('order:again.incoterm', { incoterm: isolated(incoterm, language) }),
    ].filter((change) => change !== false)
  }
}
