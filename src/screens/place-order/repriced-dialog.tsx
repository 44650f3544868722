import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import type { OrderPanelProps } from './order-panel-props.ts'

/** The price changed between looking and ordering: both totals, and the question whether to order all the same. */
export function RepricedDialog({ flow, actor }: Pick<OrderPanelProps, 'flow' | 'actor'>) {
  const text = useText()
  const { formatMoney } = useFormat()
  const { totals, newTotals } = flow.context
  return (
    <ConfirmDialog
      open={flow.hasTag('dialog')}
      title={text('order:placing.repriced')}
      description={text('order:placing.repricedBody')}
      confirmLabel={text('order:placing.acceptNew')}
      cancelLabel={text('order:placing.declineNew')}
      onConfirm={() => actor.send({ type: 'newTotal.accepted' })}
      onCancel={() => actor.send({ type: 'newTotal.declined' })}
    >
      <FactList
        spread
        facts={[
          { name: text('order:placing.oldTotal'), value: totals === null ? undefined : <s>{formatMoney(totals.total)}</s> },
          {
            name: text(newTotals?.freight === 'quotedLater' ? 'order:totals.totalWithoutFreight' : 'order:placing.newTotal'),
            value: newTotals === null ? undefined : formatMoney(newTotals.total),
          },
        ]}
      />
    </ConfirmDialog>
  )
}
