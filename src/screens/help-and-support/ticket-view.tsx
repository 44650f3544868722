import { FactList } from '#src/components/platform/fact-list.tsx'
import { TicketReplyForm } from '#src/forms/support/ticket-reply-form.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { orderDetailsAddress, paths } from '#src/lib/paths.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { ticketMachine } from '#src/machines/lifecycles/ticket.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import { TicketMessages } from './ticket-messages.tsx'
import { TicketStatusBadge } from './ticket-status-badge.tsx'
import { TicketAlerts } from './ticket-alerts.tsx'
import type { TicketViewProps } from './ticket-view-props.ts'

/** What was asked and answered, and what its owner can still do. */
export function TicketView({ flow, actor, ticket }: TicketViewProps) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const { number, status, topic, orderId, createdAt, messages } = ticket
  return (
    <Stack gap={5}>
      <Card>
        <FactList
          facts={[
            { name: text('support:ticket.number'), value: <Isolate>{number}</Isolate> },
            { name: text('support:ticket.topic'), value: text(`support:topic.${topic}`) },
            {
              name: text('support:ticket.order'),
              value: orderId && <Link href={orderDetailsAddress(orderId)}>{text('support:topic.order')}</Link>,
            },
            { name: text('support:ticket.raisedOn'), value: formatDateTime(createdAt) },
          ]}
        />
      </Card>
      <Section
        title={text('support:ticket.messages')}
        actions={
          // Read out when the staff answers while the page is looked at.
          <span role="status">
            <TicketStatusBadge status={status} />
          </span>
        }
      >
        <TicketMessages messages={messages} />
      </Section>
      <TicketAlerts flow={flow} actor={actor} />
      {can(ticketMachine, status, { type: 'ticket.reply' }) ? (
        <Card>
          {/* A form that has arrived begins anew, and its draft is gone. */}
          <Reply key={messages.length} flow={flow} actor={actor} ticket={ticket} />
        </Card>
      ) : (
        <Notice>{text('support:ticket.closed')}</Notice>
      )}
      {can(ticketMachine, status, { type: 'ticket.close' }) && (
        <Cluster justify="end">
          <Button
            icon="check"
            disabled={flow.hasTag('busy') || flow.hasTag('unreachable')}
            onClick={() => actor.send({ type: 'action.chosen', action: 'close' })}
          >
            {text('support:ticket.close')}
          </Button>
        </Cluster>
      )}
      <p>
        <Link href={paths.helpAndSupport}>{text('support:ticket.all')}</Link>
      </p>
    </Stack>
  )
}

const noFields: Readonly<Record<string, string>> = {}

function Reply({ flow, actor, ticket }: TicketViewProps) {
  const draft = useFormDraft(draftNames.ticketReply(ticket._id))
  const { failure, asked } = flow.context
  const refusal = asked === null && failure?.kind === 'rejected' && failure.code !== 409 ? failure : undefined
  return (
    <TicketReplyForm
      answered={ticket.status === 'answered'}
      busy={asked === null && flow.hasTag('busy')}
      locked={flow.hasTag('unreachable')}
      message={refusal?.message}
      serverFields={refusal?.fields ?? noFields}
      draft={draft}
      onReply={(message) => actor.send({ type: 'action.decided', command: { type: 'reply', message } })}
    />
  )
}
