import type { ReactNode } from 'react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { ticketDetailsMachine } from '#src/machines/support/ticket-details.machine.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import { TicketView } from './ticket-view.tsx'

/** One own ticket: what was said in it, and the way to go on. */
export function TicketPage({ ticketId }: { ticketId: string }) {
  const text = useText()
  // A ticket is its owner's on either side.
  const [flow, actor] = useFlow(ticketDetailsMachine, { id: ticketId, side: 'buyer' })
  const { entity: ticket } = flow.context
  return (
    <Page
      width="narrow"
      title={ticket === null ? text('support:ticket.title') : <bdi>{ticket.subject}</bdi>}
      above={<ContactMethod>{ticket?.number}</ContactMethod>}
    >
      {ticket === null && flow.hasTag('busy') && (
        <SkeletonGroup label={text('support:ticket.waiting')}>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      )}
      {ticket === null && (
        <FailedFlow
          flow={flow}
          actor={actor}
          actions={<ButtonLink href={paths.helpAndSupport}>{text('support:ticket.all')}</ButtonLink>}
        />
      )}
      {ticket !== null && (
        <>
          <TicketView flow={flow} actor={actor} ticket={ticket} />
          <ClosingDialog flow={flow} actor={actor} />
        </>
      )}
    </Page>
  )
}

function ContactMethod({ children: number }: { children: string | undefined }): ReactNode {
  const text = useText()
  return (
    <Breadcrumbs
      label={text('support:ticket.breadcrumb')}
      items={[{ label: text('support:title'), href: paths.helpAndSupport }, { label: number ?? text('support:ticket.title') }]}
    />
  )
}
