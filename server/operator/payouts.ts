import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Money, toDecimalText } from '#src/lib/money.ts'
import { CallRefused, type CallCommand, type CallContext } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'

const form = `payouts list | batch CURRENCY --reason TEXT | batches | file BATCH FILE | settle BATCH arrived|returned REASON |
      refuse PAYOUT REASON | minimums [FILE --reason TEXT]`
const optionForms = { reason: reasonOption } as const
type Context = CallContext<typeof optionForms>

async function list({ call, print }: Context): Promise<void> {
  const { payouts, total } = await call('getRequestedPayouts', { body: {} })
  for (const { number, requestedAt, amount, seller, holder, lastFour, due, payableFrom } of payouts)
    print(
      [
        number,
        requestedAt,
        toDecimalText(amount),
        amount.currency,
        seller.email,
        holder,
        lastFour,
        due ? 'due' : payableFrom,
      ].join('\t'),
    )
  if (total > payouts.length) print(`${total - payouts.length} more wait behind these.`)
  if (total === 0) print('No payout is asked for.')
}

async function findBatch({ call }: Context, number: string) {
  for (let page = 1; ; page += 1) {
    const { batches } = await call('getPayoutBatches', { body: { page, pageSize: 100 } })
    const found = batches.find((batch) => batch.number === number)
    if (found !== undefined) return found
    if (batches.length < 100) throw new CallRefused(404, `No batch ${number}`)
  }
}

async function findRequested({ call }: Context, number: string) {
  for (let page = 1; ; page += 1) {
    const { payouts } = await call('getRequestedPayouts', { body: { page, pageSize: 100 } })
    const found = payouts.find((payout) => payout.number === number)
    if (found !== undefined) return found
    if (payouts.length < 100) throw new CallRefused(404, `No payout ${number} waits`)
  }
}

async function listBatches({ call, print }: Context): Promise<void> {
  const { batches, total } = await call('getPayoutBatches', { body: {} })
  for (const { number, createdAt, amount, payouts, sent, arrived, returned } of batches)
    print([number, createdAt, toDecimalText(amount), amount.currency, payouts, sent, arrived, returned].join('\t'))
  if (total > batches.length) print(`${total - batches.length} more are older than these.`)
}

async function printMinimums({ call, print }: Context): Promise<void> {
  for (const minimum of (await call('getPayoutMinimums', {})).minimums) print(`${minimum.currency}\t${toDecimalText(minimum)}`)
}

export const payoutsCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists the payouts that sellers ask for; puts those of a currency that are due into a file for the bank (ISO 20022, pain.001) and saves
      it; records what came of them; sets the smallest payout of currencies from a JSON file ([{ "currency", "amount" }] in minor units).`,
  runCalls: async (context, [action, name = '', ...args]) => {
    const { call, print, readJson, options } = context
    const reason = args.slice(1).join(' ').trim()
    if (action === 'list') return list(context)
    if (action === 'batches') return listBatches(context)
    if (action === 'batch' && name !== '') {
      const made = await call('createPayoutBatch', { body: { currency: name.toUpperCase(), reason: requireReason(options) } })
      print(`${made.number}: ${made.payouts} payouts, ${toDecimalText(made.amount)} ${made.amount.currency}`)
      if (made.leftOut !== undefined) print(`${made.leftOut} left out: the details of their accounts cannot be read.`)
      return
    }
    if (action === 'file' && args[0] !== undefined) {
      const { _id } = await findBatch(context, name)
      await pipeline(await context.readPayoutFile(_id), createWriteStream(args[0], { mode: 0o600 }))
      return print(`Saved as ${args[0]}`)
    }
    if (action === 'settle' && (args[0] === 'arrived' || args[0] === 'returned') && reason !== '') {
      const { _id: id } = await findBatch(context, name)
      const { settled } = await call('settlePayouts', { id, body: { outcome: args[0], reason } })
      return print(`${settled} payouts ${args[0]}`)
    }
    if (action === 'refuse' && args.length > 0) {
      const { _id: id } = await findRequested(context, name)
      await call('refusePayout', { id, body: { reason: args.join(' ') } })
      return print('Refused; the seller is told why.')
    }
    if (action !== 'minimums') throw new CommandRefused(form)
    if (name !== '') {
      // The call holds the file against the contract.
      const minimums = (await readJson(name)) as Money[]
      await call('changePayoutMinimums', { body: { minimums, reason: requireReason(options) } })
    }
    await printMinimums(context)
  },
}
