import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { FocusOnArrival } from '#src/ui/focus-on-arrival.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TransferChecking } from './transfer-checking.tsx'

export interface NotPayableProps {
  order: components['schemas']['Order']
  /** Why the server took no payment just now. */
  message: string | undefined
  href: string
}

/** The order is not invoiced yet, waits for a transfer to be found, is paid already, or has ended. */
export function NotPayable({ order, message, href }: NotPayableProps) {
  const text = useText()
  const toOrder = (
    <ButtonLink variant="primary" href={href}>
      {text('order:paying.toOrder')}
    </ButtonLink>
  )
  return (
    <Stack gap={4}>
      {message !== undefined && (
        <FocusOnArrival>
          <Notice tone="error">{message}</Notice>
        </FocusOnArrival>
      )}
      {order.transfer === undefined ? (
        <EmptyState icon="receipt" title={text('order:paying.notPayable')} actions={toOrder}>
          {text('order:paying.notPayableBody', { status: text(`order:status.buyer.${order.status}`) })}
        </EmptyState>
      ) : (
        <>
          <TransferChecking transfer={order.transfer} side="buyer" />
          <Cluster>{toOrder}</Cluster>
        </>
      )}
    </Stack>
  )
}
