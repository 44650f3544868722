import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { productChatAddress, requestDocumentAddress, requestQuoteAddress, requestSampleAddress } from '#src/lib/paths.ts'
import type { PackageSize } from '#src/lib/packages.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import { withQuantity } from '#src/lib/quantity-query.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'

export interface ProductRequestsProps {
  product: components['schemas']['Product']
  /** Asked about beside it, where it can be had. */
  quantity: Quantity | undefined
  /** The package that it is to come in. */
  size: PackageSize | undefined
}

/** What a buyer may ask the seller before ordering. */
export function ProductRequests({ product, quantity, size }: ProductRequestsProps) {
  const text = useText()
  const { _id, seller, sample } = product
  return (
    <nav aria-label={text('catalogue:requests.title')}>
      <Stack gap={2}>
        <ButtonLink wide icon="tag" href={withQuantity(requestQuoteAddress(_id), quantity, size)}>
          {text('catalogue:requests.quote')}
        </ButtonLink>
        {sample.offered && (
          <ButtonLink wide icon="flask" href={requestSampleAddress(_id)}>
            {text('catalogue:requests.sample')}
          </ButtonLink>
        )}
        <ButtonLink wide icon="file" href={requestDocumentAddress(_id)}>
          {text('catalogue:requests.document')}
        </ButtonLink>
        <ButtonLink wide icon="chat" href={productChatAddress(seller._id, _id)}>
          {text('catalogue:requests.chat')}
        </ButtonLink>
      </Stack>
    </nav>
  )
}
