import { useLocation } from 'react-router-dom'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { joinAddress } from '#src/lib/paths.ts'
import { loginGateMachine } from '#src/machines/account/login-gate.machine.ts'
import { sellerGateMachine } from '#src/machines/listing/seller-gate.machine.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

/** Asks a visitor to sign in. `ended`: the page stood open in a session that is over. */
export function LoginGate({ ended }: { ended: boolean }) {
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
      confirmFirst
      onConfirm={() => actor.send({ type: 'login.accepted' })}
      onCancel={() => actor.send({ type: 'login.declined' })}
    >
      {ended && <p>{text('app:gate.login.ended')}</p>}
    </ConfirmDialog>
  )
}

/** Asks a buyer to change to the seller's side. */
export function SellerGate() {
  const text = useText()
  const [gate, actor] = useFlow(sellerGateMachine)
  return (
    <ConfirmDialog
      open={gate.hasTag('dialog')}
      title={text('app:gate.seller.title')}
      description={text('app:gate.seller.body')}
      confirmLabel={text('app:gate.seller.confirm')}
      cancelLabel={text('app:gate.seller.cancel')}
      onConfirm={() => actor.send({ type: 'switch.accepted' })}
      onCancel={() => actor.send({ type: 'switch.declined' })}
    />
  )
}
