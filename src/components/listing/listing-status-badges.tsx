import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Cluster } from '#src/ui/layout.tsx'

type Listing = Pick<components['schemas']['ProductCard'], 'status' | 'missing'>

/** Whether an own product is on offer, and whether something of it is still open. */
export function ListingStatusBadges({ product: { status, missing = [] } }: { product: Listing }) {
  const text = useText()
  return (
    <Cluster gap={1}>
      <Badge tone={status === 'active' ? 'success' : 'neutral'}>{text(`selling:list.${status}`)}</Badge>
      {missing.length > 0 && <Badge tone="warning">{text('selling:list.incomplete')}</Badge>}
    </Cluster>
  )
}
