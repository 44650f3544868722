import { useText } from '#src/i18n/use-text.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { FailedView, type FailedViewProps } from '#src/components/platform/failed-view.tsx'
import { PagedList } from '#src/components/platform/paged-list.tsx'
import { TransactionTable, type TransactionTableProps } from './transaction-table.tsx'

export interface TransactionSectionProps extends TransactionTableProps {
  look: 'waiting' | 'filled' | 'empty' | 'failed'
  /** Said when there is none. */
  empty: string
  total: number
  page: number
  pageSize: number
  /** What is shown is about to be replaced. */
  waiting: boolean
  failure: FailedViewProps['failure']
  onPage: (page: number) => void
  onRetry: () => void
}

/** Movements of somebody's money, page by page, or why there are none to see. */
export function TransactionSection(props: TransactionSectionProps) {
  const text = useText()
  const { look, empty, total, page, pageSize, waiting, failure, onPage, onRetry, ...table } = props
  if (look === 'failed') return <FailedView failure={failure} onRetry={onRetry} />
  if (look === 'empty') return <p>{empty}</p>
  if (look === 'waiting') {
    return (
      <SkeletonGroup label={text('app:wait')}>
        <Skeleton shape="block" height="14rem" />
      </SkeletonGroup>
    )
  }
  return (
    <PagedList
      label={text('money:transaction.pages')}
      page={page}
      pageSize={pageSize}
      total={total}
      waiting={waiting}
      onPage={onPage}
    >
      <TransactionTable {...table} />
    </PagedList>
  )
}
