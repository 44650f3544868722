import { TransactionSection } from '#src/components/payment/transaction-section.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { transactionListMachine } from '#src/machines/payment/transaction-list.machine.ts'

/** Each movement of a seller's money, newest first. */
export function EarningEntries() {
  const text = useText()
  const [flow, actor] = useFlow(transactionListMachine, { query: {}, pageSize: 10 })
  const { items, total, page, pageSize, failure } = flow.context
  return (
    <TransactionSection
      look={flow.hasTag('failed') ? 'failed' : flow.hasTag('filled') ? 'filled' : flow.hasTag('empty') ? 'empty' : 'waiting'}
      caption={text('money:transaction.title')}
      empty={text('money:transaction.empty')}
      commission
      transactions={items}
      total={total}
      page={page}
      pageSize={pageSize}
      waiting={flow.hasTag('busy')}
      failure={failure}
      onPage={(chosen) => {
        actor.send({ type: 'page.chosen', page: chosen })
      }}
      onRetry={() => {
        actor.send({ type: 'retry.asked' })
      }}
    />
  )
}
