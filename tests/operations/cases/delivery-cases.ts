import { sidewaysPhoto } from '#tests/support/sample-files.ts'
import type { Cases } from './case.ts'

export const deliveryCases = {
  viewJob: { happy: async ({ dispatched }) => ({ deliveryToken: (await dispatched()).deliveryToken }) },
  acceptJob: { happy: async ({ dispatched }) => ({ deliveryToken: (await dispatched()).deliveryToken }) },
  startJob: { happy: async ({ inFlight }) => ({ deliveryToken: (await inFlight()).deliveryToken }) },
  reportPosition: {
    happy: async ({ inFlight }) => ({
      deliveryToken: (await inFlight()).deliveryToken,
      body: { latitude: 22.33, longitude: 91.81 },
    }),
  },
  addDeliveryPhoto: {
    happy: async ({ inFlight }) => ({
      deliveryToken: (await inFlight()).deliveryToken,
      body: { photo: new File([await sidewaysPhoto(40, 30)], 'gate.jpg') },
    }),
  },
  reportDelivery: {
    happy: async ({ inFlight }) => ({ deliveryToken: (await inFlight()).deliveryToken, body: { receivedBy: 'Nadia Rahman' } }),
  },
  reportFailure: {
    happy: async ({ inFlight }) => ({ deliveryToken: (await inFlight()).deliveryToken, body: { reason: 'noReceiver' } }),
  },
  changeShipment: {
    happy: async ({ asSeller, dispatched }) => ({
      ...asSeller,
      id: (await dispatched()).shipmentId,
      body: { event: 'shipment.deliver', receivedBy: 'Nadia Rahman' },
    }),
    impossible: async ({ asSeller, inFlight, market }) => {
      const { deliveryToken, shipmentId } = await inFlight()
      await market.call('reportDelivery', { deliveryToken, body: { receivedBy: 'Nadia Rahman' } })
      return { ...asSeller, id: shipmentId, body: { event: 'shipment.cancel', reason: 'The truck broke down' } }
    },
  },
  getDriverLink: { happy: async ({ asSeller, dispatched }) => ({ ...asSeller, id: (await dispatched()).shipmentId }) },
} satisfies Partial<Cases>
