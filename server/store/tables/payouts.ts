import { z } from 'zod'
import { id, time } from './columns.ts'

/** Where a seller's money of one currency is sent. A change replaces the details; payouts that are not sent yet follow it. */
export const payoutAccounts = z.object({
  _id: id,
  userId: id,
  currency: z.string(),
  country: z.string(),
  /** Which numbers name the account: an IBAN, a Bangladeshi account and routing number, or an account number and BIC. */
  kind: z.enum(['iban', 'bangladesh', 'swift']),
  holder: z.string(),
  bankName: z.string().nullable(),
  /** The numbers, encrypted for the seller's id. */
  secretDetails: z.string(),
  lastFour: z.string(),
  /** Whether all that is available is asked for each week, and when next. */
  weekly: z.boolean(),
  nextRunAt: time.nullable(),
  /** Since when these are the details: payouts wait for three days. */
  changedAt: time,
  createdAt: time,
})

/** A file for the bank with the payouts that were sent by it. */
export const payoutBatches = z.object({
  _id: id,
  number: z.string(),
  currency: z.string(),
  amount: z.number(),
  payouts: z.number(),
  /** The operator's mail address. */
  createdBy: z.string(),
  createdAt: time,
})

/** A batch's file as it was made, `_id` the batch's. It names accounts in full, so it is encrypted. */
export const payoutFiles = z.object({ _id: id, secretFile: z.string() })

/** Earnings that a seller takes out. Its amount has left `available` since it was asked for. */
export const payouts = z.object({
  _id: id,
  number: z.string(),
  userId: id,
  /** The account that it goes to; null when that was removed after the payout had ended. */
  accountId: id.nullable(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['requested', 'sent', 'arrived', 'returned', 'cancelled']),
  weekly: z.boolean(),
  /** The account's, as they were when it was sent. */
  holder: z.string(),
  lastFour: z.string(),
  batchId: id.nullable(),
  requestedAt: time,
  /** Not sent before: three days after the last change of its account. */
  payableFrom: time,
  sentAt: time.nullable(),
  settledAt: time.nullable(),
  /** Why it came back. */
  reason: z.string().nullable(),
})
