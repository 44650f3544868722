import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

export interface NotPayableProps {
  order: components['schemas']['Order']
  /** Why the server took no payment just now. */
  message: string | undefined
  href: string
}

/** The order is not invoiced yet, is paid already, or has ended. */
export function NotPayable({ order, message, href }: NotPayableProps) {
  const text = useText()
  return (
    <Stack gap={4}>
      {message !== undefined && <Notice tone="error">{message}</Notice>}
      <EmptyState
        icon="receipt"
        title={text('order:paying.notPayable')}
        actions={
          <ButtonLink variant="primary" href={href}>
            {text('order:paying.toOrder')}
          </ButtonLink>
        }
      >
        {text('order:paying.notPayableBody', { status: text(`order:status.buyer.${order.status}`) })}
      </EmptyState>
    </Stack>
  )
}
