import type { Row } from '#server/store/tables.ts'

type LiveEventRow = Row<'liveEvents'>

/** The streams of live events that are open in this process. */
export interface EventStreams {
  /** Opens a stream of a user; `onEvent` is called after any commit that inserted events for them. Undefined past the user's share. */
  open: (userId: string, onEvent: () => void) => EventStream | undefined
}

export interface EventStream {
  /** Returns the events after `sequence`: `load` is called once for all streams of the user that stand there. */
  after: (sequence: number, load: () => Promise<LiveEventRow[]>) => Promise<LiveEventRow[]>
  close: () => void
}
