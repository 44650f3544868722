/** What an import does beyond making listings of the rows. */
export const importFlags = ['dryRun', 'drafts', 'setStock', 'beyondPlan', 'allOrNothing'] as const

/** A new import as it is typed: a field that is not chosen is an empty text. */
export interface ImportValues extends Record<(typeof importFlags)[number], boolean> {
  table: File | null
  seller: string
  reason: string
  map: { column: string; field: string }[]
  defaults: { field: string; value: string }[]
}
