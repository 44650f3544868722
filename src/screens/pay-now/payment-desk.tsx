import type { Actor, SnapshotFrom } from 'xstate'
import { FactList } from '#src/components/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { BankCodeDialog } from '#src/forms/bank-code-dialog.tsx'
import { CardForm } from '#src/forms/card-form.tsx'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import type { orderPayingMachine } from '#src/machines/order-paying.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './payment-desk.module.css'
import { TestCards } from './test-cards.tsx'

export interface PaymentDeskProps {
  flow: SnapshotFrom<typeof orderPayingMachine>
  actor: Actor<typeof orderPayingMachine>
  order: components['schemas']['Order']
}

const noFields: Readonly<Record<string, string>> = {}

/** What is to be paid, the card, and the bank's question where it has one. */
export function PaymentDesk({ flow, actor, order }: PaymentDeskProps) {
  const text = useText()
  const local = useLocal()
  const { formatMoney, formatQuantity } = useFormat()
  const { failure } = flow.context
  const asksBank = flow.hasTag('dialog')
  const amount = formatMoney(order.totals.total)
  const message =
    failure === null ? undefined : failure.kind === 'refused' ? failure.message : text(`app:failure.${failure.kind}.short`)
  return (
    <Stack gap={5}>
      <Card>
        <p className={styles.amount}>
          <span>{text('order:paying.amount')}</span>
          <strong className={styles.money}>{amount}</strong>
        </p>
        <FactList
          facts={[
            { name: text('order:paying.order'), value: <Isolate>{order.number}</Isolate> },
            { name: text('order:details.item'), value: `${local(order.item, 'name')} · ${formatQuantity(order.item.quantity)}` },
            { name: text('order:paying.seller'), value: <bdi>{order.seller.name}</bdi> },
          ]}
        />
      </Card>
      <Card>
        <Stack gap={4}>
          {!asksBank && <Troubles flow={flow} actor={actor} message={message} />}
          <CardForm
            submitLabel={text('order:paying.submit', { amount })}
            busy={flow.hasTag('busy') && !asksBank}
            locked={flow.hasTag('locked')}
            onToken={(cardToken) => {
              actor.send({ type: 'card.entered', cardToken })
            }}
          />
          <p className={styles.secure}>{text('order:paying.secure')}</p>
        </Stack>
      </Card>
      <TestCards />
      {asksBank && (
        <BankCodeDialog
          busy={flow.hasTag('busy')}
          unanswered={flow.hasTag('unreachable')}
          message={failure?.kind === 'refused' ? message : undefined}
          serverFields={failure?.kind === 'refused' ? failure.fields : noFields}
          onCode={(bankCode) => {
            actor.send({ type: 'code.entered', bankCode })
          }}
          onSendAgain={() => {
            actor.send({ type: 'retry.asked' })
          }}
          onBack={() => {
            actor.send({ type: 'code.abandoned' })
          }}
        />
      )}
    </Stack>
  )
}

function Troubles({ flow, actor, message }: Pick<PaymentDeskProps, 'flow' | 'actor'> & { message: string | undefined }) {
  const text = useText()
  const reason = flow.context.payment?.failure
  if (flow.hasTag('declined')) {
    return (
      <Notice tone="error" title={text('order:paying.declined')}>
        {text(`order:paying.failure.${reason ?? 'cardDeclined'}`)}
      </Notice>
    )
  }
  if (flow.hasTag('unreachable')) {
    return (
      <Notice
        tone="error"
        title={text('order:paying.unconfirmed')}
        actions={
          <Button
            variant="primary"
            icon="refresh"
            onClick={() => {
              actor.send({ type: 'retry.asked' })
            }}
          >
            {text('order:paying.sendAgain')}
          </Button>
        }
      >
        {text('order:paying.unconfirmedBody')}
      </Notice>
    )
  }
  return message === undefined ? null : <Notice tone="error">{message}</Notice>
}
