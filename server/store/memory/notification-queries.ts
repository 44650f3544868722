import { foldCase } from '../fold-case.ts'
import type { NotificationQueries } from '../notification-queries.ts'
import type { Row } from '../tables.ts'
import type { MemoryRows } from './memory-tables.ts'

export function memoryNotificationQueries(rows: MemoryRows): NotificationQueries {
  return {
    async addressees(userIds) {
      const devices = rows.all('devices').filter(({ fcmToken }) => fcmToken !== null)
      return rows
        .all('users')
        .filter(({ _id, status }) => status !== 'deleted' && userIds.includes(_id))
        .map(({ _id, fullName, email, language, pushNotifications }) => ({
          _id,
          fullName,
          email,
          language,
          pushDevices: devices
            .filter(({ userId }) => pushNotifications && userId === _id)
            .map((device) => ({ _id: device._id, language: device.language }))
            .sort((left, right) => ascending(left._id, right._id)),
        }))
        .sort((left, right) => ascending(left._id, right._id))
    },

    async notificationPage({ userId, side, search, limit, offset }) {
      const part = foldCase(search?.trim() ?? '')
      const feed = rows.all('notifications').filter((left) => left.userId === userId && left.side === side)
      const found = feed
        .filter((left) => mentions(left, part))
        .sort((left, right) => ascending(right.createdAt, left.createdAt) || ascending(right._id, left._id))
      return {
        rows: found.slice(offset, offset + limit),
        total: found.length,
        unread: feed.filter(({ readAt }) => readAt === null).length,
      }
    },
  }
}

function mentions(row: Row<'notifications'>, part: string): boolean {
  const { title_en, title_ar, title_bn, body_en, body_ar, body_bn } = row
  return [title_en, title_ar, title_bn, body_en, body_ar, body_bn].some((text) => foldCase(text).includes(part))
}

function ascending(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
