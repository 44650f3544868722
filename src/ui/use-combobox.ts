import { type ChangeEvent, type InputHTMLAttributes, type KeyboardEvent, useEffect, useState } from 'react'
import { type ComboboxPlace, inBox, nextPlace } from './next-place.ts'

/** An element of the popup that the arrow keys reach. */
export interface ComboboxCell {
  id: string
  /** Called for Enter. */
  onChoose: () => void
}

/** What is shown for the text in the box. */
export interface ComboboxPopup {
  /** Id of the element with that role; of the panel around it as long as it is not there. */
  id: string
  kind: 'listbox' | 'grid'
  open: boolean
  /** The cells, row by row; a list has one in each. The same array for as long as it is the same list. */
  rows: readonly (readonly ComboboxCell[])[]
}

export interface ComboboxOptions {
  popup: ComboboxPopup
  /** Asked for by the arrow key while the popup is closed. */
  onOpen: () => void
  /** Each change of the text by the person; give it back as `value`. */
  onType: (text: string) => void
}

export interface Combobox {
  /** Id of what the arrow keys have reached. */
  active: string | undefined
  /** For the `<input>`, beside its `value`. */
  inputProps: InputHTMLAttributes<HTMLInputElement>
}

/**
 * Makes an `<input>` a combobox by the pattern of the ARIA practices: the focus stays in the box while the arrow keys, Home and End move
 * through the popup, and Enter chooses. The popup is the caller's, with `aria-selected` on the active element; `useAnchored` shows it by
 * the box and closes it by Escape, a press beside it or the focus gone elsewhere.
 */
export function useCombobox({ popup, onOpen, onType }: ComboboxOptions): Combobox {
  const { id, kind, open, rows } = popup
  const [reached, setReached] = useState<ComboboxPlace & { rows: ComboboxPopup['rows'] }>()
  // A place is one of a list: in another nothing is active yet.
  const place = open && reached?.rows === rows ? reached : inBox
  const active = rows[place.row]?.[place.cell]
  const activeId = active?.id

  useEffect(() => {
    // jsdom does not scroll.
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event
    if (isComposing(event)) return
    if (!open) {
      if (key !== 'ArrowDown') return
      onOpen()
    } else if (key === 'Enter') {
      if (active === undefined) return
      setReached(undefined)
      active.onChoose()
    } else {
      const next = nextPlace(key, place, rows, getComputedStyle(currentTarget).direction === 'rtl')
      if (next === undefined) return
      setReached({ row: next.row, cell: next.cell, rows })
    }
    event.preventDefault()
  }

  return {
    active: activeId,
    inputProps: {
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-haspopup': kind,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': activeId,
      onKeyDown: press,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setReached(undefined)
        onType(target.value)
      },
    },
  }
}

/** Whether an input method composes a text: its keys are not ours. Safari ends the composition before the key that ended it, code 229. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229
}
