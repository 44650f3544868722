import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { failureText } from '#src/components/platform/failure-text.ts'
import { PayoutAccountDialog } from '#src/forms/payment/payout-account-dialog.tsx'
import { PayoutRequestDialog } from '#src/forms/payment/payout-request-dialog.tsx'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import type { PayoutCommand, PayoutOverview, payoutsMachine } from '#src/machines/payment/payouts.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'

export interface PayoutDialogsProps {
  flow: SnapshotFrom<typeof payoutsMachine>
  actor: Pick<ActorRefFrom<typeof payoutsMachine>, 'send'>
  overview: PayoutOverview
}

/** Which question is open about a currency. */
export function PayoutDialogs({ flow, actor, overview }: PayoutDialogsProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatMoney } = useFormat()
  const { asked, about, failure } = flow.context
  const balance = overview.balances.find(({ available }) => available.currency === about?.currency)
  const account = overview.accounts.find(({ currency }) => currency === about?.currency)
  if (asked === null || balance === undefined) return null
  const { available, smallest, requested } = balance
  const serverFields = fieldErrors(failure)
  const state = {
    busy: flow.hasTag('busy'),
    message: Object.keys(serverFields).length > 0 ? undefined : failureText(failure, text),
    serverFields,
    onBack: () => actor.send({ type: 'action.abandoned' }),
  }
  const confirm = (command: PayoutCommand) => actor.send({ type: 'action.confirmed', command })
  if (asked === 'saveAccount') {
    return (
      <PayoutAccountDialog
        {...state}
        currency={available.currency}
        country={account?.country ?? ''}
        waiting={requested.amount > 0 ? requested : undefined}
        onConfirm={(given) => confirm({ type: 'saveAccount', account: given })}
      />
    )
  }
  if (asked === 'cancel') {
    const payout = about?.payout
    if (payout === undefined) return null
    return (
      <ConfirmDialog
        open
        title={text('money:payout.cancel.title')}
        description={text('money:payout.cancel.body', {
          number: isolated(payout.number, language),
          amount: formatMoney(payout.amount),
        })}
        confirmLabel={text('money:payout.cancel.act')}
        cancelLabel={text('money:payout.cancel.keep')}
        busy={state.busy}
        busyLabel={text('money:payout.dialog.busy')}
        onConfirm={() => confirm({ type: 'cancel', payoutId: payout._id })}
        onCancel={state.onBack}
      >
        {state.message !== undefined && <Notice tone="error">{state.message}</Notice>}
      </ConfirmDialog>
    )
  }
  if (account === undefined) return null
  if (asked === 'request') {
    return (
      <PayoutRequestDialog
        {...state}
        available={available}
        smallest={smallest}
        lastFour={account.lastFour}
        onConfirm={(amount) => confirm({ type: 'request', amount })}
      />
    )
  }
  return (
    <ConfirmDialog
      open
      danger
      title={text('money:payout.remove.title')}
      description={text('money:payout.remove.body', { lastFour: isolated(account.lastFour, language) })}
      confirmLabel={text('money:payout.remove.act')}
      cancelLabel={text('money:payout.dialog.back')}
      busy={state.busy}
      busyLabel={text('money:payout.dialog.busy')}
      onConfirm={() => confirm({ type: 'removeAccount', accountId: account._id })}
      onCancel={state.onBack}
    >
      {state.message !== undefined && <Notice tone="error">{state.message}</Notice>}
    </ConfirmDialog>
  )
}
