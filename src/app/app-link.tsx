import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOwnAddress } from '#src/lib/paths.ts'
import type { LinkProps } from '#src/ui/link.tsx'
import { go } from './go.ts'
import { preloadPage } from './load-route.ts'

/**
 * The kit's links, led by the router. The address in `href` carries the ids, so that a new tab finds them; a click in this tab
 * leads to the address without them.
 */
export function AppLink({ state, replace, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate()
  const { href } = anchor
  const inPage = isOwnAddress(href) && anchor.target === undefined && anchor.download === undefined

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!inPage || special || event.defaultPrevented) return
    event.preventDefault()
    // What a link carries for the next page is an object; what is none is nobody's.
    const carried = typeof state === 'object' && state !== null ? { ...state } : {}
    go(navigate, href, { replace, state: carried })
  }

  function prepare() {
    if (inPage) preloadPage(href)
  }

  return <a {...anchor} onClick={follow} onPointerEnter={prepare} onFocus={prepare} />
}
