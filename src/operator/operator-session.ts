/** What a tab keeps of an operator: nothing of it is shared with the shop, nor with another tab, and it ends with the tab. */
export interface OperatorSession {
  token: string | null
  /** Why the last session ended, in the server's words; null when the operator ended it. */
  ended: string | null
}

const key = 'kimiya.operator.1'

const none: OperatorSession = { token: null, ended: null }

/** The session of this tab. `end` forgets a token that the server no longer takes; an answer to an older one changes nothing. */
export function createOperatorSession(storage: () => Storage) {
  let session: OperatorSession = { ...none, token: read(storage) }
  const listeners = new Set<() => void>()
  function change(next: OperatorSession): void {
    session = next
    write(storage, next.token)
    for (const listener of listeners) listener()
  }
  return {
    get: (): OperatorSession => session,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: (token: string): void => change({ ...none, token }),
    close: (): void => change(none),
    end: (token: string, message: string): void => {
      if (session.token === token) change({ token: null, ended: message })
    },
  }
}

/** A browser may forbid its storage: then the session lasts as long as the page. */
function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function write(storage: () => Storage, token: string | null): void {
  try {
    if (token === null) storage().removeItem(key)
    else storage().setItem(key, token)
  } catch {
    // As above.
  }
}

export const operatorSession = createOperatorSession(() => globalThis.sessionStorage)
