import { CallRefused, type CallCommand, type CallContext } from './call-command.ts'
import { CommandRefused } from './store-command.ts'

const usage = 'answer-ticket list | show NUMBER | NUMBER TEXT…'

/** The most that one answer holds; those behind are told of. */
const pageSize = 100

/** Lists tickets that wait for staff, the oldest first. */
async function list({ call, print }: CallContext): Promise<void> {
  const { tickets, total } = await call('getTickets', { body: { pageSize } })
  for (const { ticket } of tickets) print([ticket.number, ticket.updatedAt, ticket.topic, ticket.subject].join('\t'))
  if (total > tickets.length) print(`${total - tickets.length} more wait behind these.`)
}

async function findTicket({ call }: CallContext, number: string) {
  try {
    return await call('findTicket', { body: { number } })
  } catch (error) {
    if (error instanceof CallRefused && error.code === 404) throw new CommandRefused(`No ticket ${number}`)
    throw error
  }
}

async function show(context: CallContext, number: string): Promise<void> {
  const { ticket, account, language } = await findTicket(context, number)
  context.print([ticket.number, ticket.status, ticket.topic, ticket.subject, account.email, language].join('\t'))
  for (const { at, by, text } of ticket.messages) context.print(`${at}\t${by}\t${text}`)
}

async function addReply(context: CallContext, number: string, text: string): Promise<void> {
  const { ticket } = await findTicket(context, number)
  await context.call('answerTicket', { id: ticket._id, body: { text, repliesTo: ticket.messages.at(-1)?._id ?? '' } })
  context.print(`${number} answered`)
}

export const replyTicketCommand: CallCommand = {
  usage: `${usage}
      Lists the tickets that wait for an answer, shows one with its messages, or answers it; its owner is told.`,
  runCalls: async (context, [number, ...args]) => {
    const text = args.join(' ').trim()
    if (number === 'list') return list(context)
    if (number === undefined || text === '') throw new CommandRefused(usage)
    return number === 'show' ? show(context, text) : addReply(context, number, text)
  },
}
