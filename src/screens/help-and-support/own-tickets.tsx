import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { ticketAddress } from '#src/lib/paths.ts'
import { ticketListMachine } from '#src/machines/support/ticket-list.machine.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { TicketStatusBadge } from './ticket-status-badge.tsx'

/** What somebody has asked the staff, the latest changed first. */
export function OwnTickets() {
  const text = useText()
  const [flow, actor] = useFlow(ticketListMachine, {})
  const { results } = flow.context
  return (
    <Section title={text('support:tickets.title')}>
      {results === null && flow.hasTag('busy') && (
        <SkeletonGroup label={text('support:tickets.waiting')}>
          <Skeleton shape="block" height="6rem" />
        </SkeletonGroup>
      )}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('filled') && results !== null && <Tickets {...results} />}
    </Section>
  )
}

function Tickets({ tickets, total }: components['schemas']['Tickets']) {
  const text = useText()
  if (tickets.length === 0) {
    return (
      <EmptyState icon="chat" title={text('support:tickets.none')}>
        {text('support:tickets.noneBody')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={3} aria-label={text('support:tickets.label')}>
        {tickets.map((ticket) => (
          <TicketCard key={ticket._id} ticket={ticket} />
        ))}
      </Stack>
      {total > tickets.length && <p>{text('support:tickets.more', { count: tickets.length })}</p>}
    </Stack>
  )
}

function TicketCard({ ticket: { _id, number, subject, status, topic, updatedAt } }: { ticket: components['schemas']['Ticket'] }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  return (
    <Card as="li">
      <Stack gap={2}>
        <Cluster justify="spread">
          <TicketStatusBadge status={status} />
          <Isolate>{number}</Isolate>
        </Cluster>
        <h3>
          <CardLink href={ticketAddress(_id)}>
            <bdi>{subject}</bdi>
          </CardLink>
        </h3>
        <Cluster gap={4}>
          <span>{text(`support:topic.${topic}`)}</span>
          <span>{text('support:tickets.changedOn', { date: formatDateTime(updatedAt) })}</span>
        </Cluster>
      </Stack>
    </Card>
  )
}
