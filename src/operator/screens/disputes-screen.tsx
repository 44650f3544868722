import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { PartRefundDialog } from '#src/forms/operator/part-refund-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { resolveDisputeBody } from '#src/generated/bodies/resolveDispute.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { disputeQueueMachine, type ListedDispute } from '#src/machines/operator/dispute-queue.machine.ts'
import { Section } from '#src/ui/page.tsx'
import { accountName, useIsolated, useLinkedAccountFacts } from '../account-facts.tsx'
import { CaseFiles } from '../case-files.tsx'
import { DecidedFacts, useDecidedColumns } from '../decided-facts.tsx'
import { DisputedOrder } from '../disputed-order.tsx'
import { OrderLink } from '../order-link.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { useQueueAddress, useQueueQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'
import { WrittenText } from '../written-text.tsx'

const schema = contractFields(resolveDisputeBody, ['reason'])

/** Disputes that wait for a decision, and those that were decided. */
export function DisputesScreen() {
  const text = useText()
  const factsOf = useLinkedAccountFacts()
  const isolate = useIsolated()
  const { formatMoney, formatDateTime } = useFormat()
  const [flow, actor] = useFlow(disputeQueueMachine, { query: useQueueQuery(operatorPaths.disputes) })
  const outcomeOf = ({ outcome, unpaid }: Pick<ListedDispute, 'outcome' | 'unpaid'>) =>
    outcome === undefined ? text('app:missing') : text(`operator:${disputeTexts(unpaid)}.outcome.${outcome}`)
  const decidedColumns = useDecidedColumns<ListedDispute>(outcomeOf)
  const isDecided = useQueueAddress(operatorPaths.disputes).state === 'decided'
  return (
    <QueueScreen
      paged
      states={{ waiting: text('operator:disputes.states.waiting'), decided: text('operator:disputes.states.decided') }}
      leaves
      flow={flow}
      actor={actor}
      path={operatorPaths.disputes}
      icon="gavel"
      labels={{
        title: text('operator:disputes.title'),
        lead: text(isDecided ? 'operator:decided.lead' : 'operator:disputes.lead'),
        empty: text(isDecided ? 'operator:decided.none' : 'operator:disputes.empty'),
        entry: text('operator:order'),
      }}
      idOf={({ _id }) => _id}
      nameOf={({ orderNumber }) => orderNumber}
      columns={[
        { id: 'buyer', header: text('operator:disputes.buyer'), cell: ({ buyer }) => <bdi>{accountName(buyer)}</bdi> },
        { id: 'seller', header: text('operator:disputes.seller'), cell: ({ seller }) => <bdi>{accountName(seller)}</bdi> },
        ...(isDecided
          ? decidedColumns
          : [
              {
                id: 'waiting',
                header: text('operator:queue.waiting'),
                cell: ({ openedAt }: ListedDispute) => <WaitingBadge since={openedAt} />,
              },
            ]),
        { id: 'total', header: text('operator:disputes.total'), align: 'end', cell: ({ total }) => formatMoney(total) },
      ]}
      detail={({ _id, orderNumber, total, kind, reason, attachments, buyer, seller, openedAt, outcome, unpaid, decided }) => (
        <>
          <FactList
            facts={[
              { name: text('operator:order'), value: <OrderLink id={_id} number={orderNumber} /> },
              { name: text('operator:disputes.kind'), value: text(`operator:disputes.kinds.${kind}`) },
              { name: text('operator:disputes.total'), value: formatMoney(total) },
              { name: text('operator:disputes.openedAt'), value: formatDateTime(openedAt) },
              {
                name: text('operator:queue.waiting'),
                value: decided === undefined ? <WaitingBadge since={openedAt} /> : undefined,
              },
            ]}
          />
          <DecidedFacts decided={decided} outcome={outcome && outcomeOf({ outcome, unpaid })} />
          <DisputedOrder
            id={_id}
            lead={text('operator:disputes.openedBy', { buyer: isolate(accountName(buyer)) })}
            complaint={
              <>
                <WrittenText>{reason}</WrittenText>
                <CaseFiles subject="dispute" subjectId={_id} files={attachments} />
              </>
            }
          />
          <Section title={text('operator:disputes.buyer')}>
            <FactList facts={factsOf(buyer)} />
          </Section>
          <Section title={text('operator:disputes.seller')}>
            <FactList facts={factsOf(seller)} />
          </Section>
        </>
      )}
      acts={({ decided, unpaid }) =>
        decided === undefined
          ? (['refund', 'partRefund', 'complete'] as const).map((act) => ({
              act,
              label: text(`operator:${disputeTexts(unpaid)}.${act}.act`),
            }))
          : []
      }
      dialog={({ item, act, decide, ...state }) => {
        const texts = disputeTexts(item.unpaid)
        const about = {
          amount: formatMoney(item.total),
          buyer: isolate(accountName(item.buyer)),
          seller: isolate(accountName(item.seller)),
        }
        if (act === 'partRefund') {
          return (
            <PartRefundDialog
              {...state}
              total={item.total}
              isUnpaid={item.unpaid}
              body={text(`operator:${texts}.partRefund.body`, about)}
              onConfirm={(given) => decide({ act, ...given })}
            />
          )
        }
        return (
          <DecisionDialog
            {...state}
            title={text(`operator:${texts}.${act}.title`)}
            body={text(`operator:${texts}.${act}.body`, about)}
            confirm={text(`operator:${texts}.${act}.act`)}
            danger
            hint={text('operator:act.hintBoth')}
            schema={schema}
            onConfirm={({ reason }) => decide({ act, reason })}
          />
        )
      }}
    />
  )
}

/** Of what nobody has paid, no money is given back or paid out. */
const disputeTexts = (isUnpaid: boolean) => (isUnpaid ? 'disputes.unpaid' : 'disputes')
