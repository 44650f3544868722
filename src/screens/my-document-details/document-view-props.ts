import type { Actor, SnapshotFrom } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { documentDetailsMachine } from '#src/machines/document/document-details.machine.ts'

/** What every part of the request's page is given: its flow, and the request once it is there. */
export interface DocumentViewProps {
  flow: SnapshotFrom<typeof documentDetailsMachine>
  actor: Actor<typeof documentDetailsMachine>
  request: components['schemas']['DocumentRequest']
}
