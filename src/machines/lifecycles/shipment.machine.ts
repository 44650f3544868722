import { setup } from 'xstate'
import type { OrderParty } from './order.machine.ts'

type Command =
  | 'shipment.accept'
  | 'shipment.start'
  | 'shipment.report'
  | 'shipment.fail'
  | 'shipment.retry'
  | 'shipment.deliver'
  | 'shipment.replaceDriver'
  | 'shipment.cancel'

/** `driven`: a driver brings it, who has a link of their own. */
export type ShipmentEvent = { [Type in Command]: { type: Type; by: OrderParty; driven?: boolean } }[Command]

/**
 * The carriage of an order, or of a part of it. A driver accepts it, starts and hands over; a courier's is under way from the first, and
 * one that the buyer collects is offered until it is fetched. Where no driver reports, the seller, the buyer or an operator say that it is
 * delivered. A driver who could not hand over says so, and waits until the seller arranges another attempt, gives it to another driver, who begins
 * anew, or takes it back; it may be delivered meanwhile all the same. A position report changes nothing but shows that the job runs.
 */
export const shipmentMachine = setup({
  types: { events: {} as ShipmentEvent },
  guards: {
    byCarrier: ({ event }) => event.by === 'carrier',
    byOthers: ({ event }) => event.by !== 'carrier',
    bySeller: ({ event }) => event.by === 'seller',
    bySellerOfDriver: ({ event }) => event.by === 'seller' && event.driven === true,
  },
}).createMachine({
  id: 'shipment',
  initial: 'offered',
  states: {
    offered: {
      on: {
        'shipment.accept': { guard: 'byCarrier', target: 'accepted' },
        'shipment.deliver': { guard: 'byOthers', target: 'delivered' },
        'shipment.replaceDriver': { guard: 'bySellerOfDriver', target: 'offered' },
        'shipment.cancel': { guard: 'bySeller', target: 'cancelled' },
      },
    },
    accepted: {
      on: {
        'shipment.start': { guard: 'byCarrier', target: 'underway' },
        'shipment.report': { guard: 'byCarrier', target: 'accepted' },
        'shipment.fail': { guard: 'byCarrier', target: 'failed' },
        'shipment.deliver': 'delivered',
        'shipment.replaceDriver': { guard: 'bySellerOfDriver', target: 'offered' },
        'shipment.cancel': { guard: 'bySeller', target: 'cancelled' },
      },
    },
    underway: {
      on: {
        'shipment.report': { guard: 'byCarrier', target: 'underway' },
        'shipment.fail': { guard: 'byCarrier', target: 'failed' },
        'shipment.deliver': 'delivered',
        'shipment.replaceDriver': { guard: 'bySellerOfDriver', target: 'offered' },
        'shipment.cancel': { guard: 'bySeller', target: 'cancelled' },
      },
    },
    failed: {
      on: {
        'shipment.report': { guard: 'byCarrier', target: 'failed' },
        'shipment.retry': { guard: 'bySellerOfDriver', target: 'accepted' },
        'shipment.deliver': 'delivered',
        'shipment.replaceDriver': { guard: 'bySellerOfDriver', target: 'offered' },
        'shipment.cancel': { guard: 'bySeller', target: 'cancelled' },
      },
    },
    delivered: { type: 'final' },
    cancelled: { type: 'final' },
  },
})
