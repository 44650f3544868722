import type { SnapshotFrom } from 'xstate'
import { FailedView } from '#src/components/platform/failed-view.tsx'
import { useText } from '#src/i18n/use-text.ts'
import type { SearchEntry, searchPanelMachine } from '#src/machines/search/search-panel.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { ComboboxCell } from '#src/ui/use-combobox.ts'
import styles from './search-results.module.css'

export interface SearchHistoryProps {
  view: SnapshotFrom<typeof searchPanelMachine>
  entries: readonly SearchEntry[]
  listId: string
  active: string | undefined
  onPick: (keyword: string) => void
  onDelete: (entry: SearchEntry) => void
  onClear: () => void
  onRetry: () => void
}

const keywordId = (listId: string, { _id }: SearchEntry) => `${listId}keyword-${_id}`
const deleteId = (listId: string, { _id }: SearchEntry) => `${listId}delete-${_id}`

/** Each search has two cells for the arrow keys: to search again, and to delete. */
export function historyRows(
  listId: string,
  entries: readonly SearchEntry[],
  onPick: (keyword: string) => void,
  onDelete: (entry: SearchEntry) => void,
): ComboboxCell[][] {
  return entries.map((entry) => [
    {
      id: keywordId(listId, entry),
      onChoose: () => onPick(entry.keyword),
    },
    {
      id: deleteId(listId, entry),
      onChoose: () => onDelete(entry),
    },
  ])
}

/** Own searches, newest first. */
export function SearchHistory({ view, entries, listId, active, onPick, onDelete, onClear, onRetry }: SearchHistoryProps) {
  const text = useText()
  if (view.hasTag('failed')) return <FailedView failure={view.context.failure} onRetry={onRetry} />
  if (view.hasTag('empty')) {
    return (
      <EmptyState icon="clock" title={text('search:history.empty')}>
        {text('search:history.emptyBody')}
      </EmptyState>
    )
  }
  if (entries.length === 0) return <Skeleton lines={5} />
  const lit = (id: string) => (id === active ? true : undefined)
  return (
    <>
      <div role="grid" id={listId} aria-label={text('search:panel.history')} className={styles.list}>
        {entries.map((entry) => (
          <div key={entry._id} role="row" className={styles.entry}>
            <div role="gridcell" id={keywordId(listId, entry)} className={styles.keyword}>
              <button
                type="button"
                tabIndex={-1}
                data-active={lit(keywordId(listId, entry))}
                className={classNames(styles.option, styles.again)}
                onClick={() => onPick(entry.keyword)}
              >
                <Icon name="clock" />
                <bdi>{entry.keyword}</bdi>
              </button>
            </div>
            <div role="gridcell" id={deleteId(listId, entry)}>
              <IconButton
                icon="trash"
                tabIndex={-1}
                data-active={lit(deleteId(listId, entry))}
                label={text('search:history.delete', { keyword: entry.keyword })}
                className={styles.delete}
                onClick={() => onDelete(entry)}
              />
            </div>
          </div>
        ))}
      </div>
      <Button variant="quiet" icon="trash" compact onClick={onClear}>
        {text('search:history.clear')}
      </Button>
    </>
  )
}
