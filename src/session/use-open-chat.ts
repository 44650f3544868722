import { useEffect } from 'react'
import { sessionStore } from './session-store.ts'

/** While a chat is open nobody is choosing one; who leaves it comes back to the list. */
export function useOpenChat(): void {
  useEffect(() => {
    sessionStore.set({ isSelectingChat: false })
    return () => sessionStore.set({ isSelectingChat: true })
  }, [])
}
