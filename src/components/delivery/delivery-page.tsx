import type { ReactNode } from 'react'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { FailedView, type FailedViewProps } from '#src/components/platform/failed-view.tsx'

export interface DeliveryPageProps {
  title: string
  side: 'buyer' | 'seller'
  /** Of the order, once it is known. */
  number?: string | undefined
  /** The flow that reads the order; null when none was chosen. */
  flow: { hasTag: (tag: 'busy' | 'filled' | 'failed') => boolean; context: Pick<FailedViewProps, 'failure'> } | null
  onRetry?: FailedViewProps['onRetry']
  actions?: ReactNode
  children?: ReactNode
}

/** A page on which the delivery of an order is followed. */
export function DeliveryPage({ title, side, number, flow, onRetry = () => undefined, actions, children }: DeliveryPageProps) {
  const text = useText()
  const { language } = useLanguage()
  const toOrders = (
    <ButtonLink href={side === 'seller' ? paths.sellerOrders : paths.myOrder}>{text('order:details.toOrders')}</ButtonLink>
  )
  return (
    <Page
      title={title}
      lead={number === undefined ? undefined : text('tracking:lead', { number: isolated(number, language) })}
      actions={actions}
    >
      {flow === null && (
        <EmptyState icon="truck" title={text('order:details.nothingChosen')} actions={toOrders}>
          {text('order:details.nothingChosenBody')}
        </EmptyState>
      )}
      {children}
      {flow?.hasTag('busy') === true && !flow.hasTag('filled') && (
        <SkeletonGroup label={text('app:wait')}>
          <Skeleton shape="block" height="28rem" />
        </SkeletonGroup>
      )}
      {flow?.hasTag('failed') === true && <FailedView failure={flow.context.failure} onRetry={onRetry} actions={toOrders} />}
    </Page>
  )
}
