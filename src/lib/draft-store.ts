import type { FormDraft } from './form-draft.ts'

export interface DraftStore {
  /** The draft of this name, as long as the same person types; a visitor's draft is whoever's comes next in this tab. */
  of: (name: string) => FormDraft
  /** Drops the drafts whose names begin so. */
  drop: (name: string) => void
  /** Drops all of them: the person has left. */
  clear: () => void
}

/**
 * Keeps what is typed in the browser's tab until it has arrived. A person whose session ended finds it again after signing in; to
 * anybody else it is not shown. Secrets never come here: a form leaves them out.
 * @param prefix begins the names in the storage; it has a version, which changes with what is kept.
 */
export function createDraftStore(prefix: string, storage: () => Storage, owner: () => string | null): DraftStore {
  function drop(name: string): void {
    attempt(() => {
      const stored = storage()
      const keys = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '')
      for (const key of keys) if (key.startsWith(prefix + name)) stored.removeItem(key)
    })
  }
  return {
    of: (name) => ({
      read: () =>
        attempt(() => {
          const kept: unknown = JSON.parse(storage().getItem(prefix + name) ?? 'null')
          if (typeof kept !== 'object' || kept === null || !('owner' in kept) || !('values' in kept)) return undefined
          return kept.owner === null || kept.owner === owner() ? kept.values : undefined
        }),
      keep: (values) => {
        attempt(() => storage().setItem(prefix + name, JSON.stringify({ owner: owner(), values })))
      },
      drop: () => drop(name),
    }),
    drop,
    clear: () => drop(''),
  }
}

/** Storage that is blocked, full or damaged costs the draft, not the page. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
