import { failureText } from '#src/components/platform/failure-text.ts'
import type { ReactNode } from 'react'
import { AddressCard } from '#src/components/account/address-card.tsx'
import { FailedView, type FailedViewProps } from '#src/components/platform/failed-view.tsx'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { DeleteDialog } from '#src/components/platform/delete-dialog.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { AddressForm, type AddressFormProps, type AddressPlaces } from './address-form.tsx'

type Address = components['schemas']['Address']
type AddressFields = components['schemas']['AddressFields']

const noFields: Readonly<Record<string, string>> = {}

/** `useAddressBook()` of src/flow, with what the session and the gazetteer add to it. */
export interface AddressChoiceProps {
  view: 'waiting' | 'failed' | 'choosing' | 'writing'
  addresses: readonly Address[]
  chosenId: string | null
  /** The one that is being changed or deleted; null while a new one is written. */
  subject: Address | null
  failure: FailedViewProps['failure'] | { kind: 'rejected'; message: string; fields: Readonly<Record<string, string>> }
  busy: boolean
  deleting: boolean
  /** What is sent must not change now. */
  locked: boolean
  /** Of the address that is being written. */
  draft: FormDraft
  contact: AddressFormProps['contact']
  places: AddressPlaces
  onRetry: () => void
  onChoose: (id: string) => void
  onAdd: () => void
  onEdit: (address: Address) => void
  onSave: (fields: AddressFields) => void
  onWritingAbandoned: () => void
  onDelete: (address: Address) => void
  onDeleteConfirmed: () => void
  onDeleteAbandoned: () => void
}

/** Where the goods go: one of the buyer's addresses, which can be added to and put right on the spot. */
export function AddressChoice(props: AddressChoiceProps) {
  const text = useText()
  const { view, addresses, subject, failure, draft } = props
  if (view === 'writing') {
    const message = failureText(failure, text)
    const cancel = () => {
      draft.drop()
      props.onWritingAbandoned()
    }
    return (
      <Titled title={text(titleKey(subject !== null, addresses.length))}>
        <AddressForm
          key={subject?._id}
          address={subject}
          contact={props.contact}
          busy={props.busy}
          message={message}
          serverFields={failure !== null && 'fields' in failure ? failure.fields : noFields}
          draft={draft}
          places={props.places}
          onSave={props.onSave}
          onCancel={addresses.length === 0 ? undefined : cancel}
        />
      </Titled>
    )
  }
  if (view === 'failed') return <FailedView failure={failure} onRetry={props.onRetry} />
  if (view === 'choosing') return <Choice {...props} />
  return <WaitingView height="8rem" />
}

function titleKey(known: boolean, others: number): MessageKey {
  if (known) return 'order:address.editTitle'
  return others > 0 ? 'order:address.newTitle' : 'order:address.firstTitle'
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <h3>{title}</h3>
      {children}
    </Stack>
  )
}

function Choice(props: AddressChoiceProps) {
  const text = useText()
  const { addresses, chosenId, locked } = props
  const chosen = addresses.find(({ _id }) => _id === chosenId)
  return (
    <Stack gap={3}>
      <RadioGroup
        label={text('order:address.choose')}
        labelHidden
        name="address"
        cards
        disabled={locked}
        value={chosenId ?? ''}
        options={addresses.map((address) => ({ value: address._id, label: <AddressCard address={address} /> }))}
        onChange={(event) => props.onChoose(event.target.value)}
      />
      <Cluster>
        <Button icon="plus" disabled={locked} onClick={props.onAdd}>
          {text('order:address.add')}
        </Button>
        {chosen !== undefined && <ChosenActions {...props} address={chosen} />}
      </Cluster>
      <DeleteDialog
        open={props.deleting}
        busy={props.busy}
        onConfirm={props.onDeleteConfirmed}
        onCancel={props.onDeleteAbandoned}
      />
    </Stack>
  )
}

/** Of the chosen address: buttons at each of many would drown the choice. */
function ChosenActions({ address, locked, onEdit, onDelete }: AddressChoiceProps & { address: Address }) {
  const text = useText()
  const name = address.label ?? address.fullName
  return (
    <>
      <Button variant="quiet" icon="edit" disabled={locked} onClick={() => onEdit(address)}>
        <span aria-hidden="true">{text('order:address.edit')}</span>
        <VisuallyHidden>{text('order:address.editOf', { name })}</VisuallyHidden>
      </Button>
      <Button variant="quiet" icon="trash" disabled={locked} onClick={() => onDelete(address)}>
        <span aria-hidden="true">{text('order:address.delete')}</span>
        <VisuallyHidden>{text('order:address.deleteOf', { name })}</VisuallyHidden>
      </Button>
    </>
  )
}
