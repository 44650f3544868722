/** When the bank of a card asks its customer: at each payment, or until the card was kept with their answer. */
type BankAsks = 'always' | 'untilKept'

export interface StripeCard {
  number: string
  fails?: { code: string; decline_code?: string }
  /** When it is charged, though it can be kept. */
  failsLater?: { code: string; decline_code?: string }
  bankAsks?: BankAsks
}

/** Stripe's own test cards (docs.stripe.com/testing), by the PaymentMethods that it has of them. */
export const stripeCards = {
  pm_card_visa: { number: '4242424242424242' },
  pm_card_chargeDeclined: { number: '4000000000000002', fails: { code: 'card_declined', decline_code: 'generic_decline' } },
  pm_card_insufficientFunds: { number: '4000000000009995', fails: { code: 'card_declined', decline_code: 'insufficient_funds' } },
  pm_card_expired: { number: '4000000000000069', fails: { code: 'expired_card' } },
  pm_card_chargeCustomerFail: {
    number: '4000000000000341',
    failsLater: { code: 'card_declined', decline_code: 'generic_decline' },
  },
  pm_card_authenticationRequiredOnSetup: { number: '4000002500003155', bankAsks: 'untilKept' },
  pm_card_authenticationRequired: { number: '4000002760003184', bankAsks: 'always' },
} as const satisfies Record<string, StripeCard>

/** A card at Stripe: the PaymentMethod that an account charges. */
export interface StripeMethod {
  id: string
  card: StripeCard
  /** Its bank has agreed that it is kept. */
  isKept: boolean
  isDetached: boolean
}

export const newMethod = (id: string, card: StripeCard): StripeMethod => ({ id, card, isKept: false, isDetached: false })

export const showMethod = ({ id, card: { number } }: StripeMethod) => ({
  id,
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2034 },
})

/** Whether the bank of a card wants an answer of its customer before it pays. */
export const asksBank = ({ card: { bankAsks }, isKept }: StripeMethod): boolean =>
  bankAsks === 'always' || (bankAsks === 'untilKept' && !isKept)
