import type { components } from '#src/generated/schema.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Text } from '#src/i18n/i18n.ts'

type Schemas = components['schemas']

/** Returns the sentence of where the money goes by a settlement of an order of this total. */
export function settlementText(
  { settlement, refund }: Pick<Schemas['SettlementProposal'], 'settlement' | 'refund'>,
  total: Schemas['Money'],
  { text, formatMoney }: { text: Text; formatMoney: Format['formatMoney'] },
): string {
  if (settlement !== 'partRefund') return text(`dispute:settlement.${settlement}`, { amount: formatMoney(total) })
  const amount = refund?.amount ?? 0
  return text('dispute:settlement.partRefund', {
    amount: formatMoney({ ...total, amount }),
    rest: formatMoney({ ...total, amount: total.amount - amount }),
  })
}
