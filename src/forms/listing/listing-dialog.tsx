import { failureText } from '#src/components/platform/failure-text.ts'
import type { components } from '#src/generated/schema.ts'
import type { FailedViewProps } from '#src/components/platform/failed-view.tsx'
import { listingFieldKey } from '#src/components/listing/listing-field-name.ts'
import { useLocal, useText } from '#src/i18n/use-text.ts'
import { sellerProductEditAddress } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RestockDialog, type RestockDialogProps } from './restock-dialog.tsx'

type Listing = RestockDialogProps['listing'] &
  Pick<components['schemas']['ProductCard'], '_id' | 'name_en' | 'name_ar' | 'name_bn'>

export interface ListingDialogProps {
  action: 'restock' | 'activate' | 'deactivate' | 'promote' | 'delete'
  listing: Listing
  busy: boolean
  /** Why the last try came to nothing. */
  failure: FailedViewProps['failure']
  /** What the server says about single fields of the listing. */
  serverFields: Readonly<Record<string, string>>
  onConfirm: (changes?: Parameters<RestockDialogProps['onConfirm']>[0]) => void
  onBack: () => void
}

/** As the contract has it (addForPromotion). */
const promotionDays = 30

/** Asks before a listing is changed, and tells there why it cannot be. */
export function ListingDialog({ action, listing, busy, failure, serverFields, onConfirm, onBack }: ListingDialogProps) {
  const text = useText()
  const local = useLocal()
  const name = local(listing, 'name')
  const message = failureText(failure, text)
  if (action === 'restock') {
    // Another state of the product is another form: somebody else was faster.
    const { price, minimumOrder, stock } = listing
    const key = JSON.stringify([price, minimumOrder, stock])
    const answer = { busy, message, serverFields, onConfirm, onBack }
    return <RestockDialog key={key} name={name} listing={listing} {...answer} />
  }
  const problems = Object.entries(serverFields)
  const deletes = action === 'delete'
  return (
    <ConfirmDialog
      open
      title={text(deletes ? 'app:confirm.deleteTitle' : `selling:question.${action}.title`)}
      description={text(deletes ? 'app:confirm.deleteBody' : `selling:question.${action}.body`, { days: promotionDays })}
      confirmLabel={text(deletes ? 'app:confirm.delete' : `selling:question.${action}.confirm`)}
      cancelLabel={text('app:confirm.cancel')}
      danger={deletes}
      busy={busy}
      busyLabel={text('app:wait')}
      onConfirm={() => onConfirm()}
      onCancel={onBack}
    >
      <p>
        <bdi>{name}</bdi>
      </p>
      {message !== undefined && (
        <Notice
          tone="error"
          title={message}
          actions={
            problems.length > 0 && (
              <ButtonLink href={sellerProductEditAddress(listing._id)}>{text('selling:question.complete')}</ButtonLink>
            )
          }
        >
          {problems.length > 0 && (
            <ul>
              {problems.map(([path, problem]) => (
                <li key={path}>{text('selling:problem', { field: text(listingFieldKey(path)), problem: problem })}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
