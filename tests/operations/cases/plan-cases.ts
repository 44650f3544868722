import type { Cases } from './case.ts'

export const planCases = {
  getSubscriptionsPlans: { happy: async ({ asSeller }) => ({ ...asSeller, body: {} }) },
  getUserSubscriptionPlan: { happy: async ({ asSeller }) => ({ ...asSeller }) },
  purchaseSubscription: {
    happy: async ({ market, company }) => {
      const { plans } = await market.call('getSubscriptionsPlans', { token: company, body: {} })
      return { token: company, side: 'Seller', body: { action: 'subscribe', planId: plans[1]?._id } }
    },
  },
} satisfies Partial<Cases>
