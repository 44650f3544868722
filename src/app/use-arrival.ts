import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import type { Chosen } from '#src/lib/paths.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import type { PageRoute } from './page-route.ts'

/**
 * What happens at each change of page: title and description, the top of the page, the focus on the new heading, the things chosen kept.
 */
export function useArrival(route: PageRoute): void {
  const text = useText()
  const { pathname, key } = useLocation()
  const { chosen } = usePageState()
  const page = pathname + JSON.stringify(chosen)
  const heading = text(route.titleKey)
  const title = `${heading} · ${text('app:brand')}`
  const description = `${heading}. ${text('app:description')}`

  useLayoutEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])

  useLayoutEffect(() => {
    keepChosen(chosen)
    // A filter that changes the address's query is no change of page.
    // oxlint-disable-next-line react/exhaustive-deps -- `page` stands for what is chosen, which is a new object each time
  }, [page])

  useEffect(() => {
    // Nobody has come from anywhere yet: the browser knows best where a page just opened begins.
    if (key === 'default') return
    window.scrollTo(0, 0)
    let start: HTMLElement | null = null
    const begin = () => {
      start = document.querySelector('main h1')
      start?.setAttribute('tabindex', '-1')
      start?.focus({ preventScroll: true })
    }
    begin()
    // What a page shows when it has its data can have another heading; whoever has gone on in between is left there.
    const observer = new MutationObserver(() => {
      if (!start?.isConnected && document.activeElement === document.body) begin()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- `key` changes with the query too, which is no change of page
  }, [page])

  useLayoutEffect(() => {
    // Who has signed out or changed sides has arrived; from here on the gates ask again.
    const { hasLoggedOut, hasSwitched } = sessionStore.get()
    if (hasLoggedOut || hasSwitched) sessionStore.set({ hasLoggedOut: false, hasSwitched: false })
  }, [key])
}

/** Remembers between visits what was looked at last. */
function keepChosen(chosen: Chosen): void {
  if (Object.keys(chosen).length === 0) return
  const { ids, sellerId } = sessionStore.get()
  const { seller = sellerId, ...others } = chosen
  sessionStore.set({ ids: { ...ids, ...others }, sellerId: seller })
}
