import { type Session, afterLogout, readSession } from './session-shape.ts'

/** The version is part of the name: a page of another version neither reads nor destroys what this one stored. */
const storageKey = 'kimiya.session.1'

export interface SessionStore {
  /** The same object until something changes. */
  get: () => Session
  /** The session token: of this page, else what another tab has just stored. */
  token: () => string | null
  set: (changes: Partial<Session>) => void
  /** Forgets the person, keeps what belongs to the browser, and marks that they have just signed out. */
  forgetPerson: () => void
  /** Called after each change, also one made in another tab. Returns a function to stop. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Keeps the session in `storage` and in step with the page's other tabs. Without a usable storage (blocked, full) the session
 * lasts as long as the page.
 */
export function createSessionStore(storage: () => Storage): SessionStore {
  const listeners = new Set<() => void>()
  let session = readSession(stored(storage))
  // A browser's device id is made at the first visit and must be the same at the second.
  keep(storage, session)

  /** What another tab stored a moment ago, of which this page has not been told yet, must not be undone. */
  function latest(): Session {
    const present = stored(storage)
    return present === undefined || present === null ? session : readSession(present)
  }

  function take(next: Session): void {
    session = next
    for (const listener of listeners) listener()
  }

  function change(next: Session): void {
    keep(storage, next)
    take(next)
  }

  function follow(event: StorageEvent): void {
    // Without a key the whole storage was cleared.
    if (event.key !== storageKey && event.key !== null) return
    take(readSession(stored(storage) ?? { deviceId: session.deviceId }))
  }

  return {
    get: () => session,
    token: () => session.token ?? latest().token,
    set: (changes) => change({ ...latest(), ...changes }),
    forgetPerson: () => change(afterLogout(session)),
    subscribe: (listener) => {
      if (listeners.size === 0) globalThis.addEventListener('storage', follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener('storage', follow)
      }
    },
  }
}

function stored(storage: () => Storage): unknown {
  try {
    return JSON.parse(storage().getItem(storageKey) ?? 'null')
  } catch {
    return undefined
  }
}

function keep(storage: () => Storage, session: Session): void {
  try {
    storage().setItem(storageKey, JSON.stringify(session))
  } catch {
    // The page works on with what it has in memory.
  }
}

/** The one session of this page. */
export const sessionStore = createSessionStore(() => globalThis.localStorage)
