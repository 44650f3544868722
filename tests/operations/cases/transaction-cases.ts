import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import type { Cases } from './case.ts'

export const transactionCases = {
  createPaymentIntent: {
    happy: async ({ buyer, invoiced }) => ({ token: buyer, body: { orderId: (await invoiced())._id } }),
  },
  proceedPayment: {
    happy: async ({ buyer, invoiced, paymentOf }) => {
      const { _id } = await paymentOf((await invoiced())._id)
      return { token: buyer, body: { paymentId: _id, cardToken: sandboxCards.success.token } }
    },
  },
} satisfies Partial<Cases>
