import { useText } from '#src/i18n/use-text.ts'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import type { ListActor, ListFlow } from '#src/components/platform/list-flow.ts'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { TransactionTable, type TransactionTableProps } from './transaction-table.tsx'

export interface TransactionSectionProps extends Omit<TransactionTableProps, 'transactions'> {
  flow: ListFlow<TransactionTableProps['transactions'][number]>
  actor: ListActor
  /** Said when there is none. */
  empty: string
}

/** Movements of somebody's money, page by page, or why there are none to see. */
export function TransactionSection(props: TransactionSectionProps) {
  const text = useText()
  const { flow, actor, empty, ...table } = props
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (flow.hasTag('empty')) return <p>{empty}</p>
  if (!flow.hasTag('filled')) return <WaitingView height="14rem" />
  return (
    <PagedFlow flow={flow} actor={actor} label={text('money:transaction.pages')} waiting={flow.hasTag('busy')}>
      <TransactionTable {...table} transactions={flow.context.items} />
    </PagedFlow>
  )
}
