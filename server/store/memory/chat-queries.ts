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
          const other = rows.all('chatMembers').find(({ chatId, userId: each }) => chatId === own.chatId && each !== userId)
          return chat && other && chat.lastSequence > own.hiddenTo ? [{ chat, own, other }] : []
        })
      const found = readable
        .filter(({ own }) => foldCase(partyNameOf(rows, own.otherId)).includes(part))
        .sort((one, other) => falling(one.chat.lastMessageAt, other.chat.lastMessageAt) || falling(one.chat._id, other.chat._id))
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
        .sort((one, other) => falling(other.startedAt, one.startedAt) || falling(other._id, one._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },
  }
}

function falling(one: string, other: string): number {
  if (one === other) return 0
  return one > other ? -1 : 1
}
