import type { TableContext } from '#server/operation.ts'
import type { NewRow } from '#server/store/store.ts'
import type { Language } from '#server/store/tables/columns.ts'

/** Templates of mail: each has `subject` and `text` under mail.<template> in the locale files. `notification` brings its own words. */
export type MailTemplate =
  | 'verificationCode'
  | 'alreadyRegistered'
  | 'passwordChanged'
  | 'emailChanged'
  | 'accountDeleted'
  | 'notification'

export interface QueuedMail {
  recipient: string
  language: Language
  template: MailTemplate
  values: Record<string, string>
}

/** The outbox's row of a mail. */
export const mailRow = ({ now, newId }: TableContext, mail: QueuedMail): NewRow<'outbox'> => ({
  _id: newId(),
  channel: 'mail',
  ...mail,
  tries: 0,
  nextTryAt: now,
  deliveredAt: null,
  createdAt: now,
})

/** Promises a text message to a number in E.164, as promiseMail does a mail. Its words are mail.<template>.sms. */
export async function queueSms(context: TableContext, sms: QueuedMail & { template: 'verificationCode' }): Promise<void> {
  await context.tables.insert('outbox', { ...mailRow(context, sms), channel: 'sms' })
}

/** Promises a mail in the caller's transaction; the outbox job sends it once the change is kept. */
export async function queueMail(context: TableContext, mail: QueuedMail): Promise<void> {
  await context.tables.insert('outbox', mailRow(context, mail))
}

/** Writes as much as `promiseMail` does, and nothing is sent: for where the time taken must not tell whether somebody gets mail. */
export async function queueNothing(context: TableContext): Promise<void> {
  const noRecipient = { recipient: '-', language: 'en', template: 'verificationCode', values: {} } as const
  await context.tables.insert('outbox', { ...mailRow(context, noRecipient), deliveredAt: context.now })
}
