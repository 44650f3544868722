export interface Mail {
  /** The outbox row's id: a provider that knows it can drop a repeat. */
  id: string
  recipient: string
  language: 'en' | 'ar' | 'bn'
  subject: string
  text: string
  html: string
}

/** Sends one mail; throws when it could not be handed over, and the outbox tries again. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}
