import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'

export interface FreightNoticeProps {
  order: components['schemas']['Order']
  side: Role
}

/** What becomes of an order whose freight is still to be stated, or to be accepted; nothing of any other. */
export function FreightNotice({ order: { status, totals, acceptFreightBy }, side }: FreightNoticeProps) {
  const text = useText()
  const { formatDateTime } = useFormat()
  if (acceptFreightBy !== undefined) {
    return (
      <p>
        {text(side === 'buyer' ? 'order:freight.acceptUntil' : 'order:freight.openUntil', {
          time: formatDateTime(acceptFreightBy),
        })}
      </p>
    )
  }
  const freightLater = totals.freight === 'quotedLater'
  if (!can(orderMachine, status, { type: 'order.quoteFreight', by: 'seller', freightLater })) return null
  return <p>{text(side === 'buyer' ? 'order:freight.awaitedBuyer' : 'order:freight.awaitedSeller')}</p>
}
