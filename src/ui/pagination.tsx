import { IconButton } from './icon-button.tsx'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  /** Name of the navigation. */
  label: string
  previousLabel: string
  nextLabel: string
  /** Name of one page's button: "Page 3". */
  pageLabel: (page: number) => string
  /** The number in the reader's digits. */
  formatPage: (page: number) => string
}

/**
 * The pages to offer: the first, the last, and those by the current one. `undefined` stands for pages left out, never for
 * a single one, which is offered instead.
 */
export function pagesToOffer(page: number, pageCount: number): readonly (number | undefined)[] {
  const near = Array.from({ length: pageCount }, (_, at) => at + 1).filter(
    (each) => each === 1 || each === pageCount || Math.abs(each - page) <= 1,
  )
  return near.flatMap((each, at) => {
    const before = at === 0 ? 0 : (near[at - 1] ?? 0)
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? [undefined, each] : [each]
  })
}

/** Steps through the pages of a list. Shows nothing when there is only one. */
export function Pagination({ page, pageCount, onPage, label, previousLabel, nextLabel, pageLabel, formatPage }: PaginationProps) {
  if (pageCount <= 1) return null
  const isInner = (each: number) => each !== 1 && each !== pageCount
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        <li>
          <IconButton icon="chevron-start" label={previousLabel} disabled={page <= 1} onClick={() => onPage(page - 1)} />
        </li>
        {pagesToOffer(page, pageCount).map((each, at) =>
          each === undefined ? (
            // At most two gaps, one on each side of the current page: the place tells them apart.
            <li key={`gap-${at}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each} className={pageCount > 5 && isInner(each) && each !== page ? styles.near : undefined}>
              <button
                type="button"
                aria-label={pageLabel(each)}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onPage(each)}
                className={styles.page}
              >
                {formatPage(each)}
              </button>
            </li>
          ),
        )}
        <li>
          <IconButton icon="chevron-end" label={nextLabel} disabled={page >= pageCount} onClick={() => onPage(page + 1)} />
        </li>
      </ul>
    </nav>
  )
}
