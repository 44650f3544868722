import { z } from 'zod'
import { id, time } from './columns.ts'

/** What two people write to each other; there is one for each pair. `firstId` is the lower of the two ids. */
export const chats = z.object({
  _id: id,
  firstId: id,
  secondId: id,
  /** What it was last opened about. */
  productId: id.nullable(),
  /** The number of the last message; 0 before the first. Messages are numbered from 1 without a gap. */
  lastSequence: z.number(),
  lastMessageId: id.nullable(),
  lastMessageAt: time,
  createdAt: time,
})

/**
 * A chat as one of its two members has it. A sender has read all earlier messages; so all messages after `readTo` are the other's, or
 * calls, and need not be counted.
 */
export const chatMembers = z.object({
  _id: id,
  chatId: id,
  userId: id,
  otherId: id,
  readTo: z.number(),
  /** Messages up to this one are hidden from this member. */
  hiddenTo: z.number(),
})

/** Never changed, but removed by the marketplace. A text, a file with or without a text, or a call that is over. */
export const messages = z.object({
  _id: id,
  chatId: id,
  sequence: z.number(),
  senderId: id,
  kind: z.enum(['text', 'media', 'call']),
  text: z.string().nullable(),
  fileId: id.nullable(),
  productId: id.nullable(),
  callId: id.nullable(),
  sentAt: time,
  /** Since when the marketplace shows its text and file no longer. */
  removedAt: time.nullable(),
})

/** `status` moves only as src/machines/lifecycles/call.machine.ts says. */
export const calls = z.object({
  _id: id,
  chatId: id,
  callerId: id,
  medium: z.enum(['audio', 'video']),
  status: z.enum(['calling', 'ringing', 'answered', 'ended', 'missed', 'declined']),
  /** On which side of the account the caller called. */
  callerSide: z.enum(['buyer', 'seller']),
  startedAt: time,
  answeredAt: time.nullable(),
  endedAt: time.nullable(),
})

/** Whom a user does not want to hear of. */
export const blocks = z.object({ _id: id, userId: id, blockedId: id, createdAt: time })
