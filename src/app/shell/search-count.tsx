import type { SnapshotFrom } from 'xstate'
import { useText } from '#src/i18n/use-text.ts'
import type { searchPanelMachine } from '#src/machines/search/search-panel.machine.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** Says to who listens what stands in the panel now. The place is there before its words, or they would not be read out. */
export function SearchCount({ view }: { view: SnapshotFrom<typeof searchPanelMachine> }) {
  return (
    <VisuallyHidden role="status">
      <CountLabels view={view} />
    </VisuallyHidden>
  )
}

function CountLabels({ view }: { view: SnapshotFrom<typeof searchPanelMachine> }) {
  const text = useText()
  const { found, entries } = view.context
  if (view.hasTag('history')) {
    if (view.hasTag('busy')) return text('search:history.waiting')
    return view.hasTag('filled') ? text('search:history.count', { count: entries.length }) : null
  }
  if (view.hasTag('busy')) return text('search:panel.searching')
  if (!view.hasTag('filled') || found === null) return null
  return text('search:panel.found', {
    products: text('search:panel.foundProducts', { count: found.products.length }),
    sellers: text('search:panel.foundSellers', { count: found.sellers.length }),
  })
}
