import type { Actor, SnapshotFrom } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { orderPlacingMachine } from '#src/machines/order-placing.machine.ts'

/** What every part of the page is given once the product is there. */
export interface OrderDeskProps {
  flow: SnapshotFrom<typeof orderPlacingMachine>
  actor: Actor<typeof orderPlacingMachine>
  product: components['schemas']['Product']
}
