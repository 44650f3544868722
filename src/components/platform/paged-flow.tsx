import { PagedList, type PagedListProps } from './paged-list.tsx'

/** A flow that reads a list page by page. */
export interface PagedFlowProps<Item = unknown> extends Pick<PagedListProps, 'children' | 'label' | 'waiting'> {
  flow: { context: Pick<PagedListProps, 'page' | 'pageSize' | 'total'> & { items: readonly Item[] } }
  actor: { send: (event: { type: 'page.chosen'; page: number }) => void }
}

/** The page of its list that a flow has read. */
export function PagedFlow({ flow, actor, ...list }: PagedFlowProps) {
  const { page, pageSize, total } = flow.context
  return (
    <PagedList
      {...list}
      page={page}
      pageSize={pageSize}
      total={total}
      onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
    />
  )
}
