// Written by `npm run generate`; never edited by hand.
export const namespaces = [] as const

/** A text of the locale files. */
export type MessageKey =
  never
