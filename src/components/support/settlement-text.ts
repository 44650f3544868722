import type { components } from '#src/generated/schema.ts'
import type { DisputedAmount } from './disputed-amount.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Text } from '#src/i18n/i18n.ts'

type Schemas = components['schemas']

/** Returns the sentence of where the money goes by a settlement. */
export function settlementText(
  { settlement, refund }: Pick<Schemas['SettlementProposal'], 'settlement' | 'refund'>,
  { total, isUnpaid }: DisputedAmount,
  { text, formatMoney }: { text: Text; formatMoney: Format['formatMoney'] },
): string {
  const keys = isUnpaid ? ('unpaidSettlement' as const) : ('settlement' as const)
  if (settlement !== 'partRefund') return text(`dispute:${keys}.${settlement}`, { amount: formatMoney(total) })
  const amount = refund?.amount ?? 0
  return text(`dispute:${keys}.partRefund`, {
    amount: formatMoney({ ...total, amount }),
    rest: formatMoney({ ...total, amount: total.amount - amount }),
  })
}
