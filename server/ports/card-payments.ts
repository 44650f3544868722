import type { Money } from '#src/lib/money.ts'

export type CardFailure = 'cardDeclined' | 'insufficientFunds' | 'expiredCard' | 'secondStepFailed'

export type CardOutcome =
  | { outcome: 'succeeded'; reference: string }
  | { outcome: 'askBank'; reference: string }
  | { outcome: 'failed'; reference: string; failure: CardFailure }

/** The provider that holds cards. The page hands it the card and gets a token; this side charges the token. */
export interface CardPayments {
  /** Charges once: the same `paymentId` again answers as the first time. Undefined: the token is none of the provider's. */
  charge(request: { paymentId: string; cardToken: string; amount: Money }): Promise<CardOutcome | undefined>
  /** The second step of a charge that answered `askBank`. */
  confirm(request: { paymentId: string; reference: string; bankCode: string }): Promise<CardOutcome>
}
