import type { ChatQueries, ChatRow } from '../chat-queries.ts'
import { foldCase } from '../fold-case.ts'
import type { MemoryRows } from './memory-tables.ts'
import { partyNameOf } from './party-name.ts'

export function memoryChatQueries(rows: MemoryRows): ChatQueries {
  return {
    async chatPage({ userId, search, limit, offset }) {
      const part = foldCase(search?.trim() ?? '')
      const readable = rows
        .all('chatMembers')
        .filter((member) => member.userId === userId)
        .flatMap((own): ChatRow[] => {
          const chat = rows.byId('chats', own.chatId)
          const otherMember = rows.all('chatMembers').find(({ chatId, userId: each }) => chatId === own.chatId && each !== userId)
          return chat && otherMember && chat.lastSequence > own.hiddenTo ? [{ chat, own, other: otherMember }] : []
        })
      const found = readable
        .filter(({ own }) => foldCase(partyNameOf(rows, own.otherId)).includes(part))
        .sort(
          (left, right) => falling(left.chat.lastMessageAt, right.chat.lastMessageAt) || falling(left.chat._id, right.chat._id),
        )
      return {
        rows: found.slice(offset, offset + limit),
        total: found.length,
        unread: readable.reduce((sum, { chat, own }) => sum + chat.lastSequence - Math.max(own.readTo, own.hiddenTo), 0),
      }
    },

    async callsSince(statuses, moment, limit) {
      return rows
        .all('calls')
        .filter(({ status, startedAt }) => statuses.includes(status) && startedAt <= moment)
        .sort((left, right) => falling(right.startedAt, left.startedAt) || falling(right._id, left._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },
  }
}

function falling(left: string, right: string): number {
  if (left === right) return 0
  return left > right ? -1 : 1
}
