import { useId, useState } from 'react'
import { useAddressBook } from '#src/flow/use-address-book.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { usePlaceSuggestions } from '#src/flow/use-place-suggestions.ts'
import { AddressChoice } from '#src/forms/account/address-choice.tsx'
import { AttachmentsField } from '#src/forms/document/attachments-field.tsx'
import { QuoteRequestForm, type QuoteFormValues } from '#src/forms/quote/quote-request-form.tsx'
import { placeQuotationOrderBody } from '#src/generated/bodies/placeQuotationOrder.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { dayOf } from '#src/lib/day-groups.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import { packageOf, quantityOf } from '#src/lib/quantity-query.ts'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { attachmentsMachine, keptFiles } from '#src/machines/document/attachments.machine.ts'
import { quoteRequestMachine } from '#src/machines/quote/quote-request.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useOwnContact } from '#src/session/use-own-contact.ts'
import { CardSection } from '#src/ui/card-section.tsx'
import { Columns, Stack } from '#src/ui/layout.tsx'
import { initialValues } from './initial-values.ts'
import { requestBody } from './request-body.ts'
import { RequestSummary } from './request-summary.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

type Schemas = components['schemas']

const noFields: Readonly<Record<string, string>> = {}
const maxFiles = placeQuotationOrderBody.properties.attachments.maxItems

export interface RequestPanelProps {
  product: Schemas['Product']
  /** Of the address. */
  search: string
  /** The quote that is asked for again. */
  before: Schemas['Quote'] | null
}

/** What is wanted and where it goes on one side, the product and what it costs by list on the other. */
export function RequestPanel({ product, search, before }: RequestPanelProps) {
  const text = useText()
  const formId = useId()
  const [today] = useState(() => dayOf(new Date()))
  const [initial] = useState(() =>
    initialValues(product, { before, quantity: quantityOf(search), packaging: packageOf(search), today }),
  )
  const [quantity, setQuantity] = useState<Quantity | null>(initial.quantity)
  const [packaging, setPackaging] = useState(initial.packaging)
  const [sending, sender] = useFlow(quoteRequestMachine)
  const [, addressBook] = useFlow(addressBookMachine)
  const [attaching, attacher] = useFlow(attachmentsMachine)
  const book = useAddressBook(addressBook)
  // With the address's query: who comes with another quantity from the product's page begins with that one.
  const draft = useFormDraft(draftNames.quote(product._id) + search)
  const addressDraft = useFormDraft(draftNames.address(book.subject?._id ?? null))
  const contact = useOwnContact()
  const places = usePlaceSuggestions()
  const locked = sending.hasTag('busy') || sending.hasTag('done')
  const { attachments } = attaching.context
  const ready = attaching.hasTag('still') && attachments.length <= maxFiles
  const serverFields = sending.hasTag('busy') ? noFields : fieldErrors(sending.context.failure)
  const send = (values: QuoteFormValues) => {
    if (!ready || book.chosenId === null || book.view === 'writing') return
    const files = keptFiles(attachments)
    sender.send({
      type: 'form.submitted',
      input: { body: requestBody(values, { product, before, addressId: book.chosenId, files }) },
    })
  }
  return (
    <Columns
      aside={
        <RequestSummary
          product={product}
          quantity={quantity}
          packaging={packaging}
          sending={sending}
          formId={formId}
          addressed={book.chosenId !== null && book.view === 'choosing'}
          uploading={attaching.hasTag('busy')}
          incomplete={attaching.hasTag('failed')}
        />
      }
    >
      <Stack gap={5}>
        <CardSection title={text('quote:request.wanted')}>
          <QuoteRequestForm
            id={formId}
            product={product}
            initial={initial}
            draft={draft}
            today={today}
            locked={locked}
            serverFields={serverFields}
            onQuantity={(asked, size) => {
              setQuantity(asked)
              setPackaging(size)
            }}
            onSubmit={send}
          >
            <AttachmentsField
              label={text('quote:request.attachments')}
              hint={text('quote:request.attachmentsHint', { most: maxFiles })}
              most={maxFiles}
              attachments={attachments}
              error={serverFields['attachments']}
              disabled={locked}
              actor={attacher}
            />
          </QuoteRequestForm>
        </CardSection>
        <CardSection title={text('order:address.title')}>
          <AddressChoice {...book} contact={contact} locked={locked} draft={addressDraft} places={places} />
        </CardSection>
      </Stack>
    </Columns>
  )
}
