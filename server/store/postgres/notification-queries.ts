import { columnsOf, isId } from '../column-kinds.ts'
import { foldCase } from '../fold-case.ts'
import type { AddresseeRow, NotificationPageRequest, NotificationQueries } from '../notification-queries.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import { quoted, run } from './statement.ts'

const addresseesStatement = `select u."_id", u."fullName", u."email", u."language",
    coalesce(
      jsonb_agg(jsonb_build_object('_id', d."_id", 'language', d."language") order by d."_id") filter (where d."_id" is not null),
      '[]'
    ) as "pushDevices"
  from "users" u left join "devices" d on d."userId" = u."_id" and d."fcmToken" is not null and u."pushNotifications"
  where u."_id" = any($1) and u."status" <> 'deleted' group by u."_id" order by u."_id"`

const columns = [...columnsOf.notifications.keys()].map(quoted).join(', ')

export function postgresNotificationQueries(db: Connection): NotificationQueries {
  return {
    async addressees(userIds) {
      return (await run<AddresseeRow>(db, addresseesStatement, [userIds.filter(isId)])).rows
    },

    async notificationPage(request) {
      const { userId, limit, offset } = request
      // PostgreSQL has no text with a NUL.
      if (!isId(userId) || request.search?.includes('\0')) return { rows: [], total: 0, unread: 0 }
      const { text, values } = conditions(request)
      const counted = await run<{ total: number; unread: number }>(
        db,
        `select count(*) as "total",
            (select count(*) from "notifications" where "userId" = $1 and "side" = $2 and "readAt" is null) as "unread"
          from "notifications" where ${text}`,
        values,
      )
      const page = await run<Row<'notifications'>>(
        db,
        `select ${columns} from "notifications" where ${text} order by "createdAt" desc, "_id" desc
          limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, limit, offset],
      )
      const { total = 0, unread = 0 } = counted.rows[0] ?? {}
      return { rows: page.rows, total, unread }
    },
  }
}

/** One text with a search and one without, so that each is prepared once. */
function conditions({ userId, side, search }: NotificationPageRequest): { text: string; values: unknown[] } {
  const own = '"userId" = $1 and "side" = $2'
  const part = foldCase(search?.trim() ?? '')
  if (part === '') return { text: own, values: [userId, side] }
  const texts = ['title_en', 'title_ar', 'title_bn', 'body_en', 'body_ar', 'body_bn']
  const found = texts.map((name) => `strpos(lower(${quoted(name)}), $3) > 0`)
  return { text: `${own} and (${found.join(' or ')})`, values: [userId, side, part] }
}
