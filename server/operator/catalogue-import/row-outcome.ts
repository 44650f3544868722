import type { Text } from '#server/domain/platform/domain-error.ts'
import type { GivenTexts } from './column-map.ts'
import type { ImportField } from './import-fields.ts'

/** A row of the file by the form's fields; `cells` when its number of cells differs from the header's. */
export interface ReadRow {
  line: number
  given: GivenTexts
  cells?: number
}

/** The reason for a rejected row, with field and value. */
export interface Fault {
  field?: ImportField
  value: string
  reason: Text
}

/** `held`: valid, but not written because of all-or-nothing. */
export const outcomes = ['created', 'changed', 'unchanged', 'refused', 'held'] as const

export type Outcome = (typeof outcomes)[number]

export interface RowOutcome {
  line: number
  reference: string
  outcome: Outcome
  faults: readonly Fault[]
  /** The references claimed for the rest of the file. */
  claims: readonly string[]
  /** Whether it is a new one on the market, and counts against the seller's plan. */
  activates: boolean
}

/** Returns the file's field for a path of the form. */
export function fieldOfPath(path: string): ImportField {
  const [first = '', second = '', ...rest] = path.split('.')
  if (first === 'ghs') return second as ImportField // The parts of `ghs` have columns of the same names.
  if (first === 'priceTiers' && second === '0') {
    if (rest.at(-1) === 'currency') return 'currency'
    return rest[0] === 'minimumQuantity' ? 'minimumOrder' : 'price'
  }
  return first === 'subCategoryId' ? 'category' : (first as ImportField) // All others of the form have columns of the same names.
}

/** Returns the wrong value of a list for a problem's path. */
export function valueInList(body: object, path: string): string | undefined {
  if (!/\.\d+$/.test(path)) return undefined
  let value: unknown = body
  for (const step of path.split('.')) value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
