import { type ReactNode, useRef } from 'react'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import styles from './paged-list.module.css'

export interface PagedListProps {
  children: ReactNode
  /** Name of the navigation: "Pages of products". */
  label: string
  /** From 1. */
  page: number
  pageSize: number
  total: number
  /** What is shown is about to be replaced. */
  waiting?: boolean | undefined
  /** What is to be known at the list's end. */
  note?: string | undefined
  onPage: (page: number) => void
}

/** A page of a list and the way to the others. Turning one brings the list's beginning into view. */
export function PagedList({ children, label, page, pageSize, total, waiting = false, note, onPage }: PagedListProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const top = useRef<HTMLDivElement>(null)
  function turn(to: number) {
    // jsdom lays nothing out and has no such method.
    if (typeof top.current?.scrollIntoView === 'function') top.current.scrollIntoView({ block: 'start' })
    onPage(to)
  }
  return (
    <div ref={top} className={classNames(styles.list, waiting && styles.waiting)} aria-busy={waiting || undefined}>
      {children}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        onPage={turn}
        label={label}
        previousLabel={text('app:pages.previous')}
        nextLabel={text('app:pages.next')}
        pageLabel={(each) => text('app:pages.page', { page: formatNumber(each) })}
        formatPage={formatNumber}
      />
    </div>
  )
}
