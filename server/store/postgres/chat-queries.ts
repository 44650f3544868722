import type { ChatPageRequest, ChatQueries } from '../chat-queries.ts'
import { isId } from '../column-kinds.ts'
import { foldCase } from '../fold-case.ts'
import type { Connection } from './connection.ts'
import { prefixed, unprefixed } from './prefixed-columns.ts'
import { run } from './statement.ts'
import { partyName } from './trade-pages.ts'

const readable = `"chatMembers" m join "chats" c on c."_id" = m."chatId" and c."lastSequence" > m."hiddenTo"`
const named = `${readable} join "users" u on u."_id" = m."otherId"`

const countStatement = (where: string) => `select count(*) as "total",
    (select coalesce(sum(c."lastSequence" - greatest(m."readTo", m."hiddenTo")), 0) from ${readable} where m."userId" = $1) as "unread"
  from ${named} where ${where}`

const pageStatement = (where: string, given: number) => `select ${prefixed('chats', 'c')}, ${prefixed('chatMembers', 'm')},
    ${prefixed('chatMembers', 'o')}
  from ${named} join "chatMembers" o on o."chatId" = c."_id" and o."userId" = m."otherId"
  where ${where} order by c."lastMessageAt" desc, c."_id" desc limit $${given + 1} offset $${given + 2}`

export function postgresChatQueries(db: Connection): ChatQueries {
  return {
    async chatPage(request) {
      // PostgreSQL has no text with a NUL.
      if (!isId(request.userId) || request.search?.includes('\0')) return { rows: [], total: 0, unread: 0 }
      const { text, values } = conditions(request)
      const counted = await run<{ total: number; unread: number }>(db, countStatement(text), values)
      const { total = 0, unread = 0 } = counted.rows[0] ?? {}
      if (total <= request.offset || request.limit === 0) return { rows: [], total, unread }
      const page = [...values, request.limit, request.offset]
      const { rows } = await run<Record<string, unknown>>(db, pageStatement(text, values.length), page)
      return {
        rows: rows.map((row) => ({
          chat: unprefixed<'chats'>(row, 'c.'),
          own: unprefixed<'chatMembers'>(row, 'm.'),
          other: unprefixed<'chatMembers'>(row, 'o.'),
        })),
        total,
        unread,
      }
    },

    async callsSince(statuses, moment, limit) {
      const { rows } = await run<{ _id: string }>(
        db,
        `select "_id" from "calls" where "status" = any($1) and "startedAt" <= $2 order by "startedAt", "_id" limit $3`,
        [statuses, moment, limit],
      )
      return rows.map(({ _id }) => _id)
    },
  }
}

/** One text with a search and one without, so that each is prepared once. */
function conditions({ userId, search }: ChatPageRequest): { text: string; values: unknown[] } {
  const part = foldCase(search?.trim() ?? '')
  if (part === '') return { text: 'm."userId" = $1', values: [userId] }
  return { text: `m."userId" = $1 and strpos(lower(${partyName('u')}), $2) > 0`, values: [userId, part] }
}
