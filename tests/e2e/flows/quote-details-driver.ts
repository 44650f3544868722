import { quoteDetailsAddress } from '#src/lib/paths.ts'
import { quoteDetailsMachine } from '#src/machines/quote/quote-details.machine.ts'
import { quoteDetailsEvents, quoteDetailsNeverIn } from '#tests/support/event-fixtures/quote-details.ts'
import { acetoneOf, attachmentOf, quoteOfAcetone } from './acetone.ts'
import { entityAssertions } from './entity-assertions.ts'
import type { FlowDriver } from './drive-flow.ts'

/** A question covers these. */
const behindQuestion = ['retry.asked', 'attachment.opened'] as const

/** The buyer's side: an offer of the seller's is accepted, or not. */
export const quoteDetailsDriver: FlowDriver<typeof quoteDetailsEvents> = {
  machine: quoteDetailsMachine,
  flowEvents: quoteDetailsEvents,
  neverIn: quoteDetailsNeverIn,
  held: ['viewOrder', 'acceptOrder', 'viewFile'],
  storedSession: () => ({ account: 'buyer' }),
  barred: { 'shown.change.asking': behindQuestion, 'shown.change.changing': behindQuestion },
  rulesOut: {
    'reading answered': ['reading refused'],
    'reading refused': ['reading answered'],
    'changing answered': ['acceptance chosen'],
    'changing met another answer': ['acceptance chosen'],
    'changing refused': ['changing answered', 'changing met another answer', 'rereading answered'],
    'changing unreachable': ['changing met another answer', 'changing refused', 'acceptance chosen'],
  },
  drivers: (stage) => {
    const { trader, visit, line, market, token = '' } = stage
    let id = ''
    let listening: Promise<unknown> | undefined
    const seller = async () => ({ token: await market.signIn('seller'), side: 'Seller' as const, id })
    return {
      open: {
        'an offer of the seller': async (ahead) => {
          id = await quoteOfAcetone(market, token, 'offered', [await attachmentOf(market, token)])
          if (ahead.includes('live.changed')) listening = trader.liveStreamOpened()
          await visit(quoteDetailsAddress(ahead.includes('reading refused') ? '00000000-0000-7000-8000-ffffffffffff' : id))
        },
        'no quote': () => visit('/my-quote-details'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'acceptance chosen': () => trader.button('quote:action.buyer.accept').click(),
        'acceptance confirmed': () => trader.dialog().getByRole('button', { name: /SAR/ }).click(),
        'acceptance abandoned': () => trader.inDialog('order:question.back').click(),
        'live.changed': async () => {
          await listening
          await market.call('changeStatus', { ...(await seller()), body: { event: 'quote.note', note: 'In steel drums.' } })
        },
        'reading answered': () => line.carry('viewOrder'),
        'reading refused': () => line.carry('viewOrder'),
        'reading unreachable': () => line.cut('viewOrder'),
        'rereading answered': () => line.carry('viewOrder'),
        'rereading unreachable': () => line.cut('viewOrder'),
        'changing answered': () => line.carry('acceptOrder'),
        'changing met another answer': async () => {
          await market.call('changeStatus', { ...(await seller()), body: { event: 'quote.withdraw' } })
          await line.carry('acceptOrder')
        },
        'changing refused': async () => {
          // It is not theirs any more.
          const { sellerId } = await acetoneOf(market)
          await market.store.update('quotes', { _id: id }, { buyerId: sellerId })
          await line.carry('acceptOrder')
          await trader.shows(trader.t('server:refused.notFound'))
        },
        'changing unreachable': async () => {
          await line.loseResponse('acceptOrder')
          await trader.shows(trader.t('app:failure.unreachable.short'))
        },
        'attachment.opened': () => trader.page.getByRole('button', { name: /sheet\.pdf/ }).click(),
        'fetching answered': () => line.carry('viewFile'),
        'fetching unreachable': async () => {
          await line.cut('viewFile')
          await trader.toast('error')
        },
      },
      assertions: entityAssertions(stage, {
        calls: { reading: 'viewOrder', changing: 'acceptOrder' },
        nothingChosen: 'quote:details.nothingChosen',
        shown: () => trader.heading('quote:details.rounds').waitFor(),
        behind: 'order:details.behind',
        asking: () => trader.expectDialog('quote:question.accept.buyer.title'),
      }),
    }
  },
}
