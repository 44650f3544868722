import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { refundQueueMachine } from '#src/machines/operator/refund-queue.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { accountName, useLinkedAccountFacts } from '../account-facts.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { usePageQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'

/** Refunds to cards that the provider has not made yet: to be watched, they are tried again by themselves. */
export function RefundsScreen() {
  const text = useText()
  const factsOf = useLinkedAccountFacts()
  const { formatMoney, formatDateTime, formatNumber } = useFormat()
  const [flow, actor] = useFlow(refundQueueMachine, { query: usePageQuery(operatorPaths.refunds) })
  return (
    <QueueScreen
      paged
      flow={flow}
      actor={actor}
      path={operatorPaths.refunds}
      icon="card"
      labels={{
        title: text('operator:refunds.title'),
        lead: text('operator:refunds.lead'),
        empty: text('operator:refunds.empty'),
        entry: text('operator:transfers.payer'),
      }}
      idOf={({ _id }) => _id}
      nameOf={({ payer }) => accountName(payer)}
      columns={[
        { id: 'tries', header: text('operator:refunds.tries'), cell: ({ tries }) => formatNumber(tries) },
        { id: 'next', header: text('operator:refunds.nextTryAt'), cell: ({ nextTryAt }) => formatDateTime(nextTryAt) },
        { id: 'waiting', header: text('operator:queue.waiting'), cell: ({ owedSince }) => <WaitingBadge since={owedSince} /> },
        { id: 'amount', header: text('operator:transfers.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
      ]}
      detail={({ amount, payer, orderNumber, tries, nextTryAt, owedSince }) => (
        <FactList
          facts={[
            { name: text('operator:transfers.amount'), value: formatMoney(amount) },
            { name: text('operator:order'), value: orderNumber && <Isolate>{orderNumber}</Isolate> },
            { name: text('operator:refunds.owedSince'), value: formatDateTime(owedSince) },
            { name: text('operator:refunds.tries'), value: formatNumber(tries) },
            { name: text('operator:refunds.nextTryAt'), value: formatDateTime(nextTryAt) },
            ...factsOf(payer),
          ]}
        />
      )}
    />
  )
}
