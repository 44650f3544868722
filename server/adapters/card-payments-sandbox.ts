import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import type {
  CardFailure,
  CardOutcome,
  CardOwner,
  CardPayments,
  ChargedCard,
  KeepingOutcome,
  StoredCard,
} from '#server/ports/card-payments.ts'

type SandboxCard = (typeof sandboxCards)[keyof typeof sandboxCards]

const failures: Record<string, CardFailure> = {
  [sandboxCards.declined.token]: 'cardDeclined',
  [sandboxCards.insufficientFunds.token]: 'insufficientFunds',
  [sandboxCards.expired.token]: 'expiredCard',
  [sandboxCards.declinedLater.token]: 'cardDeclined',
}

const storedPrefix = 'sandbox_kept_'
const keptFor = '_kept_for_'

/**
 * A card provider without money, for demos and tests; src/lib/sandbox-cards.ts documents its cards. It stores nothing: a token's outcome is
 * fixed, so charging a payment twice returns the same, a stored card is its token with a prefix, and the reference of a charge that asks the bank
 * names whom the card is kept for. Its webhook is never called.
 */
export const sandboxCardPayments: CardPayments = {
  provider: { name: 'sandbox' },
  secondStep: 'code',
  charge: async ({ paymentId, card }) => {
    const reference = `sandbox_${paymentId}`
    const used = cardOf(card)
    if (used === undefined) return undefined
    const failure = failures[used.token]
    if (failure !== undefined) return { outcome: 'failed', reference, failure }
    // Its owner is not there to confirm it.
    if (used === sandboxCards.secondStep && 'stored' in card && card.offSession === true)
      return { outcome: 'failed', reference, failure: 'secondStepFailed' }
    // A bank that has confirmed the card once does not challenge its owner again.
    if (used === sandboxCards.secondStep && 'token' in card)
      return {
        outcome: 'askBank',
        reference: `${reference}${card.keepFor === undefined ? '' : `${keptFor}${card.keepFor.userId}`}`,
      }
    return { outcome: 'succeeded', reference, ...storedOf(card, used) }
  },
  confirm: async ({ reference, bankCode: typed }): Promise<CardOutcome> =>
    typed === sandboxBankCode
      ? { outcome: 'succeeded', reference, ...keptAfter(reference) }
      : { outcome: 'failed', reference, failure: 'secondStepFailed' },
  keep: async ({ owner, token }) => {
    const used = cardOf({ token })
    if (used === undefined) return undefined
    const [customer, reference] = [customerOf(owner), savingOf(owner)]
    const failure = used === sandboxCards.declinedLater ? undefined : failures[token]
    if (failure !== undefined) return { outcome: 'failed', customer, reference, failure }
    if (used === sandboxCards.secondStep) return { outcome: 'askBank', customer, reference }
    return { outcome: 'succeeded', customer, reference, stored: storedCardOf(owner, used) }
  },
  confirmKeeping: async ({ owner, reference, bankCode: typed }): Promise<KeepingOutcome | undefined> => {
    if (reference !== savingOf(owner)) return undefined
    const customer = customerOf(owner)
    return typed === sandboxBankCode
      ? { outcome: 'succeeded', customer, reference, stored: storedCardOf(owner, sandboxCards.secondStep) }
      : { outcome: 'failed', customer, reference, failure: 'secondStepFailed' }
  },
  refund: async () => true,
  forget: async () => {},
  readEvent: async () => undefined,
}

function cardOf(card: ChargedCard): SandboxCard | undefined {
  const token = 'token' in card ? card.token : card.stored.replace(storedPrefix, '')
  return Object.values(sandboxCards).find((known) => known.token === token)
}

function storedOf(card: ChargedCard, used: SandboxCard): { stored?: StoredCard } {
  return 'token' in card && card.keepFor !== undefined ? { stored: storedCardOf(card.keepFor, used) } : {}
}

function keptAfter(reference: string): { stored?: StoredCard } {
  const [, userId] = reference.split(keptFor)
  return userId === undefined ? {} : { stored: storedCardOf({ userId, customer: undefined }, sandboxCards.secondStep) }
}

const customerOf = ({ userId }: CardOwner) => `sandbox_customer_${userId}`
const savingOf = ({ userId }: CardOwner) => `sandbox_saving_${userId}`

function storedCardOf(owner: CardOwner, { number, token }: SandboxCard): StoredCard {
  const card = { brand: 'visa', lastFour: number.slice(-4), expiryMonth: 12, expiryYear: 2034 }
  return { customer: customerOf(owner), reference: `${storedPrefix}${token}`, ...card }
}
