import type { SnapshotFrom } from 'xstate'
import { ProductPanel } from '#src/components/catalogue/product-panel.tsx'
import { TierNote } from '#src/components/order/tier-note.tsx'
import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { quoteRequestFields } from '#src/forms/quote/quote-request-form.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { findPackage, inPackages, type PackageSize } from '#src/lib/packages.ts'
import { lineAtAgreedPrice } from '#src/lib/agreed-price.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import type { quoteRequestMachine } from '#src/machines/quote/quote-request.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import styles from './request-summary.module.css'
import { fieldErrors } from '#src/machines/platform/failure.ts'

export interface RequestSummaryProps {
  product: components['schemas']['Product']
  /** As it stands in the form; null while none does. */
  quantity: Quantity | null
  packaging: PackageSize | undefined
  sending: SnapshotFrom<typeof quoteRequestMachine>
  formId: string
  /** Whether it is known where the goods go. */
  addressed: boolean
  /** Files are on their way. */
  uploading: boolean
  /** Files did not arrive. */
  incomplete: boolean
}

/** The product and its list price at the quantity, what happens next, and the button that sends the request. */
export function RequestSummary(props: RequestSummaryProps) {
  const { product, quantity, packaging, sending, formId, addressed, uploading, incomplete } = props
  const text = useText()
  const userId = useSession((session) => session.userId)
  const { failure } = sending.context
  const fields = fieldErrors(failure)
  const own = product.seller._id === userId
  const shown = [...quoteRequestFields, 'attachments']
  return (
    <div className={styles.summary}>
      <Card>
        <ProductPanel product={product} />
      </Card>
      <Card marked>
        <Section title={text('quote:request.atList')}>
          <Stack gap={4}>
            <ListPrice product={product} asked={quantity} packaging={packaging} />
            {sending.hasTag('failed') && failure?.kind === 'rejected' && (
              <FormProblems message={failure.message} serverFields={fields} shown={shown} />
            )}
            {sending.hasTag('unreachable') && (
              <Notice tone="error" title={text('quote:request.unconfirmed')}>
                {text('quote:request.unconfirmedBody')}
              </Notice>
            )}
            {incomplete && <Notice tone="warning">{text('quote:request.filesMissing')}</Notice>}
            {own ? (
              <Notice>{text('catalogue:product.own')}</Notice>
            ) : (
              <Button
                type="submit"
                form={formId}
                variant="primary"
                wide
                icon="tag"
                disabled={!addressed || incomplete}
                busy={uploading || sending.hasTag('busy') || sending.hasTag('done')}
                busyLabel={text(uploading ? 'quote:request.uploading' : 'quote:request.submitting')}
              >
                {text(sending.hasTag('unreachable') ? 'order:placing.sendAgain' : 'quote:request.submit')}
              </Button>
            )}
            {!addressed && !own && <p>{text('quote:request.noAddress')}</p>}
            <p>{text('quote:request.next')}</p>
          </Stack>
        </Section>
      </Card>
    </div>
  )
}

/** Against which the offer will be read. */
function ListPrice({
  product,
  asked,
  packaging,
}: Pick<RequestSummaryProps, 'product' | 'packaging'> & { asked: Quantity | null }) {
  const text = useText()
  const { formatMoney, formatQuantity } = useFormat()
  if (asked === null) return <p>{text('quote:request.noQuantity')}</p>
  const offered = findPackage(product.packaging, packaging)
  const quantity = (offered && inPackages(asked, offered).quantity) ?? asked
  const items = lineAtAgreedPrice(product.priceTiers, product.agreedPrices?.tiers, quantity, offered?.surcharge)
  if (items === undefined) {
    return <p>{text('quote:request.belowMinimum', { quantity: formatQuantity(product.minimumOrder) })}</p>
  }
  return (
    <div role="status">
      <p className={styles.line}>
        <span>{text('quote:request.listTotal', { quantity: formatQuantity(quantity) })}</span>
        <span>
          <strong>{formatMoney(items.total)}</strong>
          <ApproximatePrice price={items.total} />
        </span>
      </p>
      <TierNote
        tiers={product.priceTiers}
        agreed={product.agreedPrices?.tiers}
        quantity={quantity}
        surcharge={offered?.surcharge}
      />
    </div>
  )
}
