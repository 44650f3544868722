export interface Sms {
  /** The outbox row's id: by which a gateway can drop a repeat. */
  id: string
  /** E.164. */
  recipient: string
  language: 'en' | 'ar' | 'bn'
  text: string
}

/** Sends one text message; throws the errors of server/ports/delivery.ts. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}
