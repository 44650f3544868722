import type { Money } from '#src/lib/money.ts'

export type CardFailure = 'cardDeclined' | 'insufficientFunds' | 'expiredCard' | 'secondStepFailed'

/** A card that the provider keeps: its reference, whose it is there, and what a person tells it by. */
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
  /** `clientSecret`: the bank asks on a page that the provider's script shows; without it the bank's code is typed here. */
  | { outcome: 'askBank'; reference: string; clientSecret?: string }
  | { outcome: 'failed'; reference: string; failure: CardFailure }

/** A card to be charged: one that was just typed, or one that is kept. */
export type ChargedCard = { token: string; keepFor?: CardOwner } | { stored: string; customer: string }

/** Whose card it is: `customer` is how the provider names the user from the first kept card on. */
export interface CardOwner {
  userId: string
  customer: string | undefined
}

/** What came of keeping a card, and how the provider names its owner. */
export type KeepingOutcome = { customer: string } & CardOutcome

/** What a provider tells unasked, under an id that it uses again when it repeats itself. */
export interface CardEvent {
  id: string
  paymentId: string
  /** Undefined: something that is of no interest here. */
  outcome: CardOutcome | undefined
}

/** The provider that holds cards. The page hands it the card and gets a token; this side charges the token. */
export interface CardPayments {
  /** How a bank asks its customer: for a code that is typed here, or on a page of its own. */
  readonly secondStep: 'code' | 'page'
  /**
   * Charges once: the same `paymentId` and card again answer as the first time, also when the first answer was lost. Undefined: the
   * card is none of the provider's.
   */
  charge(request: { paymentId: string; card: ChargedCard; amount: Money }): Promise<CardOutcome | undefined>
  /** The second step of a charge that answered `askBank`. */
  confirm(request: { paymentId: string; reference: string; bankCode: string | undefined }): Promise<CardOutcome>
  /** Keeps a card without charging it. Undefined: the card is none of the provider's. */
  keep(request: { owner: CardOwner; token: string }): Promise<KeepingOutcome | undefined>
  /** The second step of a `keep` that answered `askBank`. Undefined: no such thing was begun for this owner. */
  confirmKeeping(request: {
    owner: CardOwner
    reference: string
    bankCode: string | undefined
  }): Promise<KeepingOutcome | undefined>
  /** Pays a charge back, once for each `refundId`. False: the provider will never do it. */
  refund(request: { refundId: string; reference: string; amount: Money }): Promise<boolean>
  /** Forgets a kept card; one that is gone already is no failure. */
  forget(reference: string): Promise<void>
  /** Reads a webhook's text, exactly as it came. Undefined: it was not signed by the provider just now. */
  readEvent(text: string, signature: string, now: string): Promise<CardEvent | undefined>
}

/** The provider does not answer: nobody knows what became of the request, and the same may be sent again. */
export class CardProviderAway extends Error {
  override readonly name = 'CardProviderAway'
}
