import type { Row } from './tables.ts'

/** The data to notify a user on every channel. */
export interface AddresseeRow {
  _id: string
  fullName: string
  email: string
  language: Row<'users'>['language']
  /** The devices that take pushes, in the order of their ids; none when the user wants no pushes. */
  pushDevices: { _id: string; language: Row<'users'>['language'] }[]
}

export interface NotificationPageRequest {
  userId: string
  side: Row<'notifications'>['side']
  /** Part of a title or body in any language. */
  search?: string
  limit: number
  offset: number
}

export interface NotificationQueries {
  /** The users that there are among these, in the order of their ids; one who deleted the account is none. */
  addressees(userIds: readonly string[]): Promise<AddresseeRow[]>
  /** A user's notifications on one side, newest first; `unread` counts that side's whole feed, whatever is searched for. */
  notificationPage(request: NotificationPageRequest): Promise<{ rows: Row<'notifications'>[]; total: number; unread: number }>
}
