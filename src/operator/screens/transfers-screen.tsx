import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { approveTransferBody } from '#src/generated/bodies/approveTransfer.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { transferQueueMachine } from '#src/machines/operator/transfer-queue.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { accountFacts, accountName, useIsolated } from '../account-facts.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { usePageQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'

const schema = contractFields(approveTransferBody, ['reason'])

/** Bank transfers that buyers declared: each is compared with the bank's statement. */
export function TransfersScreen() {
  const text = useText()
  const isolate = useIsolated()
  const { formatMoney, formatDateTime } = useFormat()
  const [flow, actor] = useFlow(transferQueueMachine, { query: usePageQuery(operatorPaths.transfers) })
  return (
    <QueueScreen
      paged
      leaves
      flow={flow}
      actor={actor}
      path={operatorPaths.transfers}
      icon="bank"
      labels={{
        title: text('operator:transfers.title'),
        lead: text('operator:transfers.lead'),
        empty: text('operator:transfers.empty'),
        entry: text('operator:transfers.payer'),
      }}
      idOf={({ _id }) => _id}
      nameOf={({ payer }) => accountName(payer)}
      columns={[
        {
          id: 'for',
          header: text('operator:transfers.for'),
          cell: ({ kind, orderNumber }) => (
            <>
              {text(`operator:transfers.kind.${kind}`)} {orderNumber !== undefined && <Isolate>{orderNumber}</Isolate>}
            </>
          ),
        },
        {
          id: 'reference',
          header: text('operator:transfers.reference'),
          cell: ({ reference }) => (reference === undefined ? text('app:missing') : <Isolate>{reference}</Isolate>),
        },
        {
          id: 'waiting',
          header: text('operator:queue.waiting'),
          cell: ({ declaredAt }) => <WaitingBadge since={declaredAt} />,
        },
        { id: 'amount', header: text('operator:transfers.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
      ]}
      detail={({ amount, kind, orderNumber, reference, payer, declaredAt }) => (
        <FactList
          facts={[
            { name: text('operator:transfers.amount'), value: formatMoney(amount) },
            { name: text('operator:transfers.reference'), value: reference && <Isolate>{reference}</Isolate> },
            { name: text('operator:transfers.for'), value: text(`operator:transfers.kind.${kind}`) },
            { name: text('operator:order'), value: orderNumber && <Isolate>{orderNumber}</Isolate> },
            { name: text('operator:transfers.declaredAt'), value: formatDateTime(declaredAt) },
            { name: text('operator:queue.waiting'), value: <WaitingBadge since={declaredAt} /> },
            ...accountFacts(payer, text),
          ]}
        />
      )}
      acts={() => [
        { act: 'approve', label: text('operator:transfers.approve.act'), variant: 'primary', icon: 'check' },
        { act: 'decline', label: text('operator:transfers.decline.act') },
      ]}
      dialog={({ item, act, decide, ...state }) => {
        const about = { amount: formatMoney(item.amount), payer: isolate(accountName(item.payer)) }
        return (
          <DecisionDialog
            {...state}
            title={text(`operator:transfers.${act}.title`)}
            body={text(`operator:transfers.${act}.body`, about)}
            confirm={text(`operator:transfers.${act}.act`)}
            danger={act === 'decline'}
            hint={text(act === 'decline' ? 'operator:act.hintSent' : 'operator:act.hintKept')}
            schema={schema}
            onConfirm={({ reason }) => decide({ act, reason })}
          />
        )
      }}
    />
  )
}
