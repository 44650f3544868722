interface Named {
  slug: string
}

/** Returns the entries with this one at its place, instead of the one of `slug`; `position` counts from 0 in the new order. */
export function withEntryAt<Entry extends Named>(
  entries: readonly Entry[],
  slug: string,
  { entry, position }: { entry: Entry; position: number },
): Entry[] {
  return withoutEntry(entries, slug).toSpliced(position, 0, entry)
}

export const withoutEntry = <Entry extends Named>(entries: readonly Entry[], slug: string): Entry[] =>
  entries.filter((each) => each.slug !== slug)

/** Returns where an entry stands, counted from 0, and how many places it may have; one that is not there yet comes last. */
export function placeAmong(entries: readonly { slug: string }[], slug?: string): { position: number; count: number } {
  const position = entries.findIndex((entry) => entry.slug === slug)
  return position < 0 ? { position: entries.length, count: entries.length + 1 } : { position, count: entries.length }
}
