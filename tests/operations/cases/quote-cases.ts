import type { Cases } from './case.ts'

export const quoteCases = {
  placeQuotationOrder: {
    happy: async ({ buyer, productId, addressId }) => {
      const request = { productId, quantity: { value: 24, unit: 't' }, incoterm: 'CIF', addressId }
      return { token: buyer, body: { action: 'request', ...request } }
    },
  },
} satisfies Partial<Cases>
