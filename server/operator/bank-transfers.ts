import { approveTransfer, declineTransfer } from '#server/domain/payment/bank-transfers.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { CommandRefused, type StoreCommand, type StoreContext } from './store-command.ts'

const form = 'bank-transfers list | approve PAYMENT | decline PAYMENT REASON'

async function list({ store, print }: StoreContext): Promise<void> {
  const payments = await store.list('payments', { method: 'bankTransfer', status: 'review' }, { orderBy: ['createdAt', '_id'] })
  for (const { _id, createdAt, amount, currency, transferReference, kind } of payments) {
    print([_id, createdAt, toDecimalText({ amount, currency }), currency, kind, transferReference ?? ''].join('\t'))
  }
  if (payments.length === 0) print('No transfer waits for approval.')
}

export const bankTransfersCommand: StoreCommand = {
  usage: `${form}
      Lists the transfers that buyers declared, oldest first: payment, time, amount, what for, and the reference given. Approve
      one when its money is on the account, or decline it with a reason, which the buyer is told.`,
  run: async (context, [action, paymentId, ...args]) => {
    const reason = args.join(' ').trim()
    if (action === 'list') return list(context)
    if (action === 'approve' && paymentId !== undefined) {
      const { amount, currency } = await context.change((own) => approveTransfer(own, paymentId))
      return context.print(`${toDecimalText({ amount, currency })} ${currency} approved`)
    }
    if (action === 'decline' && paymentId !== undefined && reason !== '') {
      await context.change((own) => declineTransfer(own, paymentId, reason))
      return context.print('Declined; the buyer is told why.')
    }
    throw new CommandRefused(form)
  },
}
