import { useSyncExternalStore } from 'react'
import type { Session } from './session-shape.ts'
import { sessionStore } from './session-store.ts'

/** A part of the session, as it is now; `select` answers a field or something made of one without building a new object. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useSyncExternalStore(sessionStore.subscribe, () => select(sessionStore.get()))
}
