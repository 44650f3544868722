/** Secrets and their derivatives. */
export interface Codes {
  /** Six random digits. */
  oneTimeCode(): string
  /** 256 random bits, base64url. */
  token(): string
  /** SHA-256, hex: the stored form of tokens, codes and requests. */
  digest(text: string): Promise<string>
  /** A keyed hash of a text, `<key>.<HMAC-SHA-256>`: `<key>` tells one secret from another, and nothing of it. */
  seal(text: string): Promise<string>
  /** A signed, expiring delivery token for one shipment and one driver of it. */
  deliveryToken(claim: DeliveryClaim, expiresAt: string): Promise<string>
  /** Returns the claim of a delivery token; undefined when it is forged or expired at `now`. */
  readDeliveryToken(token: string, now: string): Promise<DeliveryClaim | undefined>
}

/** Which shipment a token opens, and which of its drivers was given it. */
export interface DeliveryClaim {
  shipmentId: string
  revision: number
}
