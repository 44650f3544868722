import type { sellerGateMachine } from '#src/machines/listing/seller-gate.machine.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const sellerGateEvents = {
  inputs: { 'a page of the seller side': undefined },
  events: { 'switch.accepted': { type: 'switch.accepted' }, 'switch.declined': { type: 'switch.declined' } },
} satisfies FlowEvents<typeof sellerGateMachine>
