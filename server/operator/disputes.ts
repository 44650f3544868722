import { join } from 'node:path'
import { toDecimalText } from '#src/lib/money.ts'
import { CallRefused, type CallCommand, type CallContext } from './call-command.ts'
import { copyFiles } from './copy-files.ts'
import { CommandRefused } from './store-command.ts'

const form = 'disputes list | show ORDER [--to FOLDER] | resolve ORDER complete|refund NOTE'

/** The most that one answer holds; those behind are told of. */
const pageSize = 100

const optionForms = {
  to: { type: 'string', value: 'FOLDER', description: 'Where `show` copies what the buyer attached' },
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
  const { openedAt, reason, note, outcome, attachments } = dispute
  print(`opened\t${openedAt}`)
  print(`reason\t${reason}`)
  if (note !== undefined) print(`decided\t${outcome}: ${note}`)
  for (const { fileName, contentType, size } of attachments) print(`attachment\t${fileName}\t${contentType}\t${size} bytes`)
  if (options.to === undefined) return
  await copyFiles(context, { subject: 'dispute', subjectId: id }, attachments, join(options.to, number))
}

export const disputesCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists the open disputes, oldest first: order, time, total and what the buyer complains of. Shows one
      with what the buyer attached, which can be copied into a folder. Resolve one for the seller
      (complete) or for the buyer (refund, whose money goes back); both sides are told, with the note.`,
  runCalls: async (context, [action, orderNumber, outcome, ...args]) => {
    const { call, print } = context
    const reason = args.join(' ').trim()
    if (action === 'list') return list(context)
    if (action === 'show' && orderNumber !== undefined) return show(context, orderNumber)
    if (action !== 'resolve' || orderNumber === undefined || reason === '') throw new CommandRefused(form)
    if (outcome !== 'complete' && outcome !== 'refund') throw new CommandRefused(form)
    const id = await findOrder(context, orderNumber)
    await call('resolveDispute', { id, body: { outcome, reason } })
    print(`${orderNumber} is ${outcome === 'refund' ? 'refunded' : 'completed'}`)
  },
}
