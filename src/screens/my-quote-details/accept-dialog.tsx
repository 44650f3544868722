import { type ReactNode, useState } from 'react'
import { OrderTotals } from '#src/components/order/order-totals.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

export interface AcceptDialogProps {
  quote: components['schemas']['Quote']
  /** Who accepts: the buyer an offer, the seller a counter-offer. */
  side: 'buyer' | 'seller'
  busy: boolean
  message: string | undefined
  /** What happened since the dialog was opened. */
  notice: ReactNode
  late: boolean
  onConfirm: (version: number) => void
  onBack: () => void
}

/** The whole sum before an order is made of it. It stays that of the offer which was looked at, whatever comes in meanwhile. */
export function AcceptDialog({ quote, side, busy, message, notice, late, onConfirm, onBack }: AcceptDialogProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  const [offer] = useState(() => quote.offers.at(-1))
  if (offer === undefined) return null
  const newer = quote.version !== offer.version
  const back = () => {
    if (!busy) onBack()
  }
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={back}
      title={text(`quote:question.accept.${side}.title`)}
      description={text(`quote:question.accept.${side}.body`)}
      actions={
        <>
          <Button onClick={back} disabled={busy}>
            {text('order:question.back')}
          </Button>
          <Button
            variant="primary"
            icon="check"
            disabled={late || newer}
            busy={busy}
            busyLabel={text('order:action.busy')}
            onClick={() => onConfirm(offer.version)}
          >
            {text(`quote:question.accept.${side}.confirm`, { amount: formatMoney(offer.totals.total) })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {late ? notice : newer && <Notice tone="warning">{text(`quote:question.accept.${side}.newer`)}</Notice>}
        {message !== undefined && <Notice tone="error">{message}</Notice>}
        <OrderTotals totals={offer.totals} priceUnit={quote.item.priceUnit} />
      </Stack>
    </Dialog>
  )
}
