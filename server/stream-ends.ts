import type { AnyCaller } from '#server/callers.ts'
import type { Caller, StreamResult } from '#server/operation.ts'
import { type Store, StoreUnavailable } from '#server/store/store.ts'

interface Deps {
  store: Store
  clock: () => Date
}

/** A stream that ends when the database goes away, and when the session that opened it has run out. */
export function streamFor(caller: AnyCaller | undefined, stream: StreamResult, deps: Deps): StreamResult {
  return whileAvailable(isSignedIn(caller) ? whileSignedIn(stream, caller.session, deps) : stream)
}

/** While the database is away there is no more to say: the page comes back, and goes on after the last event that it heard. */
async function* whileAvailable(stream: StreamResult): StreamResult {
  try {
    yield* stream
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
  }
}

const isSignedIn = (caller: AnyCaller | undefined): caller is Caller => caller !== undefined && 'user' in caller

/** Ends with the session's absolute end or its last day unused, which no event announces before the sweep. */
async function* whileSignedIn(stream: StreamResult, { _id, expiresAt }: Caller['session'], { store, clock }: Deps): StreamResult {
  let end = expiresAt
  for await (const block of stream) {
    const now = clock().toISOString()
    if (now >= end) {
      const session = await store.find('sessions', { _id })
      // Of one that is gone the stream tells by itself.
      if (session !== undefined && session.expiresAt <= now) return
      end = session?.expiresAt ?? end
    }
    yield block
  }
}
