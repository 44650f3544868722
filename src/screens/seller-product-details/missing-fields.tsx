import { listingFieldKey } from '#src/components/listing/listing-field-name.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { sellerProductEditAddress } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** What an import left open and keeps the product from the market. */
export function MissingFields({ product: { _id, missing = [] } }: { product: components['schemas']['Product'] }) {
  const text = useText()
  if (missing.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={text('selling:details.missing')}
      actions={<ButtonLink href={sellerProductEditAddress(_id)}>{text('selling:question.complete')}</ButtonLink>}
    >
      <ul>
        {missing.map((path) => (
          <li key={path}>{text(listingFieldKey(path))}</li>
        ))}
      </ul>
    </Notice>
  )
}
