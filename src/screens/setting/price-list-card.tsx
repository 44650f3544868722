import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { PriceListSummary } from '#src/machines/order/price-lists.machine.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

const tones: Record<PriceListSummary['state'], BadgeTone> = { upcoming: 'info', valid: 'success', ended: 'neutral' }

export interface PriceListCardProps {
  list: PriceListSummary
  onEdit: () => void
  onCopy: () => void
  onEnd: () => void
}

/** A price list in short, and what can be done with it: one that has ended is copied alone. */
export function PriceListCard({ list, onEdit, onCopy, onEnd }: PriceListCardProps) {
  const text = useText()
  const { formatDate } = useFormat()
  const { name, currency, state, validFrom, validUntil, buyerCount, rowCount } = list
  const from = formatDate(validFrom)
  return (
    <Card as="li">
      <Stack gap={2}>
        <Cluster justify="spread" gap={3}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <Badge tone={tones[state]}>{text(`prices:state.${state}`)}</Badge>
        </Cluster>
        <span>
          {validUntil === undefined
            ? text('prices:days.open', { from })
            : text('prices:days.until', { from, until: formatDate(validUntil) })}
        </span>
        <Cluster gap={4}>
          <span>{text('prices:buyerCount', { count: buyerCount })}</span>
          <span>{text('prices:productCount', { count: rowCount })}</span>
          <span>{currency}</span>
        </Cluster>
        <Cluster gap={2}>
          {state !== 'ended' && (
            <Button compact icon="edit" onClick={onEdit}>
              <span aria-hidden="true">{text('prices:edit')}</span>
              <VisuallyHidden>{text('prices:editOf', { name })}</VisuallyHidden>
            </Button>
          )}
          <Button compact icon="copy" onClick={onCopy}>
            <span aria-hidden="true">{text('prices:copy')}</span>
            <VisuallyHidden>{text('prices:copyOf', { name })}</VisuallyHidden>
          </Button>
          {state !== 'ended' && (
            <Button compact variant="quiet" icon="close" onClick={onEnd}>
              <span aria-hidden="true">{text('prices:end')}</span>
              <VisuallyHidden>{text('prices:endOf', { name })}</VisuallyHidden>
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
