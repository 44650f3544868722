import { TransactionSection } from '#src/components/payment/transaction-section.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { transactionListMachine } from '#src/machines/payment/transaction-list.machine.ts'

/** What was paid for plans, and what of it came back. */
export function PlanPayments() {
  const text = useText()
  const [flow, actor] = useFlow(transactionListMachine, { query: { kinds: ['subscriptionPayment'] }, pageSize: 10 })
  return (
    <TransactionSection flow={flow} actor={actor} caption={text('money:plan.payments')} empty={text('money:plan.noPayments')} />
  )
}
