import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Address, AddressFields, addressBookMachine } from '#src/machines/account/address-book.machine.ts'

/** A person's addresses inside a flow, and what they can do with them: all that `AddressChoice` of src/forms shows. */
export function useAddressBook(book: ActorRefFrom<typeof addressBookMachine>) {
  const flow = useSelector(book, (snapshot) => snapshot)
  const { addresses, chosenId, subject, failure } = flow.context
  return {
    view: flow.hasTag('filling')
      ? ('writing' as const)
      : flow.hasTag('failed')
        ? ('failed' as const)
        : flow.hasTag('filled')
          ? ('choosing' as const)
          : ('waiting' as const),
    addresses,
    chosenId,
    subject,
    failure,
    busy: flow.hasTag('busy'),
    /** Whether the chosen one is to be deleted is being asked. */
    deleting: flow.hasTag('dialog'),
    onRetry: () => book.send({ type: 'retry.asked' }),
    onChoose: (id: string) => book.send({ type: 'address.chosen', id }),
    onAdd: () => book.send({ type: 'adding.asked' }),
    onEdit: (address: Address) => book.send({ type: 'editing.asked', address }),
    onSave: (fields: AddressFields) => book.send({ type: 'address.written', fields }),
    onWritingAbandoned: () => book.send({ type: 'writing.abandoned' }),
    onDelete: (address: Address) => book.send({ type: 'deleting.asked', address }),
    onDeleteConfirmed: () => book.send({ type: 'deleting.confirmed' }),
    onDeleteAbandoned: () => book.send({ type: 'deleting.abandoned' }),
  }
}
