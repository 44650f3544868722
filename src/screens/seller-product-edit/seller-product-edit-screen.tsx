import { useNavigate } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { ListingForm } from '#src/forms/listing/listing-form.tsx'
import { type ListingBody, listingFiles } from '#src/forms/listing/listing-schema.ts'
import { type ListingValues, newListing, valuesOf } from '#src/forms/listing/listing-values.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { type ListingEntry, listingEditingMachine } from '#src/machines/listing/listing-editing.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { KnownSubstance } from './known-substance.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

type Product = components['schemas']['Product']

/** Most trade in chemicals is priced in it; the seller can choose another. */
const firstCurrency = 'USD'

/** A product that is to be offered for the first time. */
export function SellerProductNewScreen() {
  return <Editing productId={null} />
}

/** A product of the seller's, to be put right. Which one it is stands in the session. */
export function SellerProductEditScreen() {
  const text = useText()
  const productId = useChosenId('product')
  if (productId !== null) return <Editing key={productId} productId={productId} />
  return (
    <Page title={text('selling:form.editTitle')}>
      <EmptyState title={text('selling:form.unchosen')} actions={<ToProducts />} />
    </Page>
  )
}

function ToProducts() {
  const text = useText()
  return <ButtonLink href={paths.sellerProduct}>{text('selling:list.title')}</ButtonLink>
}

function Editing({ productId }: { productId: string | null }) {
  const text = useText()
  const navigate = useNavigate()
  const [flow, actor] = useFlow(listingEditingMachine, { productId })
  const { product, categories, failure, share } = flow.context
  const fields = fieldErrors(failure)
  const draft = useFormDraft(draftNames.listing(productId))
  const sending = flow.hasTag('writing') && flow.hasTag('busy')
  return (
    <Page title={text(productId === null ? 'selling:form.newTitle' : 'selling:form.editTitle')} lead={text('selling:form.lead')}>
      {flow.hasTag('busy') && !flow.hasTag('writing') && <WaitingView height="40rem" />}
      {!flow.hasTag('writing') && <FailedFlow flow={flow} actor={actor} actions={<ToProducts />} />}
      {flow.hasTag('outdated') && (
        <Notice
          tone="warning"
          title={failure?.kind === 'rejected' ? failure.message : undefined}
          actions={
            <Button
              onClick={() => {
                draft.drop()
                actor.send({ type: 'newest.taken' })
              }}
            >
              {text('selling:form.takeNewest')}
            </Button>
          }
        >
          {text('selling:form.outdated')}
        </Notice>
      )}
      {flow.hasTag('writing') && (
        <ListingForm
          // The product as it is now begins a new form.
          key={product?.version ?? 'new'}
          initial={product === null ? newListing(firstCurrency) : valuesOf(product)}
          isNew={productId === null}
          categories={categories}
          profileImage={product?.profileImage}
          share={sending ? share : null}
          message={messageOf()}
          serverFields={fields}
          draft={draft}
          knownSubstance={productId === null ? (typed, onFill) => <KnownSubstance typed={typed} onFill={onFill} /> : undefined}
          onSubmit={(body, values) => actor.send({ type: 'listing.entered', entry: entryOf(product, body, values) })}
          onCancel={() => {
            void navigate(paths.sellerProduct)
          }}
          onStop={() => actor.send({ type: 'upload.cancelled' })}
        />
      )}
    </Page>
  )

  function messageOf(): string | undefined {
    if (failure === null || flow.hasTag('outdated')) return undefined
    if (failure.kind === 'rejected') return failure.message
    return text('selling:form.unconfirmed')
  }
}

/** What is sent: of a present product the stock only when it is another, for orders take from it meanwhile. */
function entryOf(product: Product | null, body: ListingBody, values: ListingValues): ListingEntry {
  const files = listingFiles(values)
  if (product === null) return { kind: 'new', body: { ...body, ...files, status: values.status } }
  const { stock, ...rest } = body
  const { kept, removeProfile } = values.pictures
  const moved = stock.value !== product.stock.value || stock.unit !== product.stock.unit
  return {
    kind: 'edit',
    body: {
      ...rest,
      ...files,
      keptImages: kept,
      ...(moved && { stock: { ...stock, seen: product.stock.value } }),
      ...(removeProfile && { removeProfileImage: true }),
    },
  }
}
