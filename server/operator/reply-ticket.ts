import { replyToTicket } from '#server/domain/support/tickets.ts'
import { CommandRefused, type StoreCommand, type StoreContext } from './store-command.ts'

const usage = 'answer-ticket list | show NUMBER | NUMBER TEXT…'

/** Lists tickets that wait for staff, the oldest first. */
async function list({ store, print }: StoreContext): Promise<void> {
  const open = await store.list('tickets', { status: 'open' }, { orderBy: ['updatedAt', '_id'] })
  for (const { number, updatedAt, topic, subject } of open) print([number, updatedAt, topic, subject].join('\t'))
}

async function show({ store, print }: StoreContext, number: string): Promise<void> {
  const ticket = await store.find('tickets', { number })
  if (ticket === undefined) throw new CommandRefused(`No ticket ${number}`)
  const owner = await store.find('users', { _id: ticket.userId })
  print([ticket.number, ticket.status, ticket.topic, ticket.subject, owner?.email ?? '', owner?.language ?? ''].join('\t'))
  for (const { at, by, text } of await store.list('ticketMessages', { ticketId: ticket._id }, { orderBy: ['position'] })) {
    print(`${at}\t${by}\t${text}`)
  }
}

async function addReply(context: StoreContext, number: string, text: string): Promise<void> {
  await context.change(async (own) => {
    const ticket = await own.tables.find('tickets', { number })
    if (ticket === undefined) throw new CommandRefused(`No ticket ${number}`)
    await replyToTicket(own, ticket, text)
  })
  context.print(`${number} answered`)
}

export const replyTicketCommand: StoreCommand = {
  usage: `${usage}
      Lists the tickets that wait for an answer, shows one with its messages, or answers it; its owner is told.`,
  run: async (context, [number, ...args]) => {
    const text = args.join(' ').trim()
    if (number === 'list') return list(context)
    if (number === undefined || text === '') throw new CommandRefused(usage)
    return number === 'show' ? show(context, text) : addReply(context, number, text)
  },
}
