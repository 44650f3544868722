import { sql } from 'kysely'
import type { Database } from '../database.ts'

/* Chats, their messages and calls, and who wants to hear nothing of whom. */

const text = 'text collate "C"'
const references = (table: string, column: string, to: string): string =>
  `constraint "${table}_${column}_fkey" references "${to}"`

const statements = [
  `create table "chats" (
    "_id" uuid constraint "chats_pkey" primary key,
    "firstId" uuid not null ${references('chats', 'firstId', 'users')},
    "secondId" uuid not null ${references('chats', 'secondId', 'users')},
    "productId" uuid ${references('chats', 'productId', 'products')},
    "lastSequence" bigint not null, "lastMessageId" uuid, "lastMessageAt" timestamptz not null, "createdAt" timestamptz not null,
    constraint "chats_firstId_secondId_key" unique ("firstId", "secondId"))`,
  `create table "chatMembers" (
    "_id" uuid constraint "chatMembers_pkey" primary key,
    "chatId" uuid not null ${references('chatMembers', 'chatId', 'chats')},
    "userId" uuid not null ${references('chatMembers', 'userId', 'users')},
    "otherId" uuid not null ${references('chatMembers', 'otherId', 'users')},
    "readTo" bigint not null, "hiddenTo" bigint not null,
    constraint "chatMembers_chatId_userId_key" unique ("chatId", "userId"))`,
  `create table "calls" (
    "_id" uuid constraint "calls_pkey" primary key,
    "chatId" uuid not null ${references('calls', 'chatId', 'chats')},
    "callerId" uuid not null ${references('calls', 'callerId', 'users')},
    "medium" ${text} not null constraint "calls_medium_check" check ("medium" in ('audio', 'video')),
    "status" ${text} not null constraint "calls_status_check"
      check ("status" in ('calling', 'ringing', 'answered', 'ended', 'missed', 'declined')),
    "callerSide" ${text} not null constraint "calls_callerSide_check" check ("callerSide" in ('buyer', 'seller')),
    "startedAt" timestamptz not null, "answeredAt" timestamptz, "endedAt" timestamptz)`,
  `create table "messages" (
    "_id" uuid constraint "messages_pkey" primary key,
    "chatId" uuid not null ${references('messages', 'chatId', 'chats')},
    "sequence" bigint not null,
    "senderId" uuid not null ${references('messages', 'senderId', 'users')},
    "kind" ${text} not null constraint "messages_kind_check" check ("kind" in ('text', 'media', 'call')),
    "text" ${text},
    "fileId" uuid ${references('messages', 'fileId', 'files')},
    "productId" uuid ${references('messages', 'productId', 'products')},
    "callId" uuid ${references('messages', 'callId', 'calls')},
    "sentAt" timestamptz not null,
    constraint "messages_chatId_sequence_key" unique ("chatId", "sequence"))`,
  `create table "blocks" (
    "_id" uuid constraint "blocks_pkey" primary key,
    "userId" uuid not null ${references('blocks', 'userId', 'users')} on delete cascade,
    "blockedId" uuid not null ${references('blocks', 'blockedId', 'users')} on delete cascade,
    "createdAt" timestamptz not null,
    constraint "blocks_userId_blockedId_key" unique ("userId", "blockedId"))`,
  `create unique index "calls_chatId_open_key" on "calls" ("chatId") where "status" in ('calling', 'ringing', 'answered')`,
  `create index "calls_due_index" on "calls" ("status", "startedAt") where "status" in ('calling', 'ringing', 'answered')`,
  ...[
    'chats.secondId',
    'chats.productId',
    'chatMembers.userId',
    'chatMembers.otherId',
    'calls.chatId',
    'calls.callerId',
    'messages.senderId',
    'messages.fileId',
    'messages.productId',
    'messages.callId',
    'blocks.blockedId',
  ].map((place) => {
    const [table, column] = place.split('.')
    return `create index "${table}_${column}_index" on "${table}" ("${column}")`
  }),
  // Whether somebody has an unread notification of a chat is asked with each message.
  `create index "notifications_unread_subject" on "notifications" ("userId", "subjectId") where "readAt" is null`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
