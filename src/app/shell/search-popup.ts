import type { ComboboxPopup } from '#src/ui/use-combobox.ts'

/** What the panel of results, once it is there, gives the box that it belongs to. */
export interface SearchPopup extends ComboboxPopup {
  onOpen: (text: string) => void
  onType: (text: string) => void
  /** The form is sent: returns the list that shows all that is found for a text. */
  onSubmit: (search: string) => string
}
