import type { MessageKey } from '#src/generated/message-keys.ts'
import { rfqDetailsAddress } from '#src/lib/paths.ts'
import { awardingMachine } from '#src/machines/requirement/awarding.machine.ts'
import { awardingEvents, awardingNeverIn } from '#tests/support/event-fixtures/awarding.ts'
import { entityAssertions } from './entity-assertions.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import { bidFor, bidderOf, offerFor } from './toluene.ts'

/** A question covers these. */
const behindQuestion = ['retry.asked', 'attachment.opened', 'rejecting was chosen'] as const

export const awardingDriver: FlowDriver<typeof awardingEvents> = {
  machine: awardingMachine,
  flowEvents: awardingEvents,
  neverIn: awardingNeverIn,
  held: ['viewRequirement', 'acceptBid', 'viewFile'],
  storedSession: () => ({ account: 'buyer' }),
  barred: { 'shown.change.asking': behindQuestion, 'shown.change.changing': behindQuestion },
  rulesOut: {
    'reading answered': ['reading refused'],
    'reading refused': ['reading answered'],
    'changing answered': 'all',
    // There is nothing to decide on after these.
    'changing overtaken': ['accepting was chosen', 'rejecting was chosen', 'the requirement changed'],
    'changing unreachable': ['accepting was chosen', 'rejecting was chosen', 'changing overtaken', 'the requirement changed'],
    // Another bid has replaced the one to decide on.
    'the requirement changed': ['changing answered'],
  },
  drivers: (stage) => {
    const { trader, visit, line, market, token = '' } = stage
    let bid = { requirementId: '', _id: '' }
    let listening: Promise<unknown> | undefined
    const decisionOf = (key: MessageKey) =>
      trader.page.getByRole('button', { name: new RegExp(trader.t(key, { name: 'Gulf Marjan.*' })) })
    return {
      open: {
        'an own requirement': async (ahead) => {
          bid = await bidFor(market, token)
          if (ahead.includes('the requirement changed')) listening = trader.liveStreamOpened()
          const missing = '00000000-0000-7000-8000-ffffffffffff'
          await visit(rfqDetailsAddress(ahead.includes('reading refused') ? missing : bid.requirementId))
        },
        'no requirement': () => visit('/rfqs-details'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'accepting was chosen': () => decisionOf('requirement:bids.acceptOf').click(),
        'rejecting was chosen': () => decisionOf('requirement:bids.rejectOf').click(),
        'action.confirmed': () => trader.inDialog('requirement:question.accept.confirm').click(),
        'action.abandoned': () => trader.inDialog('requirement:details.back').click(),
        'the requirement changed': async () => {
          await listening
          await offerFor(market, bid.requirementId, 81_000)
        },
        'reading answered': () => line.carry('viewRequirement'),
        'reading refused': () => line.carry('viewRequirement'),
        'reading unreachable': () => line.cut('viewRequirement'),
        'rereading answered': () => line.carry('viewRequirement'),
        'rereading unreachable': () => line.cut('viewRequirement'),
        'changing answered': async () => {
          await line.carry('acceptBid')
          await trader.isAt('/my-order-details')
          return left
        },
        'changing overtaken': async () => {
          // A replaced bid is withdrawn already.
          const { status } = (await market.store.find('bids', { _id: bid._id })) ?? {}
          if (status !== 'withdrawn') await market.call('withdrawBid', { ...(await bidderOf(market)), id: bid._id })
          await line.carry('acceptBid')
        },
        'changing unreachable': async () => {
          await line.loseResponse('acceptBid')
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
        calls: { reading: 'viewRequirement', changing: 'acceptBid' },
        nothingChosen: 'requirement:details.nothingChosen',
        shown: () => trader.heading('requirement:bids.title').waitFor(),
        behind: 'requirement:details.behind',
        asking: () => trader.dialog().waitFor(),
      }),
    }
  },
}
