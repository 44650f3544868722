import { useEffect } from 'react'
import type { Session } from './session-shape.ts'
import { sessionStore } from './session-store.ts'

/** Stores in the session what a page has just learned; null until it has. */
export function useStored(learned: Partial<Session> | null): void {
  const changes = JSON.stringify(learned)
  useEffect(() => {
    // Written two lines above; null changes nothing.
    sessionStore.set((JSON.parse(changes) ?? {}) as Partial<Session>)
  }, [changes])
}
