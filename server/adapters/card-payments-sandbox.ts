import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import type { CardFailure, CardOutcome, CardPayments, ChargedCard, KeptCard } from '#server/ports/card-payments.ts'

type SandboxCard = (typeof sandboxCards)[keyof typeof sandboxCards]

const failures: Record<string, CardFailure> = {
  [sandboxCards.declined.token]: 'cardDeclined',
  [sandboxCards.insufficientFunds.token]: 'insufficientFunds',
  [sandboxCards.expired.token]: 'expiredCard',
}

const keptPrefix = 'sandbox_kept_'

/**
 * A card provider without money, for demos and tests; src/lib/sandbox-cards.ts documents its cards. It keeps nothing: what a token
 * does is fixed, so charging one payment twice answers the same, and a kept card is its token under another name. Nobody calls its
 * webhook.
 */
export const sandboxCardPayments: CardPayments = {
  secondStep: 'code',
  charge: async ({ paymentId, card }) => {
    const reference = `sandbox_${paymentId}`
    const used = cardOf(card)
    if (used === undefined) return undefined
    const failure = failures[used.token]
    if (failure !== undefined) return { outcome: 'failed', reference, failure }
    // A bank that knows the card from the first time does not ask again.
    if (used === sandboxCards.secondStep && 'token' in card) return { outcome: 'askBank', reference }
    return { outcome: 'succeeded', reference, ...keptOf(card, used) }
  },
  confirm: async ({ reference, bankCode: typed }): Promise<CardOutcome> =>
    typed === sandboxBankCode
      ? { outcome: 'succeeded', reference }
      : { outcome: 'failed', reference, failure: 'secondStepFailed' },
  refund: async () => true,
  forget: async () => {},
  readEvent: async () => undefined,
}

function cardOf(card: ChargedCard): SandboxCard | undefined {
  const token = 'token' in card ? card.token : card.kept.replace(keptPrefix, '')
  return Object.values(sandboxCards).find((known) => known.token === token)
}

function keptOf(card: ChargedCard, { number, token }: SandboxCard): { kept?: KeptCard } {
  if (!('token' in card) || card.keepFor === undefined) return {}
  return {
    kept: {
      customer: `sandbox_customer_${card.keepFor.userId}`,
      reference: `${keptPrefix}${token}`,
      ...{ brand: 'visa', lastFour: number.slice(-4), expiryMonth: 12, expiryYear: 2034 },
    },
  }
}
