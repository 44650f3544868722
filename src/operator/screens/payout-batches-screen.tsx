import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { settlePayoutsBody } from '#src/generated/bodies/settlePayouts.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type PayoutBatch, payoutBatchListMachine } from '#src/machines/operator/payout-batch-list.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Section } from '#src/ui/page.tsx'
import { useIsolated } from '../account-facts.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { PayoutBatchEntries, PayoutFileButton } from '../payout-batch-entries.tsx'
import { usePageQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'

const schema = contractFields(settlePayoutsBody, ['reason'])

/** The files that the bank was given, and what came of the payouts in each. */
export function PayoutBatchesScreen() {
  const text = useText()
  const isolate = useIsolated()
  const { formatMoney, formatDateTime, formatNumber } = useFormat()
  const [flow, actor] = useFlow(payoutBatchListMachine, { query: usePageQuery(operatorPaths.payoutBatches) })
  const state = ({ sent }: PayoutBatch) =>
    sent > 0 ? (
      <Badge tone="info">{text('operator:payoutBatches.open', { count: sent })}</Badge>
    ) : (
      <Badge tone="success">{text('operator:payoutBatches.settled')}</Badge>
    )
  const whatOf = ({ chosen, number, sent }: PayoutBatch) =>
    chosen === undefined
      ? text('operator:payoutBatches.all', { count: sent, number: isolate(number) })
      : text('operator:payoutBatches.single', { amount: formatMoney(chosen.amount), number: isolate(chosen.number) })
  return (
    <QueueScreen
      paged
      flow={flow}
      actor={actor}
      path={operatorPaths.payoutBatches}
      icon="paperclip"
      labels={{
        title: text('operator:payoutBatches.title'),
        lead: text('operator:payoutBatches.lead'),
        empty: text('operator:payoutBatches.empty'),
        entry: text('operator:payoutBatches.number'),
      }}
      idOf={({ _id }) => _id}
      partOf={({ chosen }) => chosen?._id}
      nameOf={({ number }) => number}
      columns={[
        {
          id: 'createdAt',
          header: text('operator:payoutBatches.createdAt'),
          cell: ({ createdAt }) => formatDateTime(createdAt),
        },
        { id: 'state', header: text('operator:payouts.state'), cell: state },
        {
          id: 'payouts',
          header: text('operator:payoutBatches.payouts'),
          align: 'end',
          cell: ({ payouts }) => formatNumber(payouts),
        },
        { id: 'amount', header: text('operator:payoutBatches.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
      ]}
      detail={(batch) => (
        <>
          <FactList
            facts={[
              { name: text('operator:payoutBatches.amount'), value: formatMoney(batch.amount) },
              { name: text('operator:payoutBatches.payouts'), value: formatNumber(batch.payouts) },
              { name: text('operator:payouts.state'), value: state(batch) },
              { name: text('operator:payouts.status.arrived'), value: formatNumber(batch.arrived) },
              { name: text('operator:payouts.status.returned'), value: formatNumber(batch.returned) },
              { name: text('operator:payoutBatches.createdAt'), value: formatDateTime(batch.createdAt) },
              { name: text('operator:payoutBatches.createdBy'), value: <Isolate>{batch.createdBy}</Isolate> },
            ]}
          />
          <PayoutFileButton id={batch._id} number={batch.number} />
          <Section title={text('operator:payoutBatches.list')}>
            <PayoutBatchEntries
              // Whatever was settled is read anew.
              key={batch.sent}
              batchId={batch._id}
              onAct={(act, chosen) => actor.send({ type: 'act.chosen', item: { ...batch, chosen }, act })}
            />
          </Section>
        </>
      )}
      acts={({ sent }) =>
        sent === 0
          ? []
          : [
              { act: 'arrived', label: text('operator:payoutBatches.arrived.act'), variant: 'primary', icon: 'check' },
              { act: 'returned', label: text('operator:payoutBatches.returned.act') },
            ]
      }
      dialog={({ item, act, decide, ...asked }) => (
        <DecisionDialog
          {...asked}
          title={text(`operator:payoutBatches.${act}.title`)}
          body={text(`operator:payoutBatches.${act}.body`, { what: whatOf(item) })}
          confirm={text(`operator:payoutBatches.${act}.confirm`)}
          danger={act === 'returned'}
          hint={text(act === 'returned' ? 'operator:act.hintSent' : 'operator:act.hintKept')}
          schema={schema}
          onConfirm={({ reason }) => decide({ act, reason })}
        />
      )}
    />
  )
}
