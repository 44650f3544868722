import { join } from 'node:path'
import { plainDecimal } from '#src/lib/decimal-text.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { fromDecimal } from '#src/lib/money-arithmetic.ts'
import { CallRefused, type CallCommand, type CallContext } from './call-command.ts'
import { copyFiles } from './copy-files.ts'
import { CommandRefused } from './store-command.ts'

const form = 'disputes list | show ORDER [--to FOLDER] | resolve ORDER complete|refund|partRefund NOTE [--amount AMOUNT]'

/** The most that one answer holds; those behind are told of. */
const pageSize = 100

const optionForms = {
  to: { type: 'string', value: 'FOLDER', description: 'Where `show` copies what both sides attached' },
  amount: {
    type: 'string',
    value: 'AMOUNT',
    description: 'What goes back to the buyer by a part refund, in the currency of the order',
  },
} as const

async function list({ call, print }: CallContext): Promise<void> {
  const { disputes, total: count } = await call('getDisputes', { body: { pageSize } })
  for (const { orderNumber, openedAt, total, reason } of disputes)
    print([orderNumber, openedAt, toDecimalText(total), total.currency, reason].join('\t'))
  if (count > disputes.length) print(`${count - disputes.length} more wait behind these.`)
  if (count === 0) print('No dispute is open.')
}

/** Returns the id of an order by its number. */
export async function findOrder({ call }: Pick<CallContext, 'call'>, number: string): Promise<string> {
  const { orders } = await call('findOrders', { body: { search: number } })
  const found = orders.find((order) => order.number === number.trim().toUpperCase())
  if (found === undefined) throw new CallRefused(404, `No order ${number}`)
  return found._id
}

async function show(context: CallContext<typeof optionForms>, number: string): Promise<void> {
  const { call, print, options } = context
  const id = await findOrder(context, number)
  const { dispute } = await call('getOrderHistory', { id })
  if (dispute === undefined) throw new CommandRefused(`No dispute about ${number}`)
  const { openedAt, reason, note, outcome, answers, proposals } = dispute
  const attachments = [...dispute.attachments, ...answers.flatMap((answer) => answer.attachments)]
  print(`opened\t${openedAt}`)
  print(`reason\t${reason}`)
  for (const { at, by, text } of answers) print(`answer\t${at}\t${by}\t${text}`)
  for (const { at, by, settlement, refund, note: why, state } of proposals)
    print(`proposal\t${at}\t${by}\t${settlement}${refund === undefined ? '' : ` ${toDecimalText(refund)}`}\t${state}\t${why}`)
  if (note !== undefined) print(`decided\t${outcome}: ${note}`)
  for (const { fileName, contentType, size } of attachments) print(`attachment\t${fileName}\t${contentType}\t${size} bytes`)
  if (options.to === undefined) return
  await copyFiles(context, { subject: 'dispute', subjectId: id }, attachments, join(options.to, number))
}

const done = { complete: 'completed', refund: 'refunded', partRefund: 'refunded in part' } as const

/** The amount of a part refund as it is typed, in the currency of the order. */
async function refundOf({ call, options }: CallContext<typeof optionForms>, id: string) {
  const { order } = await call('getOrderHistory', { id })
  const amount = plainDecimal(options.amount ?? '')
  if (amount === undefined) throw new CommandRefused(form)
  return fromDecimal(amount, order.totals.total.currency)
}

export const disputesCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists the open disputes, oldest first: order, time, total and what the buyer complains of. Shows one
      with what both sides wrote and attached, which can be copied into a folder. Resolve one for the seller
      (complete), for the buyer (refund, whose money goes back) or by a part refund, the rest of which
      is the seller's; both sides are told, with the note.`,
  runCalls: async (context, [action, orderNumber, outcome, ...args]) => {
    const { call, print } = context
    const reason = args.join(' ').trim()
    if (action === 'list') return list(context)
    if (action === 'show' && orderNumber !== undefined) return show(context, orderNumber)
    if (action !== 'resolve' || orderNumber === undefined || reason === '') throw new CommandRefused(form)
    if (outcome !== 'complete' && outcome !== 'refund' && outcome !== 'partRefund') throw new CommandRefused(form)
    const id = await findOrder(context, orderNumber)
    const refund = outcome === 'partRefund' ? { refund: await refundOf(context, id) } : {}
    await call('resolveDispute', { id, body: { outcome, ...refund, reason } })
    print(`${orderNumber} is ${done[outcome]}`)
  },
}
