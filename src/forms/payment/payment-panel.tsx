import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Money } from '#src/lib/money.ts'
import type { PaymentMethodChoice } from '#src/lib/payment-method.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { FocusOnArrival } from '#src/ui/focus-on-arrival.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { BankCodeDialog } from './bank-code-dialog.tsx'
import { BankPage, type BankPageState } from './bank-page.tsx'
import { CardEntry } from './card-entry.tsx'
import styles from './payment-panel.module.css'
import { SavedCardForm } from './saved-card-form.tsx'
import { TestCards } from './test-cards.tsx'
import { TransferForm } from './transfer-form.tsx'
import { WalletForm } from './wallet-form.tsx'

type Schemas = components['schemas']
type OperationContext = Omit<Schemas['PaymentConfirmation'], 'paymentId' | 'bankCode'>

/** How the payment stands, and what a person can do about it. */
export interface PaymentState extends BankPageState {
  busy: boolean
  /** Nothing may be typed or sent now. */
  locked: boolean
  asksBank: boolean
  /** Nobody knows what became of what was sent last. */
  unconfirmed: boolean
  declined: boolean
  /** Why the card was declined. */
  reason: NonNullable<Schemas['Payment']['failure']>
  /** Why the server said no. */
  message: string | undefined
  fields: Readonly<Record<string, string>>
  onPay: (instrument: OperationContext) => void
  onCode: (bankCode: string) => void
  onCodeAbandoned: () => void
}

export interface PaymentPanelProps {
  method: PaymentMethodChoice
  due: Money
  cards: readonly Schemas['SavedCard'][]
  provider: Schemas['CardProvider']
  wallet: readonly Money[]
  bank: Schemas['BankDetails'] | null
  /** What the transfer is told by. */
  reference: string
  state: PaymentState
}

/** One way to pay, and the bank's question where it has one. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { method, provider, state } = props
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={4}>
          {!state.asksBank && <PaymentAlerts state={state} />}
          <BankPage state={state} publishableKey={provider.publishableKey} />
          <PaymentOption {...props} />
        </Stack>
      </Card>
      {method.method === 'newCard' && provider.name === 'sandbox' && <TestCards />}
      {state.asksBank && (
        <BankCodeDialog
          busy={state.busy}
          unanswered={state.unconfirmed}
          message={state.message}
          serverFields={state.fields}
          onCode={state.onCode}
          onSendAgain={state.onRetry}
          onBack={state.onCodeAbandoned}
        />
      )}
    </Stack>
  )
}

function PaymentOption({ method, due, cards, provider, wallet, bank, reference, state }: PaymentPanelProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  const submitLabel = text('order:paying.submit', { amount: formatMoney(due) })
  const locked = state.locked
  const busy = state.busy && !state.asksBank
  const methods: Record<PaymentMethodChoice['method'], () => ReactNode> = {
    newCard: () => (
      <>
        <CardEntry
          provider={provider}
          submitLabel={submitLabel}
          busy={busy}
          locked={locked}
          keepable
          onToken={(cardToken, saveCard) => state.onPay({ method: 'card', cardToken, ...(saveCard ? { saveCard } : {}) })}
        />
        <p className={styles.secure}>{text('order:paying.secure')}</p>
      </>
    ),
    savedCard: () => (
      <SavedCardForm
        card={method.method === 'savedCard' ? cards.find(({ _id }) => _id === method.card) : undefined}
        submitLabel={submitLabel}
        busy={busy}
        locked={locked}
        onPay={(savedCardId) => state.onPay({ method: 'card', savedCardId })}
      />
    ),
    wallet: () => (
      <WalletForm
        wallet={wallet}
        due={due}
        submitLabel={submitLabel}
        busy={busy}
        locked={locked}
        onPay={() => state.onPay({ method: 'wallet' })}
      />
    ),
    bankTransfer: () => (
      <TransferForm
        bank={bank}
        due={due}
        reference={reference}
        serverFields={state.fields}
        busy={busy}
        locked={locked}
        onDeclare={(transferReference) => state.onPay({ method: 'bankTransfer', transferReference })}
      />
    ),
  }
  return methods[method.method]()
}

function PaymentAlerts({ state }: Pick<PaymentPanelProps, 'state'>) {
  const alert = usePaymentAlert(state)
  // A field that was refused has the focus itself.
  return alert === null || Object.keys(state.fields).length > 0 ? alert : <FocusOnArrival>{alert}</FocusOnArrival>
}

function usePaymentAlert(state: PaymentState): ReactNode {
  const text = useText()
  if (state.declined) {
    return (
      <Notice tone="error" title={text('order:paying.declined')}>
        {text(`order:paying.failure.${state.reason}`)}
      </Notice>
    )
  }
  if (state.unconfirmed) {
    return (
      <Notice
        tone="error"
        title={text('order:paying.unconfirmed')}
        actions={
          <Button variant="primary" icon="refresh" onClick={state.onRetry}>
            {text('order:paying.sendAgain')}
          </Button>
        }
      >
        {text('order:paying.unconfirmedBody')}
      </Notice>
    )
  }
  return state.message === undefined ? null : <Notice tone="error">{state.message}</Notice>
}
