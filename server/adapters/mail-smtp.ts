import { createTransport } from 'nodemailer'
import { Undeliverable } from '#server/ports/delivery.ts'
import type { MailSender } from '#server/ports/mail.ts'
import { timeout } from './provider-responses.ts'

export interface SmtpSettings {
  url: string
  from: string
  /** Off only for servers of the own network: whoever is between could take the offer of TLS out. */
  tlsRequired: boolean
}

/**
 * Mail over SMTP; `smtps:` uses TLS from the start, `smtp:` as soon as the server offers it, and nothing is sent to one that does not
 * where TLS
 * is required. The row's id is the Message-ID, by which a mailbox knows a repeat.
 */
export function smtpMail({ url, from, tlsRequired }: SmtpSettings): MailSender & { close: () => void } {
  const transport = createTransport(
    {
      url,
      requireTLS: tlsRequired,
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
      if (notInAddress.test(recipient)) throw new Undeliverable('The recipient is not one address')
      const head = { to: { name: '', address: recipient }, subject: headLine(subject), messageId }
      try {
        await transport.sendMail({ ...head, text, html, headers: { 'Content-Language': language } })
      } catch (error) {
        throw isRefused(error) ? new Undeliverable('The mail server will not take this mail', { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/** No account has such an address; nor may it become two, or a line of the head. */
const notInAddress = /[\p{Cc}\p{Z},;<>]/u

/** A subject is one line, and reads in one direction: names in it may be older than the rule that they are. */
const headLine = (subject: string): string =>
  subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\u202A-\u202E\u2066-\u2069]/g, '')

/** The recipient or the message was rejected for good; not our sign-in, which an operator can repair. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const { code, responseCode } = error
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
}
