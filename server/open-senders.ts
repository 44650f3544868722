import type { Logger } from 'pino'
import { join } from 'node:path'
import { outboxFolderMail } from '#server/adapters/mail-outbox-folder.ts'
import { noPush } from '#server/adapters/push-none.ts'
import { gatewaySms } from '#server/adapters/sms-gateway.ts'
import { outboxFolderSms } from '#server/adapters/sms-outbox-folder.ts'
import { type Environment, EnvironmentWrong, firebaseOf, smtpOf } from '#server/environment.ts'
import type { Senders } from '#server/jobs/deliver-outbox.ts'

/** Opens the sender of each channel of the environment; by default messages go into the outbox folder, and the log names the file. */
export async function openSenders(environment: Environment, folder: string, clock: () => Date, log: Logger): Promise<Senders> {
  const { SMS_URL, SMS_TOKEN } = environment
  const logSent = (channel: string) => (file: string) => log.warn({ channel, file }, 'not sent, but written into a file')
  // Imported on demand.
  const smtp = smtpOf(environment)
  const smtpMail = smtp && (await import('#server/adapters/mail-smtp.ts')).smtpMail(smtp)
  return {
    mail: smtpMail ?? outboxFolderMail(folder, logSent('mail')),
    sms: SMS_URL ? gatewaySms({ url: SMS_URL, token: SMS_TOKEN }) : outboxFolderSms(join(folder, 'sms'), logSent('sms')),
    push: await openPush(environment, clock),
    pageUrl: environment.PUBLIC_URL,
  }
}

async function openPush(environment: Environment, clock: () => Date): Promise<Senders['push']> {
  const account = firebaseOf(environment)
  if (account === undefined) return noPush
  const { fcmPush } = await import('#server/adapters/push-fcm.ts')
  try {
    return fcmPush(account, clock)
  } catch {
    // Node's own error would reveal a part of the key.
    throw new EnvironmentWrong('Settings that cannot be used: FIREBASE_PRIVATE_KEY: no private key in PEM')
  }
}
