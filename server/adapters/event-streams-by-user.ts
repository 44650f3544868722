import type { EventStreams } from '#server/ports/event-streams.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

/** Open streams of one user: a page holds one. */
const streamsPerUser = 10

interface UserStreams {
  listeners: Set<() => void>
  /** Reads since the newest event, by the sequence that they began after. */
  reads: Map<number, Promise<Row<'liveEvents'>[]>>
}

/** Listens to the store once for all streams, and reads an event once for all streams of its user. */
export function eventStreamsByUser({ onLiveEvents }: Pick<Store, 'onLiveEvents'>): EventStreams {
  const users = new Map<string, UserStreams>()
  onLiveEvents((userIds) => {
    for (const user of userIds.map((userId) => users.get(userId))) {
      // A read that has begun may not see what was committed now.
      user?.reads.clear()
      user?.listeners.forEach((listener) => listener())
    }
  })
  return {
    open: (userId, onEvent) => {
      const user: UserStreams = users.get(userId) ?? { listeners: new Set(), reads: new Map() }
      if (user.listeners.size >= streamsPerUser) return undefined
      users.set(userId, user)
      // A listener of its own, so that the same function can open two.
      const listener = () => onEvent()
      user.listeners.add(listener)
      return {
        after: (sequence, load) => {
          const begun = user.reads.get(sequence)
          if (begun !== undefined) return begun
          const read = load().finally(() => {
            if (user.reads.get(sequence) === read) user.reads.delete(sequence)
          })
          user.reads.set(sequence, read)
          return read
        },
        close: () => {
          user.listeners.delete(listener)
          if (user.listeners.size === 0) users.delete(userId)
        },
      }
    },
  }
}
