import type { Means } from '#server/operation.ts'
import type { Language } from '#server/store/tables/columns.ts'

/** Templates of mail: each has `subject` and `text` under mail.<template> in the locale files. */
export type MailTemplate =
  | 'verificationCode'
  | 'alreadyRegistered'
  | 'passwordChanged'
  | 'emailChanged'
  | 'accountDeleted'
  | 'orderPlaced'
  | 'orderAccepted'
  | 'orderRejected'
  | 'orderCancelled'
  | 'invoiceIssued'
  | 'paymentReceived'
  | 'orderDispatched'
  | 'orderDelivered'
  | 'orderCompleted'
  | 'orderCompletedByTime'

export interface PromisedMail {
  recipient: string
  language: Language
  template: MailTemplate
  values: Record<string, string>
}

/** Promises a mail in the caller's transaction; the outbox job sends it once the change is kept. */
export async function promiseMail({ tables, now, newId }: Means, mail: PromisedMail): Promise<void> {
  await tables.insert('outbox', { _id: newId(), ...mail, tries: 0, nextTryAt: now, deliveredAt: null, createdAt: now })
}

/** Writes as much as `promiseMail` does, and nothing is sent: for where the time taken must not tell whether somebody gets mail. */
export async function promiseNothing({ tables, now, newId }: Means): Promise<void> {
  const nobody = { recipient: '-', language: 'en', template: 'verificationCode', values: {} } as const
  await tables.insert('outbox', { _id: newId(), ...nobody, tries: 0, nextTryAt: now, deliveredAt: now, createdAt: now })
}
