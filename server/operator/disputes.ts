import { join } from 'node:path'
import { attachedFiles } from '#server/domain/document/attachments.ts'
import { resolveDispute } from '#server/domain/support/disputes.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { copyFiles } from './copy-files.ts'
import { CommandRefused, type StoreCommand, type StoreContext } from './store-command.ts'

const form = 'disputes list | show ORDER [--to FOLDER] | resolve ORDER complete|refund NOTE'

const optionForms = {
  to: { type: 'string', value: 'FOLDER', description: 'Where `show` copies what the buyer attached' },
} as const

async function list({ store, print }: StoreContext): Promise<void> {
  const open = await store.list('disputes', { resolvedAt: null }, { orderBy: ['openedAt', '_id'] })
  const orders = await store.list('orders', { _id: open.map(({ _id }) => _id) })
  for (const { _id, openedAt, reason } of open) {
    const order = orders.find((one) => one._id === _id)
    if (order === undefined) continue
    const { number, total: amount, currency } = order
    print([number, openedAt, toDecimalText({ amount, currency }), currency, reason].join('\t'))
  }
  if (open.length === 0) print('No dispute is open.')
}

async function show(context: StoreContext<typeof optionForms>, number: string): Promise<void> {
  const { store, print, options } = context
  const order = await store.find('orders', { number })
  const dispute = order && (await store.find('disputes', { _id: order._id }))
  if (dispute === undefined) throw new CommandRefused(`No dispute about ${number}`)
  print(`opened\t${dispute.openedAt}`)
  print(`reason\t${dispute.reason}`)
  if (dispute.note !== null) print(`decided\t${dispute.outcome}: ${dispute.note}`)
  const files = await attachedFiles({ tables: store }, dispute._id)
  for (const { fileName, contentType, size } of files) print(`attachment\t${fileName}\t${contentType}\t${size} bytes`)
  if (options.to !== undefined) await copyFiles(context, files, join(options.to, number))
}

export const disputesCommand: StoreCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists the open disputes, oldest first: order, time, total and what the buyer complains of. Shows one
      with what the buyer attached, which can be copied into a folder. Resolve one for the seller
      (complete) or for the buyer (refund, whose money goes back); both sides are told, with the note.`,
  run: async (context, [action, orderNumber, outcome, ...args]) => {
    const note = args.join(' ').trim()
    if (action === 'list') return list(context)
    if (action === 'show' && orderNumber !== undefined) return show(context, orderNumber)
    if (action !== 'resolve' || orderNumber === undefined || note === '') throw new CommandRefused(form)
    if (outcome !== 'complete' && outcome !== 'refund') throw new CommandRefused(form)
    const { status } = await context.change((own) => resolveDispute(own, orderNumber, outcome, note))
    context.print(`${orderNumber} is ${status}`)
  },
}
