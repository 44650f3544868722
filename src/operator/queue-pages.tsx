import { useNavigate } from 'react-router-dom'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import type { OperatorPath } from './operator-paths.ts'
import { queueAddress, queuePageSize, useQueueAddress } from './queue-address.ts'

export interface PagesProps {
  page: number
  total: number
  pageSize: number
  onPage: (page: number) => void
}

/** The pages of a list; nothing where there is only one. */
export function Pages({ page, total, pageSize, onPage }: PagesProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      onPage={onPage}
      label={text('app:pages.label')}
      previousLabel={text('app:pages.previous')}
      nextLabel={text('app:pages.next')}
      pageLabel={(each) => text('app:pages.page', { page: formatNumber(each) })}
      formatPage={formatNumber}
    />
  )
}

/** The pages of a queue, each with an address of its own. */
export function QueuePages({ path, total }: { path: OperatorPath; total: number }) {
  const navigate = useNavigate()
  const { state, page } = useQueueAddress(path)
  return (
    <Pages
      page={page}
      total={total}
      pageSize={queuePageSize}
      onPage={(next) => void navigate(queueAddress(path, { state, page: next }))}
    />
  )
}

/** Leads from what waits to what was decided, and back. */
export function QueueStates({ path, labels }: { path: OperatorPath; labels: { waiting: string; decided: string } }) {
  const text = useText()
  const { state, number } = useQueueAddress(path)
  return (
    <nav aria-label={text('operator:queue.states')}>
      <Cluster gap={2}>
        {(['waiting', 'decided'] as const).map((each) => {
          const isCurrent = each === state && number === null
          return (
            <ButtonLink
              key={each}
              compact
              variant={isCurrent ? 'primary' : 'secondary'}
              aria-current={isCurrent ? 'page' : undefined}
              href={queueAddress(path, { state: each, page: 1 })}
            >
              {labels[each]}
            </ButtonLink>
          )
        })}
      </Cluster>
    </nav>
  )
}
