import { type ReactNode, lazy, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { useSession } from '#src/session/use-session.ts'
import { PageNotLoaded } from './load-route.ts'
import type { PageRoute } from './page-route.ts'

/** Few visits meet a closed gate, so its questions are no part of the start. */
async function loadDialogs() {
  try {
    return await withinChunkLimit(import('./gate-dialogs.tsx'))
  } catch (cause) {
    throw new PageNotLoaded('gate', { cause })
  }
}

const LoginGate = lazy(async () => ({ default: (await loadDialogs()).LoginGate }))
const SellerGate = lazy(async () => ({ default: (await loadDialogs()).SellerGate }))

/** Shows a page to those who may see it, and asks the others. What may be seen is the server's to decide; this spares a refusal. */
export function Gate({ access, children }: { access: PageRoute['access']; children: ReactNode }) {
  const signedIn = useSession((session) => session.token !== null)
  // Whether there was a session when the page was opened.
  const [wasSignedIn] = useState(signedIn)
  const isSeller = useSession((session) => session.accountType === 'Seller')
  const { key } = useLocation()
  const hasLeft = useSession((session) => session.hasLoggedOut || session.hasSwitched)
  if (access === 'public') return children
  // Who has just signed out or changed sides is on their way to another page and is not to be asked on this one.
  if (hasLeft) return null
  // Who declined and comes again is asked again.
  if (!signedIn) return <LoginGate key={key} ended={wasSignedIn} />
  return access === 'seller' && !isSeller ? <SellerGate key={key} /> : children
}
