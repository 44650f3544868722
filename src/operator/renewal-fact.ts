import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'

/** Returns whether the plan of an account is renewed, when and by what, or why that failed. */
export function useRenewalFact(): (subscription: components['schemas']['Subscription']) => string {
  const text = useText()
  const { formatDate, formatMoney } = useFormat()
  return ({ endsAt, graceEndsAt, renewal }) => {
    if (graceEndsAt !== undefined) {
      const date = formatDate(graceEndsAt)
      if (renewal?.failure === undefined) return text('operator:accounts.planRenewal.unpaid', { date })
      const reason = text(`operator:accounts.planRenewal.failure.${renewal.failure}`)
      return text('operator:accounts.planRenewal.failed', { reason, date })
    }
    if (renewal === undefined) return text('operator:accounts.planRenewal.none')
    if (renewal.obstacle === 'planWithdrawn') return text('operator:accounts.planRenewal.withdrawn')
    const values = { date: formatDate(renewal.at ?? endsAt), price: formatMoney(renewal.amount) }
    if (renewal.method === 'wallet') return text('operator:accounts.planRenewal.wallet', values)
    return renewal.card === undefined
      ? text('operator:accounts.planRenewal.noCard', values)
      : text('operator:accounts.planRenewal.card', { ...values, lastFour: renewal.card.lastFour })
  }
}
