import type { Row } from './tables.ts'

export interface ChatPageRequest {
  userId: string
  /** Part of the name that the other member is shown under. */
  search?: string
  limit: number
  offset: number
}

/** A chat with the marks of its two members: `own` is the caller's. */
export interface ChatRow {
  chat: Row<'chats'>
  own: Row<'chatMembers'>
  other: Row<'chatMembers'>
}

export interface ChatQueries {
  /**
   * The chats in which a user can read something, the latest message first; ties are broken by `_id`, falling. `unread` counts the
   * messages after the read marks of all of them, whatever is searched for.
   */
  chatPage(request: ChatPageRequest): Promise<{ rows: ChatRow[]; total: number; unread: number }>
  /** Ids of the calls in one of these states that began at `moment` or before, oldest first. */
  callsSince(statuses: readonly Row<'calls'>['status'][], moment: string, limit: number): Promise<string[]>
}
