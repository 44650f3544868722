import type { Cases } from './case.ts'

export const orderCases = {
  previewOrder: {
    happy: async ({ buyer, orderRequest }) => {
      const { expectedTotal: _, ...body } = await orderRequest()
      return { token: buyer, body }
    },
  },
  placeOrder: { happy: async ({ buyer, orderRequest }) => ({ token: buyer, body: await orderRequest() }) },
  getMyOrders: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  getSellerTasks: { happy: async ({ asSeller }) => asSeller },
  viewOrder: { happy: async ({ buyer, placed }) => ({ token: buyer, id: (await placed())._id }) },
  acceptOrder: {
    happy: async ({ asSeller, placed }) => ({ ...asSeller, id: (await placed())._id }),
    impossible: async ({ asSeller, accepted }) => ({ ...asSeller, id: (await accepted())._id }),
  },
  rejectOrder: {
    happy: async ({ asSeller, placed }) => ({ ...asSeller, id: (await placed())._id, body: { reason: 'Out of season' } }),
    impossible: async ({ asSeller, paid }) => ({ ...asSeller, id: (await paid())._id, body: { reason: 'Out of season' } }),
  },
  changeStatus: {
    happy: async ({ asSeller, paid }) => ({ ...asSeller, id: (await paid())._id, body: { event: 'order.process' } }),
    impossible: async ({ asSeller, placed }) => ({ ...asSeller, id: (await placed())._id, body: { event: 'order.process' } }),
  },
  generatePaymentInvoice: {
    happy: async ({ asSeller, accepted }) => ({ ...asSeller, id: (await accepted())._id }),
    impossible: async ({ asSeller, placed }) => ({ ...asSeller, id: (await placed())._id }),
  },
  generateDeliveryInvoice: {
    happy: async ({ asSeller, processing }) => ({ ...asSeller, id: (await processing())._id }),
    impossible: async ({ asSeller, placed }) => ({ ...asSeller, id: (await placed())._id }),
  },
  viewPackingList: {
    happy: async ({ buyer, market, dispatched }) => {
      const { _id: orderId } = await dispatched()
      const [shipment] = await market.store.list('shipments', { orderId })
      return { token: buyer, id: shipment?._id ?? '' }
    },
  },
  viewInvoice: { happy: async ({ buyer, invoiced }) => ({ token: buyer, id: (await invoiced()).invoice._id }) },
} satisfies Partial<Cases>
