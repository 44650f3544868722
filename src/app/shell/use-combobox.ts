import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

export interface Combobox {
  box: HTMLInputElement
  open: boolean
  /** What the arrow keys walk through: ids of the elements, row by row. The same array for as long as it is the same list. */
  rows: readonly (readonly string[])[]
  /** Id of the list that holds them. */
  listId: string
  /** Id of the panel, which is what stands open as long as there is no list in it. */
  panelId: string
  popup: 'listbox' | 'grid'
  onReach: () => void
  onType: () => void
  /** Before the form's own way of sending. */
  onSubmit: (event: SubmitEvent) => void
}

interface Place {
  row: number
  cell: number
  /** The list that it is a place in: in another list nothing is active yet. */
  rows: Combobox['rows']
}

/**
 * Makes the header's box, which was there first, the combobox of a panel, by that pattern of the ARIA practices: the focus stays in the
 * box while the arrow keys walk through the list, and Enter presses what they have reached. Answers the id of that.
 */
export function useCombobox({
  box,
  open,
  rows,
  listId,
  panelId,
  popup,
  onReach,
  onType,
  onSubmit,
}: Combobox): string | undefined {
  const [place, setPlace] = useState<Place | null>(null)
  const active = open && place?.rows === rows ? rows[place.row]?.[place.cell] : undefined
  // A list that is closed may be named though it is not there, an open one may not.
  const controlled = open && rows.length === 0 ? panelId : listId

  useLayoutEffect(() => {
    box.setAttribute('aria-expanded', String(open))
    box.setAttribute('aria-haspopup', popup)
    box.setAttribute('aria-controls', controlled)
    if (active === undefined) box.removeAttribute('aria-activedescendant')
    else box.setAttribute('aria-activedescendant', active)
    if (active !== undefined) elementOf(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [box, open, controlled, popup, active])

  const press = useEffectEvent((event: KeyboardEvent) => {
    // While a word is being put together by an input method, its keys are not ours.
    if (event.isComposing) return
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      pressElement(active)
      return
    }
    if (!open && event.key === 'ArrowDown') {
      event.preventDefault()
      onReach()
      return
    }
    const at = place?.rows === rows ? place : { row: -1, cell: 0 }
    const next = open ? nextPlace(event.key, at, rows, getComputedStyle(box).direction === 'rtl') : undefined
    if (next === undefined) return
    event.preventDefault()
    setPlace({ ...next, rows })
  })
  const type = useEffectEvent(() => {
    setPlace(null)
    onType()
  })
  const reach = useEffectEvent(onReach)
  const submit = useEffectEvent(onSubmit)

  useEffect(() => {
    const { form } = box
    const listeners = new AbortController()
    const { signal } = listeners
    box.addEventListener('keydown', press, { signal })
    box.addEventListener('input', type, { signal })
    box.addEventListener('click', reach, { signal })
    form?.addEventListener('submit', submit, { signal })
    return () => {
      listeners.abort()
      box.setAttribute('aria-expanded', 'false')
      box.removeAttribute('aria-activedescendant')
    }
  }, [box])

  return active
}

/** Where a key leads; undefined for one that belongs to the text. Before the first row and after the last lies the box itself. */
export function nextPlace(
  key: string,
  { row, cell }: { row: number; cell: number },
  rows: Combobox['rows'],
  rightToLeft: boolean,
): { row: number; cell: number } | undefined {
  const turns = rows.length + 1
  if (key === 'ArrowDown') return { row: ((row + 2) % turns) - 1, cell: 0 }
  if (key === 'ArrowUp') return { row: ((row + turns) % turns) - 1, cell: 0 }
  const cells = rows[row]?.length ?? 0
  if (cells < 2) return undefined
  if (key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return { row, cell: Math.min(cell + 1, cells - 1) }
  if (key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) return { row, cell: Math.max(cell - 1, 0) }
  return undefined
}

const elementOf = (id: string) => document.getElementById(id)

/** The element, or the button in it where it is a cell of a grid. */
function pressElement(id: string): void {
  const element = elementOf(id)
  const button = element?.querySelector<HTMLElement>('button') ?? element
  button?.click()
}
