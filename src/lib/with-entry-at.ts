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
