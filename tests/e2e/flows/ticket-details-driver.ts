import type { OperationId } from '#src/generated/operation-table.ts'
import { ticketAddress } from '#src/lib/paths.ts'
import { ticketDetailsMachine } from '#src/machines/support/ticket-details.machine.ts'
import { replyToTicket } from '#server/domain/support/tickets.ts'
import { ticketDetailsEvents, ticketDetailsNeverIn } from '#tests/support/event-fixtures/ticket-details.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import { entityAssertions } from './entity-assertions.ts'
import type { FlowDriver } from './drive-flow.ts'

export const ticketDetailsDriver: FlowDriver<typeof ticketDetailsEvents> = {
  machine: ticketDetailsMachine,
  flowEvents: ticketDetailsEvents,
  neverIn: ticketDetailsNeverIn,
  held: ['viewTicket', 'replyTicket', 'closeTicket'],
  storedSession: () => ({ account: 'buyer' }),
  drivers: (stage) => {
    const { trader, visit, line, market, token } = stage
    let id = ''
    let listening: Promise<unknown> | undefined
    let call: OperationId = 'replyTicket'
    const isOf = async (account: 'buyer' | 'seller') => {
      const user = await market.store.find('users', { email: `${account}@kimiya.example` })
      await market.store.update('tickets', { _id: id }, { userId: user?._id ?? '' })
    }
    const { 'shown.document.fetching': _noDocuments, ...assertions } = entityAssertions(stage, {
      calls: { reading: 'viewTicket', changing: 'replyTicket' },
      // Without one chosen the page lists them all.
      nothingChosen: 'support:title',
      shown: () => trader.heading('support:ticket.messages').waitFor(),
      behind: 'support:ticket.behind',
      asking: () => trader.expectDialog('support:closing.title'),
    })
    return {
      open: {
        'a ticket': async () => {
          const body = { topic: 'other' as const, subject: 'A certificate is missing', message: 'Where do I find it?' }
          id = (await market.call('raiseTicket', { token, body }))._id
          listening = trader.liveStreamOpened()
          await visit(ticketAddress(id))
        },
        'no ticket': () => visit('/help-and-support'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').or(trader.button('support:ticket.sendAgain')).first().click(),
        'reply written': async () => {
          call = 'replyTicket'
          await trader.field('support:ticket.reply').fill('Any news?')
          await trader.button('support:ticket.send').click()
        },
        'closing chosen': async () => {
          call = 'closeTicket'
          await trader.button('support:ticket.close').click()
        },
        'closing confirmed': () => trader.inDialog('support:closing.confirm').click(),
        'closing abandoned': () => trader.inDialog('support:closing.back').click(),
        'live.changed': async () => {
          await listening
          await replyAsStaff(market, id)
        },
        'reading answered': async () => {
          await isOf('buyer')
          await line.carry('viewTicket')
        },
        'reading refused': async () => {
          // It was another user's, and is restored to its owner.
          await isOf('seller')
          await line.carry('viewTicket')
        },
        'reading unreachable': () => line.cut('viewTicket'),
        'rereading answered': async () => {
          await line.carry('viewTicket')
          await trader.shows(staffReply)
        },
        'rereading unreachable': () => line.cut('viewTicket'),
        'changing answered': async () => {
          await line.carry(call)
          await trader.toast('success')
        },
        'changing refused': async () => {
          const ticket = await market.store.find('tickets', { _id: id })
          // They have closed it in another tab.
          await market.store.update('tickets', { _id: id }, { status: 'closed' })
          await line.carry(call)
          await trader.shows(trader.t('support:ticket.conflict'))
          await market.store.update('tickets', { _id: id }, { status: ticket?.status ?? 'open' })
        },
        'changing unreachable': async ([, next]) => {
          // A repeat of a processed call gets its response; only an unprocessed one can be rejected.
          if (next === 'changing refused') await line.cut(call)
          else await line.loseResponse(call)
          await trader.shows(trader.t(call === 'replyTicket' ? 'support:ticket.unconfirmed' : 'app:failure.unreachable.short'))
        },
      },
      assertions: {
        ...assertions,
        'shown.change.changing': () => line.isWaiting(call),
        'shown.change.unconfirmed': () => trader.shows(trader.t('support:ticket.unconfirmed')),
      },
    }
  },
}

const staffReply = 'It is on the page of the product.'

/** Replies as staff, which notifies the user. */
async function replyAsStaff({ store, clock, newId }: Marketplace, id: string): Promise<void> {
  await store.transaction(async (tables) => {
    const ticket = await tables.find('tickets', { _id: id })
    if (ticket === undefined) throw new Error('The ticket is gone')
    await replyToTicket({ tables, now: clock.now.toISOString(), newId }, ticket, staffReply)
  })
}
