export interface Mail {
  /** The outbox row's id: by which a provider can drop a repeat. */
  id: string
  recipient: string
  language: 'en' | 'ar' | 'bn'
  subject: string
  text: string
  html: string
}

/** Sends one mail; throws when that fails, and the outbox retries. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}
