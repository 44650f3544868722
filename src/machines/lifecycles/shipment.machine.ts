import { setup } from 'xstate'

export type ShipmentEvent = { type: 'shipment.accept' } | { type: 'shipment.report' } | { type: 'shipment.deliver' }

/** The carriage of one order, as its carrier tells it. A position report changes nothing but shows that the job runs. */
export const shipmentMachine = setup({ types: { events: {} as ShipmentEvent } }).createMachine({
  id: 'shipment',
  initial: 'offered',
  states: {
    offered: { on: { 'shipment.accept': 'accepted' } },
    accepted: { on: { 'shipment.report': 'accepted', 'shipment.deliver': 'delivered' } },
    delivered: { type: 'final' },
  },
})
