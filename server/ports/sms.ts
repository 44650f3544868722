export interface Sms {
  /** The outbox row's id: a gateway that knows it can drop a repeat. */
  id: string
  /** E.164. */
  recipient: string
  language: 'en' | 'ar' | 'bn'
  text: string
}

/** Sends one text message; throws as server/ports/delivery.ts says when it could not be handed over. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}
