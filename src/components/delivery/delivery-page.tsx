import type { ReactNode } from 'react'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { type FailedViewProps } from '#src/components/platform/failed-view.tsx'
import { FailedFlow, type FailedFlowProps } from '#src/components/platform/failed-flow.tsx'

export interface DeliveryPageProps {
  title: string
  side: 'buyer' | 'seller'
  /** Of the order, once it is known. */
  number?: string | undefined
  /** The flow that reads the order; null when none was chosen. */
  flow: { hasTag: (tag: 'busy' | 'filled' | 'failed') => boolean; context: Pick<FailedViewProps, 'failure'> } | null
  actor?: FailedFlowProps['actor']
  actions?: ReactNode
  children?: ReactNode
}

/** A page on which the delivery of an order is followed. */
export function DeliveryPage({ title, side, number, flow, actor, actions, children }: DeliveryPageProps) {
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
      {flow?.hasTag('busy') === true && !flow.hasTag('filled') && <WaitingView height="28rem" />}
      {flow !== null && actor !== undefined && <FailedFlow flow={flow} actor={actor} actions={toOrders} />}
    </Page>
  )
}
