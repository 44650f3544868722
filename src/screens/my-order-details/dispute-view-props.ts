import type { Actor, SnapshotFrom } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import type { disputeDetailsMachine } from '#src/machines/support/dispute-details.machine.ts'

type Schemas = components['schemas']

/** What every part of a dispute is given: its flow, the dispute once it is there, and its order. */
export interface DisputeViewProps {
  flow: SnapshotFrom<typeof disputeDetailsMachine>
  actor: Actor<typeof disputeDetailsMachine>
  dispute: Schemas['Dispute']
  order: Schemas['Order']
  /** What the reader is in the order. */
  role: Role
}
