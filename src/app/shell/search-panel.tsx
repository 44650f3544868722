import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { sellerSearchAddress } from '#src/lib/paths.ts'
import { type SearchTab, searchPanelMachine } from '#src/machines/search-panel.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { type Tab, Tabs } from '#src/ui/tabs.tsx'
import { useAnchored } from '#src/ui/use-anchored.ts'
import { useOnChange } from '#src/ui/use-on-change.ts'
import { go } from '../go.ts'
import { SearchCount } from './search-count.tsx'
import { SearchHistory, historyRows } from './search-history.tsx'
import styles from './search-panel.module.css'
import { ProductResults, SellerResults, productRows, sellerRows } from './search-results.tsx'
import { writeIn } from './search-writing.ts'
import { useCombobox } from './use-combobox.ts'

export interface SearchPanelProps {
  box: HTMLInputElement
  /** Id of the list, by which the box knows it. */
  listId: string
}

/** What the header's search box finds, under the box: it opens with this component and closes by itself. */
export function SearchPanel(props: SearchPanelProps) {
  const signedIn = useSession(({ token }) => token !== null)
  return <PanelOf key={String(signedIn)} {...props} signedIn={signedIn} />
}

function PanelOf({ box, listId, signedIn }: SearchPanelProps & { signedIn: boolean }) {
  const text = useText()
  const { key: page } = useLocation()
  const navigate = useNavigate()
  const [view, actor] = useFlow(searchPanelMachine, { signedIn })
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const { found, entries, subject } = view.context
  const open = view.hasTag('open')
  const tab: SearchTab = view.hasTag('history') ? 'history' : view.hasTag('sellers') ? 'sellers' : 'products'

  const leave = () => {
    actor.send({ type: 'panel.left' })
  }
  const reach = () => {
    actor.send({ type: 'panel.opened', text: box.value })
  }
  const type = () => {
    actor.send({ type: 'text.typed', text: box.value })
  }
  const begin = useEffectEvent(() => {
    // Whoever signs in or out in another tab has not asked for it.
    if (document.activeElement !== box) return
    // Whose first key has brought the panel types on.
    if (box.value.trim() === '') reach()
    else type()
  })
  useEffect(() => {
    begin()
  }, [])
  useOnChange(page, leave)
  // What was pressed to ask may be gone with what was deleted.
  useOnChange(String(view.hasTag('dialog')), () => {
    box.focus()
  })
  useAnchored({ anchor: box, panel, align: 'start', onLeave: leave })

  const rows = useMemo(() => {
    if (tab === 'history') return historyRows(listId, entries)
    return tab === 'sellers' ? sellerRows(listId, found) : productRows(listId, found)
  }, [tab, listId, entries, found])
  const panelId = `${listId}-panel`
  const active = useCombobox({
    ...{ box, open, rows, listId, panelId },
    popup: tab === 'history' ? 'grid' : 'listbox',
    onReach: reach,
    onType: type,
    onSubmit: (event) => {
      const wanted = box.value.trim()
      if (open && tab === 'sellers' && wanted !== '') {
        // By itself the box leads to the list of products.
        event.preventDefault()
        event.stopPropagation()
        go(navigate, sellerSearchAddress(wanted))
      }
      leave()
    },
  })

  if (!open) return null
  const results = { view, found, active, listId, onOpen: leave, onRetry: () => actor.send({ type: 'retry.asked' }) }
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
          onPick={(keyword) => {
            writeIn(box, keyword)
            actor.send({ type: 'keyword.picked', keyword })
          }}
          onDelete={(entry) => actor.send({ type: 'deleting.asked', entry })}
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
          onSelect={(id) => {
            const chosen = tabNames.find((name) => name === id)
            if (chosen !== undefined) actor.send({ type: 'tab.chosen', tab: chosen })
          }}
        />
        <IconButton icon="close" label={text('search:panel.close')} onClick={leave} className={styles.close} />
      </div>
      <ConfirmDialog
        open={view.hasTag('dialog')}
        danger
        busy={view.hasTag('busy')}
        busyLabel={text('search:history.deleting')}
        title={text('app:confirm.deleteTitle')}
        description={text('app:confirm.deleteBody')}
        confirmLabel={text('app:confirm.delete')}
        cancelLabel={text('app:confirm.cancel')}
        onConfirm={() => {
          actor.send({ type: 'deleting.confirmed' })
        }}
        onCancel={() => {
          actor.send({ type: 'deleting.abandoned' })
        }}
      >
        {subject === null ? <p>{text('search:history.askAll')}</p> : <p dir="auto">{subject.keyword}</p>}
      </ConfirmDialog>
    </>
  )
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
