/** A place in the popup of a combobox; before the first row lies the box itself. */
export interface ComboboxPlace {
  row: number
  cell: number
}

/** The box itself, where nothing in the popup is active. */
export const inBox: ComboboxPlace = { row: -1, cell: 0 }

/**
 * Where a key leads; undefined for one that belongs to the text. After the last row and before the first lies the box. Home and End
 * belong to the text until something in the popup is active.
 */
export function nextPlace(
  key: string,
  { row, cell }: ComboboxPlace,
  rows: readonly (readonly unknown[])[],
  rightToLeft: boolean,
): ComboboxPlace | undefined {
  const turns = rows.length + 1
  if (key === 'ArrowDown') return { row: ((row + 2) % turns) - 1, cell: 0 }
  if (key === 'ArrowUp') return { row: ((row + turns) % turns) - 1, cell: 0 }
  if (row < 0) return undefined
  if (key === 'Home') return { row: 0, cell: 0 }
  if (key === 'End') return { row: rows.length - 1, cell: 0 }
  const cells = rows[row]?.length ?? 0
  if (cells < 2) return undefined
  if (key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return { row, cell: Math.min(cell + 1, cells - 1) }
  if (key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) return { row, cell: Math.max(cell - 1, 0) }
  return undefined
}
