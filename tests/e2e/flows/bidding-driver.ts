import type { OperationId } from '#src/generated/operation-table.ts'
import { biddingMachine } from '#src/machines/requirement/bidding.machine.ts'
import { biddingEvents } from '#tests/support/event-fixtures/bidding.ts'
import { entityAssertions } from './entity-assertions.ts'
import type { FlowDriver } from './drive-flow.ts'
import { bidFor } from './toluene.ts'

export const biddingDriver: FlowDriver<typeof biddingEvents> = {
  machine: biddingMachine,
  flowEvents: biddingEvents,
  held: ['viewRequirement', 'bidRequirement', 'withdrawBid', 'viewFile'],
  storedSession: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    let bid = { requirementId: '', _id: '' }
    let listening: Promise<unknown> | undefined
    let call: OperationId = 'bidRequirement'
    /** The state of the requirement, and the owner of the bid. */
    const put = async (status: 'open' | 'closed', bidder: 'seller' | 'seller2') => {
      const user = await market.store.find('users', { email: `${bidder}@kimiya.example` })
      await market.store.update('requirements', { _id: bid.requirementId }, { status })
      await market.store.update('bids', { _id: bid._id }, { sellerId: user?._id ?? '' })
    }
    return {
      open: {
        'a requirement with an own bid': async () => {
          bid = await bidFor(market, await market.signIn('buyer'))
          listening = trader.liveStreamOpened()
          await visit(`/seller-active-requirements-details?requirement=${bid.requirementId}`)
        },
        'no requirement': () => visit('/seller-active-requirements-details'),
      },
      events: {
        'retry.asked': () =>
          trader.button('app:failure.retry').or(trader.button('requirement:details.sendAgain')).first().click(),
        'a bid was made': async () => {
          call = 'bidRequirement'
          await trader.page.getByLabel(trader.t('requirement:bid.unitPrice', { currency: 'USD' })).fill('830')
          await trader.page.getByLabel(trader.t('requirement:bid.shipping', { currency: 'USD' })).fill('120')
          await trader.field('requirement:bid.leadTimeDays').fill('9')
          await trader.button('requirement:bid.save').or(trader.button('requirement:bid.submit')).click()
        },
        'withdrawing was chosen': async () => {
          call = 'withdrawBid'
          await trader.button('requirement:bid.withdraw').click()
        },
        'action.confirmed': () => trader.inDialog('requirement:question.withdraw.confirm').click(),
        'action.abandoned': () => trader.inDialog('requirement:details.back').click(),
        'failure.dismissed': async () => {
          // Where nothing has failed there is nothing to put away.
          const away = trader.button('requirement:details.doNotSend').or(trader.button('app:confirm.close'))
          if (await away.isVisible()) await away.click()
        },
        'the requirement changed': async () => {
          await listening
          // The buyer chooses against the bid; another can be made.
          await market.call('rejectBid', { token: await market.signIn('buyer'), id: bid._id })
        },
        'reading answered': async () => {
          await put('open', 'seller')
          await line.carry('viewRequirement')
        },
        'reading refused': async () => {
          // It is closed, and shown to those alone who have bid for it.
          await put('closed', 'seller2')
          await line.carry('viewRequirement')
        },
        'reading unreachable': () => line.cut('viewRequirement'),
        'rereading unreachable': () => line.cut('viewRequirement'),
        'changing answered': async () => {
          await line.carry(call)
          await trader.toast('success')
        },
        'changing refused': async () => {
          if (call === 'bidRequirement') {
            // The buyer has found that it can spend less.
            await market.store.update('requirements', { _id: bid.requirementId }, { budget: 100_000 })
            await line.carry(call)
            await trader.page.getByLabel(/./).and(trader.page.locator('[aria-invalid=true]')).first().waitFor()
            await market.store.update('requirements', { _id: bid.requirementId }, { budget: null })
          } else {
            const buyer = await market.store.find('users', { email: 'buyer@kimiya.example' })
            const place = await market.store.find('bids', { _id: bid._id })
            await market.store.update('bids', { _id: bid._id }, { sellerId: buyer?._id ?? '' })
            await line.carry(call)
            await trader.shows(trader.t('server:refused.notFound'))
            await market.store.update('bids', { _id: bid._id }, { sellerId: place?.sellerId ?? '' })
          }
        },
        'changing unreachable': async () => {
          await line.loseResponse(call)
          await trader.shows(
            trader.t(call === 'bidRequirement' ? 'requirement:details.unconfirmed' : 'app:failure.unreachable.short'),
          )
        },
        'attachment.opened': () => trader.page.getByRole('button', { name: /sheet\.pdf/ }).click(),
        'fetching answered': () => line.carry('viewFile'),
      },
      assertions: {
        ...entityAssertions(stage, {
          calls: { reading: 'viewRequirement', changing: 'bidRequirement' },
          nothingChosen: 'requirement:details.nothingChosen',
          shown: () => trader.heading('requirement:details.facts').waitFor(),
          behind: 'requirement:details.behind',
          asking: () => trader.expectDialog('requirement:question.withdraw.title'),
        }),
        'shown.change.changing': () => line.isWaiting(call),
        'shown.change.unconfirmed': () => trader.shows(trader.t('requirement:details.unconfirmed')),
      },
    }
  },
}
