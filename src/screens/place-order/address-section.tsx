import { useAddressBook } from '#src/flow/use-address-book.ts'
import { usePlaceSuggestions } from '#src/flow/use-place-suggestions.ts'
import { AddressChoice } from '#src/forms/account/address-choice.tsx'
import { draftNames } from '#src/lib/form-draft.ts'
import type { AddressBookRef } from '#src/machines/order/order-placing.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useOwnContact } from '#src/session/use-own-contact.ts'

/** Where the goods go. */
export function AddressSection({ book, locked }: { book: AddressBookRef; locked: boolean }) {
  const view = useAddressBook(book)
  const draft = useFormDraft(draftNames.address(view.subject?._id ?? null))
  return <AddressChoice {...view} contact={useOwnContact()} locked={locked} draft={draft} places={usePlaceSuggestions()} />
}
