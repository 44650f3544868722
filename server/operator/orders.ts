import type { CallCommand } from './call-command.ts'
import { findOrder } from './disputes.ts'
import { CommandRefused } from './store-command.ts'

const form = 'orders refund ORDER REASON'

export const ordersCommand: CallCommand = {
  usage: `${form}
      Gives the buyer of a completed order back what no dispute has given back yet. The seller's share is taken from what is available,
      and what is missing is a debt that the next earnings pay; both sides are told, the seller with the reason.`,
  runCalls: async (context, [action, orderNumber, ...args]) => {
    const reason = args.join(' ').trim()
    if (action !== 'refund' || orderNumber === undefined || reason === '') throw new CommandRefused(form)
    await context.call('refundCompletedOrder', { id: await findOrder(context, orderNumber), body: { reason } })
    context.print(`${orderNumber} is refunded`)
  },
}
