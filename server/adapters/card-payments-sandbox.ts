import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import type { CardFailure, CardPayments } from '#server/ports/card-payments.ts'

const failures: Record<string, CardFailure> = {
  [sandboxCards.declined.token]: 'cardDeclined',
  [sandboxCards.insufficientFunds.token]: 'insufficientFunds',
  [sandboxCards.expired.token]: 'expiredCard',
}

/**
 * A card provider without money, for demos and tests; src/lib/sandbox-cards.ts documents its cards. It keeps nothing: what a
 * token does is fixed, so charging one payment twice answers the same.
 */
export const sandboxCardPayments: CardPayments = {
  charge: async ({ paymentId, cardToken }) => {
    const reference = `sandbox_${paymentId}`
    if (cardToken === sandboxCards.success.token) return { outcome: 'succeeded', reference }
    if (cardToken === sandboxCards.secondStep.token) return { outcome: 'askBank', reference }
    const failure = failures[cardToken]
    return failure === undefined ? undefined : { outcome: 'failed', reference, failure }
  },
  confirm: async ({ reference, bankCode: typed }) =>
    typed === sandboxBankCode
      ? { outcome: 'succeeded', reference }
      : { outcome: 'failed', reference, failure: 'secondStepFailed' },
}
