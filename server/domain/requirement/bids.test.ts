import { beforeEach, describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { insertTradeFixture, testId, type TradeFixture } from '#tests/support/store-fixture.ts'
import { bidRow, requirementRow } from '#tests/support/tender-rows.ts'
import { endStandingBids, moveBid } from './bids.ts'

const now = '2026-11-21T08:30:00.000Z'

describe('a bid', () => {
  let store: Store
  let fixture: TradeFixture
  let ownRequirement: Row<'requirements'>
  beforeEach(async () => {
    store = openMemoryStore()
    fixture = await insertTradeFixture(store)
    ownRequirement = requirementRow({ buyerId: fixture.buyer._id })
    await store.insert('requirements', ownRequirement)
  })
  const context = () => ({ tables: store, now, newId: testId })
  const bidOf = async (columns: Parameters<typeof bidRow>[0] = {}) => {
    const bid = bidRow({ sellerId: fixture.seller._id, requirementId: ownRequirement._id, ...columns })
    await store.insert('bids', bid)
    return bid
  }
  const refusalOf = (moved: Promise<unknown>) =>
    moved.then(
      () => 'moved',
      (refusal: { code: number; detail: object }) => ({ code: refusal.code, ...refusal.detail }),
    )

  it('is moved by the party that the event belongs to, and by no other', async () => {
    const bid = await bidOf()
    for (const by of ['seller', 'system'] as const) {
      expect(await refusalOf(moveBid(context(), bid, { type: 'bid.accept', by }))).toEqual({ code: 403 })
    }
    expect(await refusalOf(moveBid(context(), bid, { type: 'bid.withdraw', by: 'buyer' }))).toEqual({ code: 403 })
    expect((await moveBid(context(), bid, { type: 'bid.accept', by: 'buyer' })).status).toBe('accepted')
  })

  it('that is decided is moved by nobody, whoever asks', async () => {
    const bid = await bidOf({ status: 'rejected' })
    for (const by of ['buyer', 'seller', 'system'] as const) {
      const refusal = await refusalOf(moveBid(context(), bid, { type: 'bid.accept', by }))
      expect(refusal).toEqual({ code: 409, results: { state: 'rejected' } })
    }
  })

  it('that was moved meanwhile is told as it stands', async () => {
    const read = await bidOf()
    await store.update('bids', { _id: read._id }, { status: 'withdrawn' })
    const refusal = await refusalOf(moveBid(context(), read, { type: 'bid.accept', by: 'buyer' }))
    expect(refusal).toEqual({ code: 409, results: { state: 'withdrawn' } })
    expect(await store.count('liveEvents', {})).toBe(0)
  })

  it('can be accepted up to the moment until which it is valid', async () => {
    const accept = (bid: Row<'bids'>) => moveBid(context(), bid, { type: 'bid.accept', by: 'buyer' })
    const bid = await bidOf()
    expect(await refusalOf(accept({ ...bid, validUntil: now }))).toEqual({ code: 409, results: { state: 'lapsed' } })
    expect((await accept({ ...bid, validUntil: '2026-11-21T08:30:00.001Z' })).status).toBe('accepted')
  })

  it.each([
    ['awarded', 'rejected', 'bidRejected', 'Ethanol for a printing works'],
    ['closed', 'lapsed', 'requirementClosed', 'No need any more'],
    ['expired', 'lapsed', 'bidLapsed', 'Ethanol for a printing works'],
  ] as const)('of a requirement that is %s ends as %s, which its seller is told', async (status, ended, type, reason) => {
    const requirement = { ...ownRequirement, status, reason: 'No need any more' }
    const standing = await bidOf()
    const otherRequirement = requirementRow({ buyerId: fixture.buyer._id })
    await store.insert('requirements', otherRequirement)
    const [gone, elsewhere] = [
      await bidOf({ status: 'withdrawn', version: 2 }),
      await bidOf({ requirementId: otherRequirement._id }),
    ]
    await endStandingBids(context(), requirement)
    const statusOf = async ({ _id }: { _id: string }) => (await store.find('bids', { _id }))?.status
    expect([await statusOf(standing), await statusOf(gone), await statusOf(elsewhere)]).toEqual([ended, 'withdrawn', 'submitted'])
    const notices = await store.list('notifications', {})
    expect(notices.map(({ userId, side, type: notified, subjectId }) => ({ userId, side, notified, subjectId }))).toEqual([
      { userId: fixture.seller._id, side: 'seller', notified: type, subjectId: requirement._id },
    ])
    expect(notices[0]?.body_en).toContain(reason)
    // Its seller's open pages get an event of the bid and one of the notification.
    const events = (await store.list('liveEvents', {})).map((event) => [event.userId, event.type])
    expect(events).toEqual([
      [fixture.seller._id, 'requirement.changed'],
      [fixture.seller._id, 'notification.created'],
    ])
  })

  it('that nobody made is ended for nobody', async () => {
    await endStandingBids(context(), requirementRow({ status: 'closed' }))
    expect([await store.count('notifications', {}), await store.count('liveEvents', {})]).toEqual([0, 0])
  })
})
