export interface Push {
  /** The outbox row's id. */
  id: string
  /** The device's push token. */
  token: string
  title: string
  body: string
  /** The payload for the page's worker: `body_en`, `body_ar`, `body_bn`, `type`, `id`, and `image` where there is one. */
  data: Record<string, string>
}

/**
 * Pushes to one device; `gone` when the provider knows that the token will never work again. Throws the errors of server/ports/delivery.ts.
 */
export interface PushSender {
  send(push: Push): Promise<'sent' | 'gone'>
}
