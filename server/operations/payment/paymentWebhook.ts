import { recordCharge } from '#server/domain/payment/card-charges.ts'
import { addSavedCard } from '#server/domain/payment/saved-cards.ts'
import { unauthenticated } from '#server/domain/platform/domain-error.ts'
import type { SteppedOperation } from '#server/operation.ts'

/**
 * Providers retry and do not keep the order: each event counts once, and only where it still applies. The provider may be asked for what
 * the event does not carry, outside of any transaction.
 */
export const paymentWebhook: SteppedOperation<'paymentWebhook'> = {
  inSteps: async (_, { cardPayments }, { step, lastStep }) => {
    const sent = await step(async ({ sentText = '', signature = '', now }) => ({ sentText, signature, now }))
    const event = await cardPayments.readEvent(sent.sentText, sent.signature, sent.now)
    if (event === undefined) throw unauthenticated()
    return lastStep(async (call) => {
      const { tables } = call
      const received = await tables.find('webhookEvents', { _id: event.id })
      if (received !== undefined) return {}
      await tables.insert('webhookEvents', { _id: event.id, at: call.now })
      const { about } = event
      if (about === undefined) return {}
      if ('paymentId' in about) await recordCharge(call, about.paymentId, about.outcome)
      // Its owner may have deleted the account meanwhile.
      else if ((await tables.find('users', { _id: about.userId })) !== undefined)
        await addSavedCard(call, about.userId, about.stored)
      return {}
    })
  },
}
