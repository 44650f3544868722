import type { components } from '#src/generated/schema.ts'
import type { NotificationType } from './notification-values.ts'
import type { Row } from '#server/store/tables.ts'

export function serializeNotification(row: Row<'notifications'>): components['schemas']['Notification'] {
  const { userId: _, side: __, readAt, type, ...shown } = row
  // Only notify() writes this column, and only types of the contract.
  return { ...shown, type: type as NotificationType, isRead: readAt !== null }
}
