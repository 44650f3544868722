import { type FormEvent, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { optionOf, renewalOf, useRenewalOptions } from '#src/components/plan/renewal-options.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { FormDialog } from '#src/forms/platform/form-dialog.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import type { OwnPlan, ownPlanMachine, PlanCommand } from '#src/machines/plan/own-plan.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'

type Schemas = components['schemas']

export interface PlanDialogsProps {
  flow: SnapshotFrom<typeof ownPlanMachine>
  actor: Pick<ActorRefFrom<typeof ownPlanMachine>, 'send'>
  own: OwnPlan
}

/** Which question about the own plan is open. */
export function PlanDialogs({ flow, actor, own }: PlanDialogsProps) {
  const text = useText()
  const { formatDate } = useFormat()
  const { asked, failure } = flow.context
  const { plan, subscription } = own.current
  if (asked === null || plan === undefined || subscription === undefined) return null
  const [problem] = Object.values(fieldErrors(failure))
  const state = {
    busy: flow.hasTag('busy'),
    message: problem ?? failureText(failure, text),
    onBack: () => actor.send({ type: 'action.abandoned' }),
  }
  const confirm = (command: PlanCommand) => actor.send({ type: 'action.confirmed', command })
  if (asked === 'renew') {
    return (
      <RenewalDialog
        {...state}
        {...own}
        plan={plan}
        subscription={subscription}
        onConfirm={(renewal) => confirm({ type: 'renew', renewal })}
      />
    )
  }
  const isOver = subscription.status === 'grace'
  return (
    <ConfirmDialog
      open
      danger
      title={text('money:plan.cancelTitle')}
      description={
        isOver ? text('money:plan.cancelBodyGrace') : text('money:plan.cancelBody', { date: formatDate(subscription.endsAt) })
      }
      confirmLabel={text('money:plan.cancel')}
      cancelLabel={text('money:plan.keep')}
      busy={state.busy}
      busyLabel={text('app:wait')}
      onConfirm={() => confirm({ type: 'cancel' })}
      onCancel={state.onBack}
    >
      {state.message !== undefined && <Notice tone="error">{state.message}</Notice>}
    </ConfirmDialog>
  )
}

interface RenewalDialogProps extends Pick<OwnPlan, 'cards' | 'wallet'> {
  plan: Schemas['Plan']
  subscription: Schemas['Subscription']
  busy: boolean
  message: string | undefined
  onBack: () => void
  onConfirm: (renewal: Schemas['RenewalChoice']) => void
}

/** Asks by what the plan is to be renewed, and says what is charged and when. */
function RenewalDialog({ plan, subscription, cards, wallet, onConfirm, ...state }: RenewalDialogProps) {
  const text = useText()
  const { formatDate, formatMoney } = useFormat()
  const { renewal, endsAt, status } = subscription
  const price = renewal?.amount ?? plan.price
  const options = useRenewalOptions({ cards, wallet, price })
  const [chosen, choose] = useState(() => optionOf(renewal))
  const choice = renewalOf(chosen)
  const isNow = status === 'grace'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (choice !== undefined) onConfirm(choice)
  }
  return (
    <FormDialog
      {...state}
      late={choice === undefined}
      labels={{
        title: text('money:plan.renewal.askTitle'),
        body: isNow
          ? text('money:plan.renewal.askBodyNow', { price: formatMoney(price) })
          : text('money:plan.renewal.askBody', { price: formatMoney(price), date: formatDate(endsAt) }),
        confirm: text(isNow ? 'money:plan.renewal.confirmNow' : 'money:plan.renewal.confirm'),
        back: text('money:plan.renewal.back'),
        busy: text('money:plan.renewal.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={submit}
    >
      <RadioGroup
        name="renewal"
        label={text('money:plan.renewal.by')}
        cards
        value={chosen}
        options={options}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {cards.length === 0 && (
        <p>
          {text('money:plan.renewal.noCards')} <Link href={paths.card}>{text('money:plan.renewal.saveCard')}</Link>
        </p>
      )}
    </FormDialog>
  )
}
