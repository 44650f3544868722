import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'

type Listing = Pick<components['schemas']['ProductCard'], 'stock' | 'minimumOrder'>

/** What is in stock of an own product. Nobody can order when there is less than the minimum order. */
export function ListingStock({ product: { stock, minimumOrder } }: { product: Listing }) {
  const text = useText()
  const { formatQuantity } = useFormat()
  if (stock.value === 0) return <Badge tone="danger">{text('selling:list.soldOut')}</Badge>
  const held = formatQuantity(stock)
  if (stock.value >= minimumOrder.value) return held
  return <Badge tone="warning">{text('selling:list.left', { stock: held })}</Badge>
}
