import { callApi } from '#src/api/call-api.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { createPayingMachine } from './create-paying-machine.ts'
import { navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { isPayable, type PayableOrder, readPayableOrder } from './payable-order.ts'

/** A buyer pays an invoiced order, and is back at the order when the money has come or a transfer is declared. */
export const orderPayingMachine = createPayingMachine<PayableOrder>({
  id: 'orderPaying',
  read: readPayableOrder,
  isPayable,
  isBegun: ({ order }) => order.paymentState === 'processing',
  start: async (orderId, idempotencyKey) => {
    const { results, message } = await callApi('createPaymentIntent', { body: { orderId }, idempotencyKey })
    return { payment: results, message }
  },
  onDone: (orderId, { payment, message }) => [
    successToast(message, payment?.status === 'review' ? 'money:transfer.declared' : 'order:paying.paid'),
    navigate(orderDetailsAddress(orderId), { replace: true }),
  ],
})
