import type { Actor, SnapshotFrom } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { ticketDetailsMachine } from '#src/machines/support/ticket-details.machine.ts'

/** What every part of the ticket's page is given: its flow, and the ticket once it is there. */
export interface TicketViewProps {
  flow: SnapshotFrom<typeof ticketDetailsMachine>
  actor: Actor<typeof ticketDetailsMachine>
  ticket: components['schemas']['Ticket']
}
