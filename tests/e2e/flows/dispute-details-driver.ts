import type { OperationId } from '#src/generated/operation-table.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { disputeDetailsMachine } from '#src/machines/support/dispute-details.machine.ts'
import { publishOrderChange } from '#server/domain/order/orders.ts'
import { disputeDetailsEvents, disputeDetailsNeverIn } from '#tests/support/event-fixtures/dispute-details.ts'
import { openTrade } from '#tests/support/trade-steps.ts'
import type { FlowDriver } from './drive-flow.ts'
import { entityAssertions } from './entity-assertions.ts'

export const disputeDetailsDriver: FlowDriver<typeof disputeDetailsEvents> = {
  machine: disputeDetailsMachine,
  flowEvents: disputeDetailsEvents,
  neverIn: disputeDetailsNeverIn,
  held: ['viewDispute', 'answerDispute', 'answerProposal'],
  storedSession: () => ({ account: 'buyer' }),
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    let id = ''
    let listening: Promise<unknown> | undefined
    let call: OperationId = 'answerDispute'
    const { 'shown.document.fetching': _noDocuments, ...assertions } = entityAssertions(stage, {
      calls: { reading: 'viewDispute', changing: 'answerDispute' },
      // Without an order chosen there is no dispute to show.
      nothingChosen: 'order:details.nothingChosen',
      shown: () => trader.shows('Two drums leak'),
      behind: 'dispute:behind',
      asking: () => trader.expectDialog('dispute:accept.title'),
    })
    return {
      open: {
        'a dispute': async () => {
          const trade = await openTrade(market)
          id = (await trade.delivered())._id
          await market.call('openDispute', { token: trade.buyer, id, body: { reason: 'Two drums leak' } })
          const refund = { amount: 20_000, currency: 'SAR' }
          const body = { settlement: 'partRefund' as const, refund, note: 'Two of eight drums' }
          await market.call('proposeSettlement', { ...trade.asSeller, id, body })
          listening = trader.liveStreamOpened()
          await visit(orderDetailsAddress(id))
        },
        'no dispute': () => visit('/my-order-details'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').or(trader.button('dispute:sendAgain')).first().click(),
        'answer written': async () => {
          call = 'answerDispute'
          await trader.field('dispute:answer.text').fill('The driver saw it')
          await trader.button('dispute:answer.send').click()
        },
        'accepting was chosen': async () => {
          call = 'answerProposal'
          await trader.button('dispute:action.accept').click()
        },
        'accepting was confirmed': () => trader.inDialog('dispute:action.accept').click(),
        'accepting was abandoned': () => trader.inDialog('dispute:back').click(),
        'live.changed': async () => {
          await listening
          await market.store.transaction(async (tables) => {
            const row = await tables.find('orders', { _id: id })
            if (row === undefined) throw new Error('The order is gone')
            await publishOrderChange({ tables, now: market.clock.now.toISOString(), newId: market.newId }, row)
          })
        },
        'reading answered': () => line.carry('viewDispute'),
        'reading refused': async () => {
          const order = await market.store.find('orders', { _id: id })
          if (order === undefined) throw new Error('The order is gone')
          // It was another buyer's, and is restored to its own.
          await market.store.update('orders', { _id: id }, { buyerId: order.sellerId, sellerId: order.sellerId })
          await line.carry('viewDispute')
          await trader.shows(trader.t('app:failure.refused.title'))
          await market.store.update('orders', { _id: id }, { buyerId: order.buyerId })
        },
        'reading unreachable': () => line.cut('viewDispute'),
        'rereading answered': () => line.carry('viewDispute'),
        'rereading unreachable': () => line.cut('viewDispute'),
        'changing answered': async () => {
          await line.carry(call)
          await trader.toast('success')
        },
        'changing refused': async () => {
          const dispute = await market.store.find('disputes', { _id: id })
          // An operator has decided it meanwhile.
          await market.store.update('disputes', { _id: id }, { resolvedAt: market.clock.now.toISOString() })
          await line.carry(call)
          await trader.shows(trader.t('dispute:conflict'))
          await market.store.update('disputes', { _id: id }, { resolvedAt: dispute?.resolvedAt ?? null })
        },
        'changing unreachable': async ([, next]) => {
          // A repeat of a processed call gets its response; only an unprocessed one can be rejected.
          if (next === 'changing refused') await line.cut(call)
          else await line.loseResponse(call)
          await trader.shows(trader.t(call === 'answerDispute' ? 'dispute:unconfirmed' : 'app:failure.unreachable.short'))
        },
      },
      assertions: {
        ...assertions,
        'shown.change.changing': () => line.isWaiting(call),
        'shown.change.unconfirmed': () => trader.shows(trader.t('dispute:unconfirmed')),
      },
    }
  },
}
