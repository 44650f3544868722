import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import type { Cases } from './case.ts'

export const paymentCases = {
  getAdminBankDetails: { happy: async ({ buyer }) => ({ token: buyer }) },
  createPaymentIntent: {
    happy: async ({ buyer, invoiced }) => ({ token: buyer, body: { orderId: (await invoiced())._id } }),
  },
  proceedPayment: {
    happy: async ({ buyer, invoiced, paymentOf }) => {
      const { _id } = await paymentOf((await invoiced())._id)
      return { token: buyer, body: { paymentId: _id, cardToken: sandboxCards.success.token } }
    },
  },
  getSavedCards: { happy: async ({ buyer }) => ({ token: buyer }) },
  saveCard: {
    happy: async ({ buyer }) => ({ token: buyer, body: { cardToken: sandboxCards.success.token } }),
  },
  deleteSavedCard: {
    happy: async ({ market, buyer, invoiced, paymentOf }) => {
      const { _id: paymentId } = await paymentOf((await invoiced())._id)
      const body = { paymentId, cardToken: sandboxCards.success.token, saveCard: true }
      await market.call('proceedPayment', { token: buyer, body })
      const { cards } = await market.call('getSavedCards', { token: buyer })
      return { token: buyer, id: cards[0]?._id ?? '' }
    },
    // A card is kept or it is not there.
    impossible: null,
  },
  getUserWalletInfo: { happy: async ({ buyer }) => ({ token: buyer }) },
  getUserTransactions: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  getEarnings: { happy: async ({ asSeller }) => ({ ...asSeller, body: {} }) },
  paymentWebhook: { happy: async ({ market }) => ({ body: {}, ...market.webhook() }) },
} satisfies Partial<Cases>
