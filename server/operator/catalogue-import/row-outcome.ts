import type { Text } from '#server/domain/platform/domain-error.ts'
import type { GivenTexts } from './column-map.ts'
import type { ImportField } from './import-fields.ts'

/** A row of the file in the words of the form; `cells` when it has another number of them than the header. */
export interface ReadRow {
  line: number
  given: GivenTexts
  cells?: number
}

/** Why a row is refused: in which field, which of its values, and the reason. */
export interface Fault {
  field?: ImportField
  value: string
  reason: Text
}

/** `held`: it could be written, and is not, because all or nothing was asked for. */
export const outcomes = ['created', 'changed', 'unchanged', 'refused', 'held'] as const

export type Outcome = (typeof outcomes)[number]

export interface RowOutcome {
  line: number
  reference: string
  outcome: Outcome
  faults: readonly Fault[]
  /** What no further row of the file may be. */
  claims: readonly string[]
  /** Whether it is a new one on the market, and counts against the seller's plan. */
  activates: boolean
}

/** The field of a file that speaks of a place in the form, as problems name it. */
export function fieldOfPath(path: string): ImportField {
  const [first = '', second = '', ...rest] = path.split('.')
  if (first === 'ghs') return second as ImportField // The parts of `ghs` have columns of the same names.
  if (first === 'priceTiers' && second === '0') {
    if (rest.at(-1) === 'currency') return 'currency'
    return rest[0] === 'minimumQuantity' ? 'minimumOrder' : 'price'
  }
  return first === 'subCategoryId' ? 'category' : (first as ImportField) // All others of the form have columns of the same names.
}

/** What stands at a problem's place in the form, where that is one of the values of a list: which of them is wrong. */
export function valueInList(body: object, path: string): string | undefined {
  if (!/\.\d+$/.test(path)) return undefined
  let value: unknown = body
  for (const step of path.split('.')) value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
