import { failureText } from '#src/components/platform/failure-text.ts'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { usePlaceSuggestions } from '#src/flow/use-place-suggestions.ts'
import { AddressForm } from '#src/forms/account/address-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useOwnContact } from '#src/session/use-own-contact.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DeleteDialog } from '#src/components/platform/delete-dialog.tsx'
import { Section } from '#src/ui/page.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { AddressList } from './address-list.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

/** Where goods go: a person's addresses, to be added, put right and taken away. */
export function OwnAddresses() {
  const text = useText()
  const [flow, book] = useFlow(addressBookMachine)
  const places = usePlaceSuggestions()
  const { addresses, failure, subject } = flow.context
  const draft = useFormDraft(draftNames.address(subject?._id ?? null))
  const contact = useOwnContact()
  const filling = flow.hasTag('filling')
  const message = failureText(failure, text)
  return (
    <Section
      title={text('account:addresses.title')}
      lead={text('account:addresses.lead')}
      actions={
        flow.hasTag('filled') &&
        !filling && (
          <Button icon="plus" onClick={() => book.send({ type: 'adding.asked' })}>
            {text('order:address.add')}
          </Button>
        )
      }
    >
      {flow.hasTag('busy') && !filling && !flow.hasTag('filled') && <WaitingView height="8rem" />}
      <FailedFlow flow={flow} actor={book} />
      {filling && (
        <Card>
          {flow.hasTag('empty') && <p>{text('account:addresses.empty')}</p>}
          <AddressForm
            key={subject?._id}
            address={subject}
            contact={contact}
            busy={flow.hasTag('busy')}
            message={message}
            serverFields={fieldErrors(failure)}
            draft={draft}
            places={places}
            onSave={(fields) => book.send({ type: 'address.written', fields })}
            onCancel={
              addresses.length === 0
                ? undefined
                : () => {
                    draft.drop()
                    book.send({ type: 'writing.abandoned' })
                  }
            }
          />
        </Card>
      )}
      {!filling && (
        <AddressList
          addresses={addresses}
          onEdit={(address) => book.send({ type: 'editing.asked', address })}
          onDelete={(address) => book.send({ type: 'deleting.asked', address })}
        />
      )}
      <DeleteDialog
        open={flow.hasTag('dialog')}
        busy={flow.hasTag('busy')}
        onConfirm={() => book.send({ type: 'deleting.confirmed' })}
        onCancel={() => book.send({ type: 'deleting.abandoned' })}
      />
    </Section>
  )
}
