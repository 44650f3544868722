import { recordCharge } from '#server/domain/payment/card-charges.ts'
import { unauthenticated } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Providers retry and do not keep the order: each event counts once, and only where it still applies. */
export const paymentWebhook: Operation<'paymentWebhook'> = async (call) => {
  const { tables, ports, sentText = '', signature = '', now } = call
  const event = await ports.cardPayments.readEvent(sentText, signature, now)
  if (event === undefined) throw unauthenticated()
  const received = await tables.find('webhookEvents', { _id: event.id })
  if (received !== undefined) return {}
  await tables.insert('webhookEvents', { _id: event.id, at: now })
  if (event.outcome !== undefined) await recordCharge(call, event.paymentId, event.outcome)
  return {}
}
