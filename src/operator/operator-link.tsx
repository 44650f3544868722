import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LinkProps } from '#src/ui/link.tsx'

/** The kit's links on the operators' pages: led by the router within them, left to the browser beyond. */
export function OperatorLink({ state, replace, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate()
  const { href } = anchor

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const inPage = /^\/operator(\/|$|\?)/.test(href) && anchor.target === undefined && anchor.download === undefined
    const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!inPage || special || event.defaultPrevented) return
    event.preventDefault()
    void navigate(href, { replace: replace ?? false, state })
  }

  return <a {...anchor} onClick={follow} />
}
