import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { sellerProductEditAddress } from '#src/lib/paths.ts'
import { listingActions } from '#src/machines/listing/listing-actions.ts'
import type { ListingParts } from '#src/machines/listing/listing-details.machine.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Stack } from '#src/ui/layout.tsx'

interface ProductActionsProps {
  product: components['schemas']['Product']
  change: ListingParts['change']
}

/** What the seller can do with the product now; each is asked about first. */
export function ProductActions({ product, change }: ProductActionsProps) {
  const text = useText()
  return (
    <CardSection title={text('selling:details.actions')}>
      <Stack gap={2}>
        <ButtonLink wide variant="primary" icon="edit" href={sellerProductEditAddress(product._id)}>
          {text('selling:action.edit')}
        </ButtonLink>
        {listingActions(product).map((action) => (
          <Button
            key={action}
            wide
            variant={action === 'delete' ? 'danger' : 'secondary'}
            onClick={() => change.send({ type: 'action.chosen', action, listing: product })}
          >
            {text(`selling:action.${action}`)}
          </Button>
        ))}
      </Stack>
    </CardSection>
  )
}
