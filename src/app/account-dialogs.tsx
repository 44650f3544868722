import { useEffect, useEffectEvent, useState } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { accountSwitchMachine } from '#src/machines/account/account-switch.machine.ts'
import { logoutMachine } from '#src/machines/account/logout.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { CurrencyDialog } from './currency-dialog.tsx'

/** Asked anew by each object. */
export interface AccountQuestion {
  about: 'logout' | 'switch' | 'currency'
}

/** The dialogs of signing out, of changing sides, and of the reader's currency. */
export function AccountDialogs({ question }: { question: AccountQuestion }) {
  const text = useText()
  const side = useSession((session) => session.accountType)
  const [logout, logoutActor] = useFlow(logoutMachine)
  const [accountSwitch, switchActor] = useFlow(accountSwitchMachine)
  const [closed, setClosed] = useState<AccountQuestion | null>(null)
  const ask = useEffectEvent(({ about }: AccountQuestion) => {
    if (about === 'logout') logoutActor.send({ type: 'logout.asked' })
    if (about === 'switch') switchActor.send({ type: 'switch.asked', side: side === 'Buyer' ? 'Seller' : 'Buyer' })
  })
  useEffect(() => ask(question), [question])
  const to = accountSwitch.context.side
  return (
    <>
      <ConfirmDialog
        open={logout.hasTag('dialog')}
        busy={logout.hasTag('busy')}
        busyLabel={text('app:logout.busy')}
        title={text('app:logout.title')}
        description={text('app:logout.body')}
        confirmLabel={text('app:logout.confirm')}
        cancelLabel={text('app:logout.cancel')}
        onConfirm={() => logoutActor.send({ type: 'logout.confirmed' })}
        onCancel={() => logoutActor.send({ type: 'logout.cancelled' })}
      />
      <ConfirmDialog
        open={accountSwitch.hasTag('dialog')}
        title={text(to === 'Seller' ? 'app:switch.titleToSeller' : 'app:switch.titleToBuyer')}
        description={text(to === 'Seller' ? 'app:switch.bodyToSeller' : 'app:switch.bodyToBuyer')}
        confirmLabel={text('app:switch.confirm')}
        cancelLabel={text('app:switch.cancel')}
        onConfirm={() => switchActor.send({ type: 'switch.confirmed' })}
        onCancel={() => switchActor.send({ type: 'switch.cancelled' })}
      />
      {question.about === 'currency' && question !== closed && <CurrencyDialog onClose={() => setClosed(question)} />}
      {accountSwitch.hasTag('busy') && (
        <Dialog open alert size="small" title={text('app:switch.switching')} onClose={() => undefined}>
          <Spinner label={text('app:switch.switching')} size="large" />
        </Dialog>
      )}
    </>
  )
}
