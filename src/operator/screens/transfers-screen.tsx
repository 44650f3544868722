import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { approveTransferBody } from '#src/generated/bodies/approveTransfer.ts'
import { declineTransferBody } from '#src/generated/bodies/declineTransfer.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import {
  type DeclaredTransfer,
  type SharedTransfer,
  sharedTransfers,
  transferQueueMachine,
} from '#src/machines/operator/transfer-queue.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Table } from '#src/ui/table.tsx'
import { accountName, useIsolated, useLinkedAccountFacts } from '../account-facts.tsx'
import { DecidedFacts, useDecidedColumns } from '../decided-facts.tsx'
import { OrderLink } from '../order-link.tsx'
import { itemAddress, operatorPaths } from '../operator-paths.ts'
import { useQueueAddress, useQueueQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'

const schemas = {
  approve: contractFields(approveTransferBody, ['reason', 'statementEntry']),
  decline: contractFields(declineTransferBody, ['reason']),
}

const idsOf = (transfers: readonly SharedTransfer[]): string[] => transfers.map(({ _id }) => _id)

/** Bank transfers that buyers declared: each is compared with the bank's statement. */
export function TransfersScreen() {
  const text = useText()
  const factsOf = useLinkedAccountFacts()
  const isolate = useIsolated()
  const { formatMoney, formatDateTime } = useFormat()
  const [flow, actor] = useFlow(transferQueueMachine, { query: useQueueQuery(operatorPaths.transfers) })
  // As last read, and as a refusal names them: it may be the first to know of one.
  const othersOf = ({ _id, sameReference }: DeclaredTransfer): readonly SharedTransfer[] => {
    const read = flow.context.page?.items.find((item) => item._id === _id)?.sameReference ?? sameReference
    return [...read, ...sharedTransfers(flow.context.failure).filter((other) => !read.some((one) => one._id === other._id))]
  }
  const outcomeOf = ({ status }: Pick<DeclaredTransfer, 'status'>) => text(`operator:orders.payment.${status}`)
  const paidFor = ({ kind, orderNumber }: Pick<DeclaredTransfer, 'kind' | 'orderNumber'>) => (
    <>
      {text(`operator:transfers.kind.${kind}`)} {orderNumber !== undefined && <Isolate>{orderNumber}</Isolate>}
    </>
  )
  const decidedColumns = useDecidedColumns<DeclaredTransfer>(outcomeOf)
  const isDecided = useQueueAddress(operatorPaths.transfers).state === 'decided'
  return (
    <QueueScreen
      paged
      states={{ waiting: text('operator:transfers.states.waiting'), decided: text('operator:transfers.states.decided') }}
      leaves
      flow={flow}
      actor={actor}
      path={operatorPaths.transfers}
      icon="bank"
      labels={{
        title: text('operator:transfers.title'),
        lead: text(isDecided ? 'operator:decided.lead' : 'operator:transfers.lead'),
        empty: text(isDecided ? 'operator:decided.none' : 'operator:transfers.empty'),
        entry: text('operator:transfers.payer'),
      }}
      idOf={({ _id }) => _id}
      nameOf={({ payer }) => accountName(payer)}
      columns={[
        {
          id: 'for',
          header: text('operator:transfers.for'),
          cell: paidFor,
        },
        {
          id: 'reference',
          header: text('operator:transfers.reference'),
          cell: ({ reference, sameReference }) => (
            <Cluster gap={2}>
              {reference === undefined ? text('app:missing') : <Isolate>{reference}</Isolate>}
              {sameReference.length > 0 && <Badge tone="warning">{text('operator:transfers.shared')}</Badge>}
            </Cluster>
          ),
        },
        ...(isDecided
          ? decidedColumns
          : [
              {
                id: 'waiting',
                header: text('operator:queue.waiting'),
                cell: ({ declaredAt }: DeclaredTransfer) => <WaitingBadge since={declaredAt} />,
              },
            ]),
        { id: 'amount', header: text('operator:transfers.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
      ]}
      detail={({
        amount,
        kind,
        orderId,
        orderNumber,
        reference,
        sameReference,
        statementEntry,
        payer,
        status,
        declaredAt,
        decided,
      }) => (
        <>
          {sameReference.length > 0 && (
            <Notice tone="warning" title={text('operator:transfers.sameReference')}>
              <Table
                caption={text('operator:transfers.sameReference')}
                captionHidden
                rows={sameReference}
                rowKey={({ _id: id }) => id}
                columns={[
                  {
                    id: 'for',
                    header: text('operator:transfers.for'),
                    rowHeader: true,
                    cell: (other) => <Link href={itemAddress(operatorPaths.transfers, other._id)}>{paidFor(other)}</Link>,
                  },
                  {
                    id: 'reference',
                    header: text('operator:transfers.reference'),
                    cell: (other) => <Isolate>{other.reference}</Isolate>,
                  },
                  {
                    id: 'payer',
                    header: text('operator:transfers.payer'),
                    cell: (other) => <bdi>{accountName(other.payer)}</bdi>,
                  },
                  { id: 'status', header: text('operator:transfers.status'), cell: outcomeOf },
                  {
                    id: 'amount',
                    header: text('operator:transfers.amount'),
                    align: 'end',
                    cell: (other) => formatMoney(other.amount),
                  },
                ]}
              />
            </Notice>
          )}
          <FactList
            facts={[
              { name: text('operator:transfers.amount'), value: formatMoney(amount) },
              { name: text('operator:transfers.reference'), value: reference && <Isolate>{reference}</Isolate> },
              { name: text('operator:transfers.statementEntry'), value: statementEntry && <Isolate>{statementEntry}</Isolate> },
              { name: text('operator:transfers.for'), value: text(`operator:transfers.kind.${kind}`) },
              { name: text('operator:order'), value: orderNumber && <OrderLink id={orderId} number={orderNumber} /> },
              { name: text('operator:transfers.declaredAt'), value: formatDateTime(declaredAt) },
              {
                name: text('operator:queue.waiting'),
                value: decided === undefined ? <WaitingBadge since={declaredAt} /> : undefined,
              },
              ...factsOf(payer),
            ]}
          />
          <DecidedFacts decided={decided} outcome={outcomeOf({ status })} />
        </>
      )}
      acts={({ decided }) =>
        decided === undefined
          ? [
              { act: 'approve', label: text('operator:transfers.approve.act'), variant: 'primary', icon: 'check' },
              { act: 'decline', label: text('operator:transfers.decline.act') },
            ]
          : []
      }
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
            schema={schemas[act]}
            statementEntry={
              act === 'approve'
                ? { label: text('operator:transfers.statementEntry'), hint: text('operator:transfers.statementEntryHint') }
                : undefined
            }
            confirmation={
              act === 'approve' && othersOf(item).length > 0
                ? {
                    label: (
                      <>
                        {text('operator:transfers.coversAll')}
                        {othersOf(item).map((other) => (
                          <div key={other._id}>
                            {paidFor(other)} <Isolate>{formatMoney(other.amount)}</Isolate>
                          </div>
                        ))}
                      </>
                    ),
                    hint: text('operator:transfers.coversAllHint'),
                    of: idsOf(othersOf(item)).toSorted().join(),
                  }
                : undefined
            }
            onConfirm={({ reason, statementEntry = '', isConfirmed }) =>
              decide(
                act === 'approve'
                  ? { act, reason, statementEntry, ...(isConfirmed && { coversAlso: idsOf(othersOf(item)) }) }
                  : { act, reason },
              )
            }
          />
        )
      }}
    />
  )
}
