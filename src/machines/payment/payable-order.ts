import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { orderActions } from '#src/machines/order/order-actions.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { type PaymentOffer, readPaymentOffer } from './payment-offer.ts'

export interface PayableOrder {
  order: components['schemas']['Order']
  offer: PaymentOffer
}

export async function readPayableOrder(id: string, signal: AbortSignal): Promise<PayableOrder> {
  const [{ results }, offer] = await Promise.all([callApi('viewOrder', { path: { id }, signal }), readPaymentOffer(signal)])
  return { order: orderOf(results), offer }
}

/** Whether its buyer can pay it now, by the word of its life-cycle. */
export const isPayable = ({ order }: PayableOrder): boolean => orderActions(order, 'buyer').includes('pay')
