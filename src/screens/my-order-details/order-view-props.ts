import type { Actor, SnapshotFrom } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'

/** What every part of the order's page is given: its flow, and the order once it is there. */
export interface OrderViewProps {
  flow: SnapshotFrom<typeof orderDetailsMachine>
  actor: Actor<typeof orderDetailsMachine>
  order: components['schemas']['Order']
  userId: string | null
}
