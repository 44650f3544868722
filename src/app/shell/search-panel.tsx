import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { searchAddress, sellerSearchAddress } from '#src/lib/paths.ts'
import { type SearchEntry, type SearchTab, searchPanelMachine } from '#src/machines/search/search-panel.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { DeleteDialog } from '#src/components/platform/delete-dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { type Tab, Tabs } from '#src/ui/tabs.tsx'
import { useAnchored } from '#src/ui/use-anchored.ts'
import { useOnChange } from '#src/ui/use-on-change.ts'
import { go } from '../go.ts'
import { SearchCount } from './search-count.tsx'
import { SearchHistory, historyRows } from './search-history.tsx'
import styles from './search-panel.module.css'
import { ProductResults, SellerResults, productRows, sellerRows } from './search-results.tsx'
import type { SearchPopup } from './search-popup.ts'

export interface SearchPanelProps {
  box: HTMLInputElement
  /** Id of the list. */
  id: string
  /** What stands in the box. */
  text: string
  /** Id of what the arrow keys have reached. */
  active: string | undefined
  onText: (text: string) => void
  /** Gives the box what it needs to be the combobox of this panel; null when the panel is gone. */
  onPopup: (popup: SearchPopup | null) => void
}

/** What the header's search box finds, under the box: it opens with this component and closes by itself. */
export function SearchPanel(props: SearchPanelProps) {
  const signedIn = useSession(({ token }) => token !== null)
  return <PanelOf key={String(signedIn)} {...props} signedIn={signedIn} />
}

function PanelOf({ box, id, text: typed, active, onText, onPopup, signedIn }: SearchPanelProps & { signedIn: boolean }) {
  const text = useText()
  const { key: page } = useLocation()
  const navigate = useNavigate()
  const [view, actor] = useFlow(searchPanelMachine, { signedIn })
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const { found, entries, subject } = view.context
  const open = view.hasTag('open')
  const tab: SearchTab = view.hasTag('history') ? 'history' : view.hasTag('sellers') ? 'sellers' : 'products'
  const panelId = `${id}-panel`

  const { leave, leaveForResult, follow } = useMemo(() => exitsOf(actor, navigate), [actor, navigate])
  const pick = useCallback(
    (keyword: string) => {
      onText(keyword)
      box.focus()
      actor.send({ type: 'keyword.picked', keyword })
    },
    [actor, box, onText],
  )
  const askToDelete = useCallback((entry: SearchEntry) => actor.send({ type: 'deleting.asked', entry }), [actor])
  const begin = useEffectEvent(() => {
    // Whoever signs in or out in another tab has not asked for it.
    if (document.activeElement !== box) return
    // Whose first key has brought the panel types on.
    actor.send({ type: typed.trim() === '' ? 'panel.opened' : 'text.typed', text: typed })
  })
  useEffect(() => begin(), [])
  useOnChange(page, leave)
  // What was pressed to ask may be gone with what was deleted.
  useOnChange(String(view.hasTag('dialog')), () => box.focus())
  useAnchored({ anchor: box, panel, align: 'start', onLeave: leave })

  const rows = useMemo(() => {
    if (tab === 'history') return historyRows(id, entries, pick, askToDelete)
    return tab === 'sellers' ? sellerRows(id, found, follow) : productRows(id, found, follow)
  }, [tab, id, entries, found, pick, askToDelete, follow])
  const popup = useMemo(
    (): SearchPopup => ({
      id: rows.length === 0 ? panelId : id,
      kind: tab === 'history' ? 'grid' : 'listbox',
      open,
      rows,
      onOpen: (now) => actor.send({ type: 'panel.opened', text: now }),
      onType: (now) => actor.send({ type: 'text.typed', text: now }),
      onSubmit: (search) => {
        if (tab !== 'sellers' || !open) {
          // The list of products makes the search itself.
          leave()
          return searchAddress(search)
        }
        leaveForResult()
        return sellerSearchAddress(search)
      },
    }),
    [actor, id, panelId, open, rows, tab, leave, leaveForResult],
  )
  useLayoutEffect(() => {
    onPopup(popup)
    return () => onPopup(null)
  }, [popup, onPopup])

  if (!open) return null
  const results = { view, found, active, listId: id, onOpen: leaveForResult, onRetry: () => actor.send({ type: 'retry.asked' }) }
  const tabs: Tab[] = [
    {
      id: 'products',
      label: <TabLabel label={text('search:panel.products')} count={found?.products.length} />,
      panel: <ProductResults {...results} />,
    },
    {
      id: 'sellers',
      label: <TabLabel label={text('search:panel.sellers')} count={found?.sellers.length} />,
      panel: <SellerResults {...results} />,
    },
  ]
  if (signedIn) {
    tabs.push({
      id: 'history',
      label: text('search:panel.history'),
      panel: (
        <SearchHistory
          {...results}
          entries={entries}
          onPick={pick}
          onDelete={askToDelete}
          onClear={() => actor.send({ type: 'clearing.asked' })}
        />
      ),
    })
  }
  return (
    <>
      <div ref={setPanel} id={panelId} role="group" aria-label={text('search:panel.label')} className={styles.panel}>
        <SearchCount view={view} />
        <Tabs
          label={text('search:panel.tabs')}
          tabs={tabs}
          selected={tab}
          onSelect={(selected) => {
            const chosen = tabNames.find((name) => name === selected)
            if (chosen !== undefined) actor.send({ type: 'tab.chosen', tab: chosen })
          }}
          action={<IconButton icon="close" label={text('search:panel.close')} onClick={leave} />}
        />
      </div>
      <DeleteDialog
        open={view.hasTag('dialog')}
        busy={view.hasTag('busy')}
        busyLabel={text('search:history.deleting')}
        onConfirm={() => actor.send({ type: 'deleting.confirmed' })}
        onCancel={() => actor.send({ type: 'deleting.abandoned' })}
      >
        {subject === null ? <p>{text('search:history.askAll')}</p> : <p dir="auto">{subject.keyword}</p>}
      </DeleteDialog>
    </>
  )
}

/** How the panel is left: for the page around it, for one of the results, for the page of a result. */
function exitsOf(actor: ActorRefFrom<typeof searchPanelMachine>, navigate: NavigateFunction) {
  function leave() {
    actor.send({ type: 'panel.left' })
  }
  function leaveForResult() {
    actor.send({ type: 'result.opened' })
    leave()
  }
  function follow(address: string) {
    leaveForResult()
    go(navigate, address)
  }
  return { leave, leaveForResult, follow }
}

const tabNames = ['products', 'sellers', 'history'] as const satisfies readonly SearchTab[]

/** How many there are is seen at a glance; who listens hears it said in full when the answer comes. */
function TabLabel({ label, count }: { label: string; count: number | undefined }) {
  const { formatNumber } = useFormat()
  return (
    <>
      {label}
      {count !== undefined && (
        <span aria-hidden="true" className={styles.count}>
          {formatNumber(count)}
        </span>
      )}
    </>
  )
}
