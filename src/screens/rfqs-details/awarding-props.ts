import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { awardingMachine } from '#src/machines/requirement/awarding.machine.ts'

/** One requirement of the buyer's, and the flow that decides on it. */
export interface AwardingProps {
  flow: SnapshotFrom<typeof awardingMachine>
  actor: ActorRefFrom<typeof awardingMachine>
  requirement: components['schemas']['Requirement']
}
