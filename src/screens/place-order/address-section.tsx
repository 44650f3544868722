import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { AddressCard } from '#src/components/address-card.tsx'
import { FailedView } from '#src/components/failed-view.tsx'
import { usePlaceSuggestions } from '#src/flow/use-place-suggestions.ts'
import { AddressForm } from '#src/forms/address-form.tsx'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import type { Address } from '#src/machines/address-book.machine.ts'
import type { AddressBookRef } from '#src/machines/order-placing.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

const noFields: Readonly<Record<string, string>> = {}

/** Where the goods go: one of the buyer's addresses, which can be added to and put right on the spot. */
export function AddressSection({ book, locked }: { book: AddressBookRef; locked: boolean }) {
  const text = useText()
  const flow = useSelector(book, (snapshot) => snapshot)
  const { failure, subject } = flow.context
  const places = usePlaceSuggestions()
  const draft = useFormDraft(draftNames.address(subject?._id ?? null))
  const message =
    failure === null ? undefined : failure.kind === 'refused' ? failure.message : text(`app:failure.${failure.kind}.short`)
  if (flow.hasTag('filling')) {
    return (
      <Section title={text(titleKey(subject !== null, flow.context.addresses.length))}>
        <AddressForm
          key={subject?._id}
          address={subject}
          busy={flow.hasTag('busy')}
          message={message}
          serverFields={failure?.kind === 'refused' ? failure.fields : noFields}
          draft={draft}
          places={places}
          onSave={(fields) => {
            book.send({ type: 'address.written', fields })
          }}
          onCancel={
            flow.context.addresses.length === 0
              ? undefined
              : () => {
                  draft.drop()
                  book.send({ type: 'writing.abandoned' })
                }
          }
        />
      </Section>
    )
  }
  if (flow.hasTag('refused') || flow.hasTag('unreachable')) {
    return (
      <FailedView
        failure={failure}
        onRetry={() => {
          book.send({ type: 'retry.asked' })
        }}
      />
    )
  }
  if (!flow.hasTag('filled')) {
    return (
      <SkeletonGroup label={text('app:wait')}>
        <Skeleton shape="block" height="8rem" />
      </SkeletonGroup>
    )
  }
  return <Choice book={book} locked={locked} />
}

function titleKey(known: boolean, others: number): MessageKey {
  if (known) return 'order:address.editTitle'
  return others > 0 ? 'order:address.newTitle' : 'order:address.firstTitle'
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <h3>{title}</h3>
      {children}
    </Stack>
  )
}

function Choice({ book, locked }: { book: AddressBookRef; locked: boolean }) {
  const text = useText()
  const flow = useSelector(book, (snapshot) => snapshot)
  const { addresses, chosenId } = flow.context
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
        onChange={(event) => {
          book.send({ type: 'address.chosen', id: event.target.value })
        }}
      />
      <Cluster>
        <Button
          icon="plus"
          disabled={locked}
          onClick={() => {
            book.send({ type: 'adding.asked' })
          }}
        >
          {text('order:address.add')}
        </Button>
        {chosen !== undefined && <ChosenActions book={book} address={chosen} locked={locked} />}
      </Cluster>
      <ConfirmDialog
        open={flow.hasTag('dialog')}
        title={text('app:confirm.deleteTitle')}
        description={text('app:confirm.deleteBody')}
        confirmLabel={text('app:confirm.delete')}
        cancelLabel={text('app:confirm.cancel')}
        danger
        busy={flow.hasTag('busy')}
        busyLabel={text('app:wait')}
        onConfirm={() => {
          book.send({ type: 'deleting.confirmed' })
        }}
        onCancel={() => {
          book.send({ type: 'deleting.abandoned' })
        }}
      />
    </Stack>
  )
}

/** Of the chosen address: buttons at each of many would drown the choice. */
function ChosenActions({ book, address, locked }: { book: AddressBookRef; address: Address; locked: boolean }) {
  const text = useText()
  const name = address.label ?? address.fullName
  return (
    <>
      <Button
        variant="quiet"
        icon="edit"
        disabled={locked}
        onClick={() => {
          book.send({ type: 'editing.asked', address })
        }}
      >
        <span aria-hidden="true">{text('order:address.edit')}</span>
        <VisuallyHidden>{text('order:address.editOf', { name })}</VisuallyHidden>
      </Button>
      <Button
        variant="quiet"
        icon="trash"
        disabled={locked}
        onClick={() => {
          book.send({ type: 'deleting.asked', address })
        }}
      >
        <span aria-hidden="true">{text('order:address.delete')}</span>
        <VisuallyHidden>{text('order:address.deleteOf', { name })}</VisuallyHidden>
      </Button>
    </>
  )
}
