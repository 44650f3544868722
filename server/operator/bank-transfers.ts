import { toDecimalText } from '#src/lib/money.ts'
import type { CallCommand } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'

const form = 'bank-transfers list | approve PAYMENT --entry ENTRY --reason TEXT [--covers-also PAYMENTS] | decline PAYMENT REASON'
/** The most that one answer holds; those behind are told of. */
const pageSize = 100

const optionForms = {
  entry: {
    type: 'string',
    value: 'ENTRY',
    description: 'The number of the entry on the bank’s statement that brought the money',
  },
  'covers-also': {
    type: 'string',
    value: 'PAYMENTS',
    description: 'The other payments that the money of the entry covers as well, with commas between',
  },
  reason: reasonOption,
} as const

export const bankTransfersCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists the transfers that buyers declared, oldest first: payment, time, amount, what for, the reference given, and which
      others have the same, however it is written. Approve one when its money is on the account, by the entry of the statement that
      brought it, one of several only with the others that the money covers as well, or decline it with a reason, which the buyer is told.`,
  runCalls: async ({ call, print, options }, [action, id, ...args]) => {
    const reason = args.join(' ').trim()
    if (action === 'list') {
      const { transfers, total } = await call('getDeclaredTransfers', { body: { pageSize } })
      for (const { _id, declaredAt, amount, kind, reference, sameReference } of transfers) {
        const others = sameReference.length === 0 ? [] : [`also ${sameReference.map((other) => other._id).join(',')}`]
        print([_id, declaredAt, toDecimalText(amount), amount.currency, kind, reference ?? '', ...others].join('\t'))
      }
      if (total > transfers.length) print(`${total - transfers.length} more wait behind these.`)
      if (total === 0) print('No transfer waits for approval.')
      return
    }
    if (action === 'approve' && id !== undefined) {
      const { entry: statementEntry, 'covers-also': others } = options
      if (statementEntry === undefined) throw new CommandRefused(form)
      const body = {
        reason: requireReason(options),
        statementEntry,
        ...(others && { coversAlso: others.split(',').map((other) => other.trim()) }),
      }
      const { transfers } = await call('getDeclaredTransfers', { body: { id } })
      await call('approveTransfer', { id, body })
      const amount = transfers.find(({ _id }) => _id === id)?.amount
      return print(amount === undefined ? 'Approved' : `${toDecimalText(amount)} ${amount.currency} approved`)
    }
    if (action === 'decline' && id !== undefined && reason !== '') {
      await call('declineTransfer', { id, body: { reason } })
      return print('Declined; the buyer is told why.')
    }
    throw new CommandRefused(form)
  },
}
