import type { TableContext } from '#server/operation.ts'
import type { NewRow } from '#server/store/store.ts'
import type { Language } from '#server/store/tables/columns.ts'

/** Templates of mail: each has `subject` and `text` under mail.<template> in the locale files. `notification` has its own texts. */
export type MailTemplate =
  | 'signupCode'
  | 'passwordResetCode'
  | 'emailChangeCode'
  | 'phoneChangeCode'
  | 'browserCode'
  | 'alreadyRegistered'
  | 'passwordChanged'
  | 'emailChanged'
  | 'accountDeleted'
  | 'accountSuspended'
  | 'accountSuspendedReported'
  | 'accountRestored'
  | 'signInsPaused'
  | 'newSignIn'
  | 'newSignInUnlinked'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'secondFactorsReset'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'signInCodesPaused'
  | 'driverJob'
  | 'operatorInvited'
  | 'operatorAppointed'
  | 'operatorPasskeyAdded'
  | 'operatorPasskeyRemoved'
  | 'colleaguePasskeyAdded'
  | 'bankAccountProposed'
  | 'payoutAccountChanged'
  | 'payoutAccountRemoved'
  | 'notification'

export interface QueuedMail {
  recipient: string
  language: Language
  template: MailTemplate
  values: Record<string, string>
}

/** Returns the outbox row of a mail. */
export const mailRow = ({ now, newId }: TableContext, mail: QueuedMail): NewRow<'outbox'> => ({
  _id: newId(),
  channel: 'mail',
  ...mail,
  tries: 0,
  nextTryAt: now,
  deliveredAt: null,
  createdAt: now,
})

/** Queues a text message to a number in E.164, as `queueMail` does a mail. Its text is mail.<template>.sms. */
export async function queueSms(
  context: TableContext,
  sms: QueuedMail & { template: 'phoneChangeCode' | 'driverJob' },
): Promise<void> {
  await context.tables.insert('outbox', { ...mailRow(context, sms), channel: 'sms' })
}

/** Queues a mail in the caller's transaction; the outbox job sends it after the commit. */
export async function queueMail(context: TableContext, mail: QueuedMail): Promise<void> {
  await context.tables.insert('outbox', mailRow(context, mail))
}

/** Writes as much as `queueMail` does, and sends nothing: the time taken must not reveal whether a mail is sent. */
export async function queueNothing(context: TableContext): Promise<void> {
  const noRecipient = { recipient: '-', language: 'en', template: 'passwordResetCode', values: {} } as const
  await context.tables.insert('outbox', { ...mailRow(context, noRecipient), deliveredAt: context.now })
}
