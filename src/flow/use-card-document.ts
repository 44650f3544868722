import { use, useEffect } from 'react'
import { cardPages } from '#src/lib/card-pages.ts'
import { FlowHostContext } from './flow-host.ts'

/**
 * Of a page that takes a card: whether its document may load what the provider needs. Where the provider has a script of its own, only
 * the documents of these pages are let load it, so that who comes from another page has the document loaded anew, and again when they leave. The
 * address, the history entry and the session outlive that; nothing has been typed by then.
 */
export function useCardDocument(provider: { name: 'sandbox' | 'stripe' } | undefined): boolean {
  const host = use(FlowHostContext)
  const hasScript = provider?.name === 'stripe'
  const fits = !hasScript || isCardDocument() || isRenewed()

  useEffect(() => {
    if (!hasScript) return undefined
    if (isCardDocument()) sessionStorage.removeItem(renewedAt)
    if (!fits) {
      sessionStorage.setItem(renewedAt, location.pathname)
      host.onEmitted({ type: 'document.renewed' })
      return undefined
    }
    return () => {
      if (!cardPages.includes(location.pathname)) host.onEmitted({ type: 'document.renewed' })
    }
  }, [host, hasScript, fits])

  return provider !== undefined && fits
}

/** Whether this document may load the provider's script: the server says so in it (server/http/page-files.ts). */
const isCardDocument = () => document.querySelector('meta[name="card-script"]') !== null

/** Whether it was loaded anew for this page already: a server of another kind than ours, as in development, has no policy to widen. */
const isRenewed = () => sessionStorage.getItem(renewedAt) === location.pathname

const renewedAt = 'kimiya.renewed.1'
