import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { joinAddress } from '#src/lib/paths.ts'
import { loginGateMachine } from '#src/machines/login-gate.machine.ts'
import { sellerGateMachine } from '#src/machines/seller-gate.machine.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { useSession } from '#src/session/use-session.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import type { PageRoute } from './page-route.ts'

/** Shows a page to those who may see it, and asks the others. What may be seen is the server's to decide; this spares a refusal. */
export function Gate({ access, children }: { access: PageRoute['access']; children: ReactNode }) {
  const signedIn = useSession((session) => session.token !== null)
  const isSeller = useSession((session) => session.accountType === 'Seller')
  const { key } = useLocation()
  const leaving = useSession((session) => session.hasLoggedOut || session.hasSwitched)
  if (access === 'public') return children
  // Who has just signed out or changed sides is on their way to another page and is not to be asked on this one.
  if (leaving) return null
  // Who declined and comes again is asked again.
  if (!signedIn) return <LoginGate key={key} />
  return access === 'seller' && !isSeller ? <SellerGate key={key} /> : children
}

function LoginGate() {
  const text = useText()
  const { pathname, search } = useLocation()
  const { chosen } = usePageState()
  const [gate, actor] = useFlow(loginGateMachine, { from: joinAddress(pathname + search, chosen) })
  return (
    <ConfirmDialog
      open={gate.hasTag('dialog')}
      title={text('app:gate.login.title')}
      description={text('app:gate.login.body')}
      confirmLabel={text('app:gate.login.confirm')}
      cancelLabel={text('app:gate.login.cancel')}
      onConfirm={() => {
        actor.send({ type: 'login.accepted' })
      }}
      onCancel={() => {
        actor.send({ type: 'login.declined' })
      }}
    />
  )
}

function SellerGate() {
  const text = useText()
  const [gate, actor] = useFlow(sellerGateMachine)
  return (
    <ConfirmDialog
      open={gate.hasTag('dialog')}
      title={text('app:gate.seller.title')}
      description={text('app:gate.seller.body')}
      confirmLabel={text('app:gate.seller.confirm')}
      cancelLabel={text('app:gate.seller.cancel')}
      onConfirm={() => {
        actor.send({ type: 'switch.accepted' })
      }}
      onCancel={() => {
        actor.send({ type: 'switch.declined' })
      }}
    />
  )
}
