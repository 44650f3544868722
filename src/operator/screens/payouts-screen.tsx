import { useState } from 'react'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { PayoutBatchDialog } from '#src/forms/operator/payout-batch-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { refusePayoutBody } from '#src/generated/bodies/refusePayout.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { payoutQueueMachine, type WaitingPayout } from '#src/machines/operator/payout-queue.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { accountFacts, accountName, useIsolated } from '../account-facts.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { usePageQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'

const schema = contractFields(refusePayoutBody, ['reason'])

/** Payouts that sellers ask for: what is due goes to the bank in a file, and one may be refused. */
export function PayoutsScreen() {
  const text = useText()
  const isolate = useIsolated()
  const { formatMoney, formatDateTime } = useFormat()
  const [flow, actor] = useFlow(payoutQueueMachine, { query: usePageQuery(operatorPaths.payouts) })
  return (
    <QueueScreen
      paged
      leaves
      flow={flow}
      actor={actor}
      path={operatorPaths.payouts}
      icon="send"
      labels={{
        title: text('operator:payouts.title'),
        lead: text('operator:payouts.lead'),
        empty: text('operator:payouts.empty'),
        entry: text('operator:payouts.seller'),
      }}
      actions={<ButtonLink href={operatorPaths.payoutBatches}>{text('operator:payoutBatches.title')}</ButtonLink>}
      listActs={[
        {
          act: 'batch',
          label: text('operator:payouts.batch.act'),
          variant: 'primary',
          icon: 'bank',
          disabled: flow.context.page?.currencies.length === 0,
        },
      ]}
      idOf={({ _id }) => _id}
      nameOf={({ seller }) => accountName(seller)}
      columns={[
        { id: 'number', header: text('operator:payouts.number'), cell: ({ number }) => <Isolate>{number}</Isolate> },
        {
          id: 'requestedAt',
          header: text('operator:payouts.requestedAt'),
          cell: ({ requestedAt }) => formatDateTime(requestedAt),
        },
        { id: 'due', header: text('operator:payouts.state'), cell: (payout) => <DueBadge payout={payout} /> },
        { id: 'amount', header: text('operator:payouts.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
      ]}
      detail={(payout) => (
        <>
          {payout.accountChangedAt !== undefined && (
            <Notice
              tone="warning"
              title={text('operator:payouts.accountChanged', { time: formatDateTime(payout.accountChangedAt) })}
            >
              {text('operator:payouts.accountChangedBody')}
            </Notice>
          )}
          <FactList
            facts={[
              { name: text('operator:payouts.amount'), value: formatMoney(payout.amount) },
              { name: text('operator:payouts.number'), value: <Isolate>{payout.number}</Isolate> },
              { name: text('operator:payouts.state'), value: <DueBadge payout={payout} /> },
              { name: text('operator:payouts.requestedAt'), value: formatDateTime(payout.requestedAt) },
              { name: text('operator:payouts.payableFrom'), value: formatDateTime(payout.payableFrom) },
              { name: text('operator:payouts.holder'), value: <bdi>{payout.holder}</bdi> },
              { name: text('operator:payouts.account'), value: <Isolate>{payout.lastFour}</Isolate> },
              ...accountFacts(payout.seller, text),
            ]}
          />
        </>
      )}
      acts={() => [{ act: 'refuse', label: text('operator:payouts.refuse.act'), variant: 'danger' }]}
      dialog={({ item, act, decide, ...state }) => (
        <DecisionDialog
          {...state}
          title={text('operator:payouts.refuse.title')}
          body={text('operator:payouts.refuse.body', {
            amount: formatMoney(item.amount),
            seller: isolate(accountName(item.seller)),
          })}
          confirm={text('operator:payouts.refuse.act')}
          danger
          hint={text('operator:act.hintSent')}
          schema={schema}
          onConfirm={({ reason }) => decide({ act, reason })}
        />
      )}
      listDialog={({ act, decide, ...state }, page) => (
        <PayoutBatchDialog {...state} currencies={page.currencies} onConfirm={(given) => decide({ act, ...given })} />
      )}
    />
  )
}

/** Whether the next bank file takes it; what waits for a new account, or is left out, says so. */
function DueBadge({ payout: { due, payableFrom } }: { payout: WaitingPayout }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const [openedAt] = useState(() => Date.now())
  if (due) return <Badge tone="success">{text('operator:payouts.due')}</Badge>
  if (Date.parse(payableFrom) > openedAt) return text('operator:payouts.waits', { time: formatDateTime(payableFrom) })
  return text('operator:payouts.held')
}
