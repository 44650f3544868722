import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'

const liveEvents = [
  // Whatever an event is about may be removed before a page hears of it, so its subject points at no table.
  'alter table "liveEvents" drop constraint "liveEvents_orderId_fkey"',
  'drop index "liveEvents_orderId_index"',
  'alter table "liveEvents" rename column "orderId" to "subjectId"',
  'alter table "liveEvents" add column "data" jsonb',
  'alter table "liveEvents" drop constraint "liveEvents_type_check"',
  `alter table "liveEvents" add constraint "liveEvents_type_check" check ("type" in ('order.changed', 'notification.created',
    'chat.message', 'chat.read', 'call.signal', 'quote.changed', 'requirement.changed', 'session.ended'))`,
]

const notifications = [
  `create table "notifications" (
    "_id" uuid constraint "notifications_pkey" primary key,
    "userId" uuid not null constraint "notifications_userId_fkey" references "users" on delete cascade,
    "side" ${text} not null constraint "notifications_side_check" check ("side" in ('buyer', 'seller')),
    "type" ${text} not null, "subjectId" uuid not null,
    "title_en" ${text} not null, "title_ar" ${text} not null, "title_bn" ${text} not null,
    "body_en" ${text} not null, "body_ar" ${text} not null, "body_bn" ${text} not null,
    "createdAt" timestamptz not null, "readAt" timestamptz)`,
  'create index "notifications_feed" on "notifications" ("userId", "side", "createdAt" desc, "_id" desc)',
  'create index "notifications_unread" on "notifications" ("userId", "side") where "readAt" is null',
]

const sending = [
  `alter table "outbox" add column "channel" ${text} not null default 'mail'`,
  'alter table "outbox" alter column "channel" drop default',
  `alter table "outbox" add constraint "outbox_channel_check" check ("channel" in ('mail', 'sms', 'push'))`,
  `alter table "devices" add column "fcmToken" ${text}, add column "deviceOS" ${text}, add column "deviceName" ${text},
    add column "OSVersion" ${text}, add column "buildNumber" ${text}`,
  'create index "devices_fcmToken_index" on "devices" ("fcmToken") where "fcmToken" is not null',
  `alter table "users" add column "phoneVerifiedAt" timestamptz, add column "verificationType" ${text} not null default 'email',
    add column "pushNotifications" boolean not null default true`,
  `alter table "users" add constraint "users_verificationType_check" check ("verificationType" in ('email', 'phone'))`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of [...liveEvents, ...notifications, ...sending]) await sql.raw(statement).execute(db)
}
