import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isId } from '../column-kinds.ts'
import { foldCase } from '../fold-case.ts'
import type { NotificationQueries } from '../notification-queries.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import type { Schema } from './database.ts'
import { allOf, anyContains } from './expressions.ts'
import { builder, type Given, statement } from './statement.ts'
import { columnNames } from './table-columns.ts'

const addressees = statement<{ userIds: readonly string[] }>()(({ userIds }) =>
  builder
    .selectFrom('users as u')
    .where((eb) => eb('u._id', '=', eb.fn.any(userIds)))
    .where('u.status', '<>', 'deleted')
    .orderBy('u._id')
    .select(['u._id', 'u.fullName', 'u.email', 'u.language'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('devices as d')
          .whereRef('d.userId', '=', 'u._id')
          .where('d.fcmToken', 'is not', null)
          .where('u.pushNotifications', '=', true)
          .orderBy('d._id')
          .select(['d._id', 'd.language']),
      ).as('pushDevices'),
    ),
)

interface Feed {
  userId: string
  side: Row<'notifications'>['side']
  /** Part of a title or body, in folded case. */
  part: string | undefined
}

const counts = statement<Feed>()((given) =>
  builder
    .selectFrom('notifications')
    .where(inFeed(given))
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb
        .selectFrom('notifications')
        .where('userId', '=', given.userId)
        .where('side', '=', given.side)
        .where('readAt', 'is', null)
        .select(eb.fn.countAll<number>().as('count'))
        .as('unread'),
    ]),
)

const page = statement<Feed & { limit: number; offset: number }>()(({ limit, offset, ...feed }) =>
  builder
    .selectFrom('notifications')
    .where(inFeed(feed))
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(columnNames('notifications')),
)

export function postgresNotificationQueries(db: Connection): NotificationQueries {
  return {
    async addressees(userIds) {
      return (await db.query(addressees({ userIds: userIds.filter(isId) }))).rows
    },

    async notificationPage({ userId, side, search, limit, offset }) {
      // PostgreSQL has no text with a NUL.
      if (!isId(userId) || search?.includes('\0')) return { rows: [], total: 0, unread: 0 }
      const feed = { userId, side, part: foldCase(search?.trim() ?? '') || undefined }
      const counted = await db.query(counts(feed))
      const { rows } = await db.query(page({ ...feed, limit, offset }))
      const { total, unread } = counted.rows[0] ?? { total: 0, unread: 0 }
      return { rows, total, unread: unread ?? 0 }
    },
  }
}

function inFeed({ userId, side, part }: Given<Feed>) {
  return (eb: ExpressionBuilder<Schema, 'notifications'>) =>
    allOf([
      eb('userId', '=', userId),
      eb('side', '=', side),
      part && anyContains(eb, ['title_en', 'title_ar', 'title_bn', 'body_en', 'body_ar', 'body_bn'], part),
    ])
}
