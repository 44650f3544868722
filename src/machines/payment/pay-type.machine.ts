import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'
import { type PayableOrder, readPayableOrder } from './payable-order.ts'

/** Somebody looks at what is due on an order and with what they can pay it; it may be paid or cancelled meanwhile. */
export const payTypeMachine = createReadingMachine<{ orderId: string }, PayableOrder>({
  id: 'payType',
  read: ({ orderId }, signal) => readPayableOrder(orderId, signal),
  staledBy: (event, { orderId }) => event.subjectId === orderId,
})
