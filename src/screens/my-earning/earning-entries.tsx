import { TransactionSection } from '#src/components/payment/transaction-section.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { transactionListMachine } from '#src/machines/payment/transaction-list.machine.ts'

/** Each movement of a seller's money, newest first. */
export function EarningEntries() {
  const text = useText()
  const [flow, actor] = useFlow(transactionListMachine, { query: {}, pageSize: 10 })
  return (
    <TransactionSection
      flow={flow}
      actor={actor}
      caption={text('money:transaction.title')}
      empty={text('money:transaction.empty')}
      commission
    />
  )
}
