import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'

type Subscription = components['schemas']['Subscription']

/** Returns what is to become of a plan at the end of its paid month, in one sentence, or two in the grace. */
export function useRenewalText(): (subscription: Subscription) => string {
  const text = useText()
  const { formatDate, formatMoney } = useFormat()
  return ({ endsAt, graceEndsAt, renewal }) => {
    if (graceEndsAt !== undefined) {
      const goesOn = text('money:plan.renewal.goesOn', { date: formatDate(graceEndsAt) })
      return renewal?.failure === undefined ? goesOn : `${text(`money:plan.renewal.failure.${renewal.failure}`)} ${goesOn}`
    }
    if (renewal === undefined) return text('money:plan.renewal.off', { date: formatDate(endsAt) })
    if (renewal.obstacle === 'planWithdrawn') return text('money:plan.renewal.withdrawn', { date: formatDate(endsAt) })
    const values = { date: formatDate(renewal.at ?? endsAt), price: formatMoney(renewal.amount) }
    if (renewal.method === 'wallet') return text('money:plan.renewal.wallet', values)
    return renewal.card === undefined
      ? text('money:plan.renewal.noCard', values)
      : text('money:plan.renewal.card', { ...values, lastFour: renewal.card.lastFour })
  }
}
