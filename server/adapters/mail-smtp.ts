import { createTransport } from 'nodemailer'
import { Undeliverable } from '#server/ports/delivery.ts'
import type { MailSender } from '#server/ports/mail.ts'
import { timeout } from './provider-responses.ts'

/**
 * Mail over SMTP; `smtps:` uses TLS from the start, `smtp:` as soon as the server offers it. The row's id is the Message-ID, by which a
 * mailbox knows a repeat.
 */
export function smtpMail({ url, from }: { url: string; from: string }): MailSender & { close: () => void } {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: timeout / 2,
      greetingTimeout: timeout / 2,
      socketTimeout: timeout,
    },
    { from },
  )
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, recipient, subject, text, html, language }) => {
      const messageId = `<${id}@${host}>`
      try {
        await transport.sendMail({ to: recipient, subject, text, html, messageId, headers: { 'Content-Language': language } })
      } catch (error) {
        throw isRefused(error) ? new Undeliverable('The mail server will not take this mail', { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/** The recipient or the message was rejected for good; not our sign-in, which an operator can repair. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const { code, responseCode } = error
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
}
