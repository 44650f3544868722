import type { ChatPageRequest, ChatQueries } from '../chat-queries.ts'
import { isId } from '../column-kinds.ts'
import { foldCase } from '../fold-case.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import { allOf, anyContains } from './expressions.ts'
import { parties } from './parties.ts'
import { builder, type Given, statement } from './statement.ts'
import { joinedRow } from './table-columns.ts'

const chat = joinedRow('chats', 'chat')
const own = joinedRow('chatMembers', 'own')
const other = joinedRow('chatMembers', 'other')

interface Filter {
  userId: string
  /** Part of the other member's name, in folded case. */
  part: string | undefined
}

const counted = statement<Filter>()((given) =>
  found(given).select((eb) => [
    eb.fn.countAll<number>().as('total'),
    readable(given)
      .select((of) => {
        const read = of.fn<number>('greatest', ['own.readTo', 'own.hiddenTo'])
        return of.fn.sum<number | null>(of('chat.lastSequence', '-', read)).as('unread')
      })
      .as('unread'),
  ]),
)

const page = statement<Filter & Pick<ChatPageRequest, 'limit' | 'offset'>>()(({ limit, offset, ...given }) =>
  found(given)
    .innerJoin('chatMembers as other', (join) =>
      join.onRef('other.chatId', '=', 'chat._id').onRef('other.userId', '=', 'own.otherId'),
    )
    .orderBy('chat.lastMessageAt', 'desc')
    .orderBy('chat._id', 'desc')
    .limit(limit)
    .offset(offset)
    .select([...chat.columns, ...own.columns, ...other.columns]),
)

interface CallsSince {
  statuses: readonly Row<'calls'>['status'][]
  moment: string
  limit: number
}

const callsSince = statement<CallsSince>()(({ statuses, moment, limit }) =>
  builder
    .selectFrom('calls')
    .where((eb) => eb('status', '=', eb.fn.any(statuses)))
    .where('startedAt', '<=', moment)
    .orderBy('startedAt')
    .orderBy('_id')
    .limit(limit)
    .select('_id'),
)

export function postgresChatQueries(db: Connection): ChatQueries {
  return {
    async chatPage({ userId, search, limit, offset }) {
      // PostgreSQL has no text with a NUL.
      if (!isId(userId) || search?.includes('\0')) return { rows: [], total: 0, unread: 0 }
      const filter = { userId, part: foldCase(search?.trim() ?? '') || undefined }
      const [counts] = (await db.query(counted(filter))).rows
      const total = counts?.total ?? 0
      const unread = counts?.unread ?? 0
      if (total <= offset || limit === 0) return { rows: [], total, unread }
      const { rows } = await db.query(page({ ...filter, limit, offset }))
      return {
        rows: rows.map((row) => ({ chat: chat.of(row), own: own.of(row), other: other.of(row) })),
        total,
        unread,
      }
    },

    async callsSince(statuses, moment, limit) {
      const { rows } = await db.query(callsSince({ statuses, moment, limit }))
      return rows.map(({ _id }) => _id)
    },
  }
}

/** The chats in which a user can read something. */
function readable({ userId }: Given<Filter>) {
  return builder
    .selectFrom('chatMembers as own')
    .innerJoin('chats as chat', (join) =>
      join.onRef('chat._id', '=', 'own.chatId').onRef('chat.lastSequence', '>', 'own.hiddenTo'),
    )
    .where('own.userId', '=', userId)
}

function found(given: Given<Filter>) {
  return readable(given)
    .innerJoin(parties().as('otherParty'), 'otherParty._id', 'own.otherId')
    .where((eb) => allOf([given.part && anyContains(eb, ['otherParty.name'], given.part)]))
}
