import { useId, useState } from 'react'
import { useAddressBook } from '#src/flow/use-address-book.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { usePlaceSuggestions } from '#src/flow/use-place-suggestions.ts'
import { AddressChoice } from '#src/forms/account/address-choice.tsx'
import { AttachmentsField } from '#src/forms/document/attachments-field.tsx'
import { RequirementForm } from '#src/forms/requirement/requirement-form.tsx'
import type { RequirementValues } from '#src/forms/requirement/requirement-form-values.ts'
import { createRequirementBody } from '#src/generated/bodies/createRequirement.ts'
import type { components } from '#src/generated/schema.ts'
import { useLocal, useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { attachmentsMachine, keptFiles } from '#src/machines/document/attachments.machine.ts'
import { categoriesMachine } from '#src/machines/catalogue/categories.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useOwnContact } from '#src/session/use-own-contact.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SubstanceNote } from './substance-note.tsx'
import { type FailureContext, fieldErrors } from '#src/machines/platform/failure.ts'

type Schemas = components['schemas']

const maxFiles = createRequirementBody.properties.attachments.maxItems

export interface RequirementPanelProps {
  requirement: Schemas['Requirement'] | null
  /** How the sending stands. */
  sending: {
    hasTag: (tag: 'busy' | 'done') => boolean
    context: FailureContext
  }
  onSend: (fields: Schemas['RequirementFields']) => void
}

/** The form, the files that go with it, where to deliver, and the button that sends all of it. */
export function RequirementPanel({ requirement, sending, onSend }: RequirementPanelProps) {
  const text = useText()
  const local = useLocal()
  const formId = useId()
  const [cas, setCas] = useState(requirement?.casNumber ?? '')
  const [problem, setProblem] = useState<'needsAddress' | 'needsFiles' | null>(null)
  const [categories] = useFlow(categoriesMachine, { body: {} })
  const [, addressBook] = useFlow(addressBookMachine)
  const [attaching, attacher] = useFlow(attachmentsMachine)
  const [picked, setPicked] = useState(false)
  const own = useAddressBook(addressBook)
  // Until the person chooses another one, a requirement that is edited keeps the address that it has.
  const kept = picked ? undefined : own.addresses.find((address) => isPlaceOf(address, requirement?.deliveryAddress))
  const book = { ...own, chosenId: kept?._id ?? own.chosenId }
  const places = usePlaceSuggestions()
  const draft = useFormDraft(draftNames.requirement(requirement?._id ?? null))
  const addressDraft = useFormDraft(draftNames.address(book.subject?._id ?? null))
  const contact = useOwnContact()
  const { failure } = sending.context
  const fields = fieldErrors(failure)
  const locked = sending.hasTag('busy') || sending.hasTag('done')
  const serverFields = sending.hasTag('busy') ? fieldErrors(null) : fields
  const { attachments } = attaching.context
  const before = requirement?.attachments.map(({ _id }) => _id) ?? []
  const most = maxFiles - before.length
  const send = (values: RequirementValues) => {
    const ready = attaching.hasTag('still') && attachments.length <= most
    const addressId = book.view === 'choosing' ? book.chosenId : null
    setProblem(!ready ? 'needsFiles' : addressId === null ? 'needsAddress' : null)
    if (ready && addressId !== null) onSend({ ...values, addressId, attachments: [...before, ...keptFiles(attachments)] })
  }
  const options = categories.context.results?.categories ?? []
  const reason = failure?.kind === 'rejected' && Object.keys(fields).length === 0 ? failure.message : undefined
  return (
    <Stack gap={5}>
      <Card>
        <RequirementForm
          id={formId}
          requirement={requirement}
          categories={options.map((category) => ({ value: category._id, label: local(category, 'name') }))}
          draft={draft}
          locked={locked}
          message={reason}
          serverFields={serverFields}
          casNote={<SubstanceNote typed={cas} />}
          onCas={setCas}
          onSubmit={send}
        >
          <AttachmentsField
            label={text('requirement:post.attachments')}
            hint={text('requirement:post.attachmentsHint', { most })}
            most={most}
            attachments={attachments}
            error={serverFields['attachments']}
            disabled={locked}
            actor={attacher}
          />
        </RequirementForm>
      </Card>
      <CardSection title={text('requirement:post.where')} lead={text('requirement:post.whereLead')}>
        <AddressChoice
          {...book}
          contact={contact}
          locked={locked}
          draft={addressDraft}
          places={places}
          onChoose={(id) => {
            setPicked(true)
            own.onChoose(id)
          }}
          onSave={(address) => {
            setPicked(true)
            own.onSave(address)
          }}
        />
      </CardSection>
      {problem !== null && <Notice tone="error">{text(`requirement:post.${problem}`)}</Notice>}
      <div>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          icon="gavel"
          busy={locked}
          busyLabel={text('requirement:post.submitting')}
        >
          {text(requirement === null ? 'requirement:post.submit' : 'requirement:post.save')}
        </Button>
      </div>
    </Stack>
  )
}

/** Whether one of the buyer's addresses is the one that a requirement was posted with, of which it keeps a copy. */
function isPlaceOf(address: Schemas['Address'], place: Schemas['AddressFields'] | undefined): boolean {
  const lines = ['fullName', 'line1', 'line2', 'city', 'postalCode', 'country'] as const
  return place !== undefined && lines.every((line) => address[line] === place[line])
}
