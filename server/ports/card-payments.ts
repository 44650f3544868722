import type { Money } from '#src/lib/money.ts'

export type CardFailure = 'cardDeclined' | 'insufficientFunds' | 'expiredCard' | 'secondStepFailed'

/** A card stored at the provider: its reference, its owner there, and how a person recognises it. */
export interface StoredCard {
  customer: string
  reference: string
  brand: string
  lastFour: string
  expiryMonth: number
  expiryYear: number
}

export type CardOutcome =
  | { outcome: 'succeeded'; reference: string; stored?: StoredCard }
  /** `clientSecret`: for the bank's page, which the provider's script shows; without it the bank's code is typed here. */
  | { outcome: 'askBank'; reference: string; clientSecret?: string }
  | { outcome: 'failed'; reference: string; failure: CardFailure }

/**
 * A card to be charged: one that was just typed, or a stored one. `offSession`: its owner is not there, so that a bank that wants to ask them
 * declines.
 */
export type ChargedCard = { token: string; keepFor?: CardOwner } | { stored: string; customer: string; offSession?: true }

/** The card's owner; `customer`: the provider's id of the user, from the first stored card on. */
export interface CardOwner {
  userId: string
  customer: string | undefined
}

/** The outcome of storing a card, and the provider's id of its owner. */
export type KeepingOutcome = { customer: string } & CardOutcome

/** A webhook event; a repeat has the same id. */
export interface CardEvent {
  id: string
  /** Undefined: irrelevant here. */
  about: { paymentId: string; outcome: CardOutcome } | { userId: string; stored: StoredCard } | undefined
}

/** Who takes the card's number in the page. */
export type CardProvider = { name: 'sandbox' } | { name: 'stripe'; publishableKey: string }

/** The card provider. The page sends it the card and gets a token; this side charges the token. */
export interface CardPayments {
  readonly provider: CardProvider
  /** The bank's second step: a code that is typed here, or a page of its own. */
  readonly secondStep: 'code' | 'page'
  /** Charges once: repeating `paymentId` and card returns the first outcome. Returns undefined for an unknown card. */
  charge(request: { paymentId: string; card: ChargedCard; amount: Money }): Promise<CardOutcome | undefined>
  /** The second step of a charge whose outcome was `askBank`. */
  confirm(request: { paymentId: string; reference: string; bankCode: string | undefined }): Promise<CardOutcome>
  /** Stores a card without charging it. Returns undefined for an unknown card. */
  keep(request: { owner: CardOwner; token: string }): Promise<KeepingOutcome | undefined>
  /** The second step of a `keep` whose outcome was `askBank`. Returns undefined when none was begun for this owner. */
  confirmKeeping(request: {
    owner: CardOwner
    reference: string
    bankCode: string | undefined
  }): Promise<KeepingOutcome | undefined>
  /** Refunds a charge, once for each `refundId`. Returns false when the provider will never do it. */
  refund(request: { refundId: string; reference: string; amount: Money }): Promise<boolean>
  /** Deletes a stored card; a missing one is no failure. */
  forget(reference: string): Promise<void>
  /** Parses a webhook's raw text. Returns undefined without a recent signature of the provider. */
  readEvent(text: string, signature: string, now: string): Promise<CardEvent | undefined>
}

/** The provider does not respond: the outcome is unknown, and the same request may be repeated. */
export class CardProviderAway extends Error {
  override readonly name = 'CardProviderAway'
}
