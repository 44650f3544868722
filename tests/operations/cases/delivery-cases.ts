import type { Cases } from './case.ts'

export const deliveryCases = {
  acceptJob: { happy: async ({ dispatched }) => ({ deliveryToken: (await dispatched()).deliveryToken }) },
  reportPosition: {
    happy: async ({ inFlight }) => ({
      deliveryToken: (await inFlight()).deliveryToken,
      body: { latitude: 22.33, longitude: 91.81 },
    }),
  },
  reportDelivery: {
    happy: async ({ inFlight }) => ({ deliveryToken: (await inFlight()).deliveryToken, body: { receivedBy: 'Nadia Rahman' } }),
  },
} satisfies Partial<Cases>
