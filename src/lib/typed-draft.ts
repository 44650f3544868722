import { sameValue } from './same-value.ts'

/** What was typed over the values that a form began with: the fields that differ, and what stood in them. */
export interface TypedDraft {
  typed: Readonly<Record<string, unknown>>
  base: Readonly<Record<string, unknown>>
  /** Of the object that was edited, as it was read; null of one that has none. */
  version: string | null
}

/** What a form begins with, and what is to be said of it. */
export interface BegunDraft<Values> {
  values: Values
  isRestored: boolean
  /** What stands there now is another than what was typed over. */
  isStale: boolean
  /** What was typed over, to be compared with what is typed on. */
  base: object
  version: string | null
}

/** The fields of `values` that were typed in; null when all are as they were. `omitted`: what is never kept, such as files. */
export function typedDraft(
  base: object,
  values: object,
  version: string | null,
  omitted: readonly string[] = [],
): TypedDraft | null {
  const typed = Object.entries(values).filter(
    ([name, value]: [string, unknown]) => !omitted.includes(name) && !sameValue(value, Reflect.get(base, name)),
  )
  if (typed.length === 0) return null
  return {
    typed: Object.fromEntries(typed),
    base: Object.fromEntries(typed.map(([name]) => [name, Reflect.get(base, name)])),
    version,
  }
}

/**
 * Lays what was typed over the values as they are now. Fields that nobody typed in are as they are now; one of another kind is left out,
 * which another version of the page may have stored.
 */
export function beginDraft<Values extends object>(values: Values, version: string | null, stored: unknown): BegunDraft<Values> {
  const none = { values, isRestored: false, isStale: false, base: values, version }
  if (!isTypedDraft(stored)) return none
  const typed = Object.entries(stored.typed).filter(
    ([name, value]) => Object.hasOwn(values, name) && isAlike(Reflect.get(values, name), value),
  )
  if (typed.length === 0) return none
  return {
    values: { ...values, ...Object.fromEntries(typed) },
    isRestored: true,
    base: { ...values, ...Object.fromEntries(typed.map(([name]) => [name, stored.base[name]])) },
    isStale: typed.some(([name]) => !sameValue(Reflect.get(values, name), stored.base[name])),
    version: stored.version,
  }
}

function isTypedDraft(stored: unknown): stored is TypedDraft {
  if (typeof stored !== 'object' || stored === null) return false
  // An object may be asked for any name.
  const { typed, base, version } = stored as Partial<Record<keyof TypedDraft, unknown>>
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord(typed) && isRecord(base) && (version === null || typeof version === 'string')
}

/** Whether a form that shows the one can show the other: texts and numbers are typed alike, lists are of the same things. */
function isAlike(known: unknown, typed: unknown): boolean {
  if (Array.isArray(known) || Array.isArray(typed)) {
    if (!Array.isArray(known) || !Array.isArray(typed)) return false
    return known.length === 0 || typed.every((each: unknown) => isAlike(known.at(0), each))
  }
  if (typeof known === 'object' && known !== null) {
    if (typeof typed !== 'object' || typed === null) return false
    return Object.entries(known).every(([name, value]) => isAlike(value, Reflect.get(typed, name)))
  }
  if (typeof known === 'boolean' || typeof typed === 'boolean') return typeof known === typeof typed
  return typeof typed !== 'object' && typeof typed !== 'undefined'
}
