import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StreamResult } from '#server/operation.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { openRequirementFixture, type Person, type RequirementFixture, usd } from '#tests/support/requirement-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_name, openStore) => {
  let fixture: RequirementFixture
  beforeAll(async () => {
    fixture = await openRequirementFixture(await openMarketplace(await openStore()))
  })
  beforeEach(() => fixture.startAnew())

  /** Everything that a user can read of a requirement: by itself, among those that take bids, and among those bid for. */
  const readAll = async (person: Person, id: string, search: string) => {
    const list = async (body: { myBids?: boolean }) =>
      (await fixture.market.call('getRequirements', { ...person, body: { search, ...body } })).requirements
    const { code, results } = await fixture.market.envelope('viewRequirement', { ...person, id })
    return { code, results, listed: await list({}), bidFor: await list({ myBids: true }) }
  }

  describe('a sealed bid', () => {
    it('changes nothing that a seller who has not bid can read, while it is made, edited, withdrawn, rejected and accepted', async () => {
      const { market, buyer, gulf, padma, post, bid, view, notified } = fixture
      const { _id, number } = await post()
      const before = await readAll(padma, _id, number)
      expect(before).toMatchObject({ code: 200, results: { _id, own: false }, listed: [{ _id, number }], bidFor: [] })
      const unchanged = async () => expect(await readAll(padma, _id, number)).toEqual(before)

      const first = await bid(gulf, _id)
      await unchanged()
      const second = await bid(gulf, _id, { unitPrice: usd(88_000) })
      await unchanged()
      await market.call('withdrawBid', { ...gulf, id: second._id })
      await unchanged()
      const third = await bid(gulf, _id, { unitPrice: usd(87_000) })
      await market.call('rejectBid', { ...buyer, id: third._id })
      await unchanged()
      const last = await bid(gulf, _id, { unitPrice: usd(86_000) })
      await unchanged()
      for (const { _id: id } of [first, second, third, last]) {
        for (const call of ['acceptBid', 'rejectBid', 'withdrawBid'] as const)
          expect((await market.envelope(call, { ...padma, id })).code).toBe(404)
      }

      const seen = (await view(buyer, _id)).bids?.map((each) => [each._id, each.status, each.totals.unitPrice])
      expect(seen).toEqual([
        [last._id, 'submitted', usd(86_000)],
        [third._id, 'rejected', usd(87_000)],
      ])
      await market.call('acceptBid', { ...buyer, id: last._id })
      expect(await readAll(padma, _id, number)).toMatchObject({ code: 404, results: {}, listed: [], bidFor: [] })
      expect(await notified(_id)).not.toContainEqual(expect.stringMatching(/^(seller2|company) /))
    })

    it('is read by the buyer beside all the others, and by its seller alone of all sellers', async () => {
      const { buyer, gulf, padma, post, bid, view } = fixture
      const { _id, number } = await post()
      const ownBid = await bid(gulf, _id)
      const otherBid = await bid(padma, _id, { unitPrice: usd(60_000) })
      const { bids = [] } = await view(buyer, _id)
      expect(bids.map((each) => each._id)).toEqual([otherBid._id, ownBid._id])
      const bidders = [
        [gulf, ownBid],
        [padma, otherBid],
      ] as const
      for (const [seller, own] of bidders) {
        const read = await readAll(seller, _id, number)
        expect(read).toMatchObject({ results: { myBid: own }, listed: [{ myBid: own }], bidFor: [{ myBid: own }] })
        expect(JSON.stringify(read)).not.toContain(own === ownBid ? otherBid._id : ownBid._id)
        expect(read.results).not.toHaveProperty('bids')
        for (const summary of [...read.listed, ...read.bidFor]) expect(Object.keys(summary)).not.toContain('bidCount')
      }
    })

    it('is heard of by no page but its buyer’s and its seller’s, and there without what it says', async () => {
      const { market, post, bid } = fixture
      const { _id } = await post()
      const names = ['buyer', 'seller', 'seller2', 'company'] as const
      const followed = await Promise.all(
        names.map(async (name) => {
          const token = await market.signIn(name)
          const stream = await market.call('events', { token })
          return { token, received: untilEnd(stream) }
        }),
      )
      const { buyer, gulf } = fixture
      const first = await bid(gulf, _id)
      const second = await bid(gulf, _id, { unitPrice: usd(88_000) })
      await market.call('rejectBid', { ...buyer, id: second._id })
      const third = await bid(gulf, _id, { unitPrice: usd(87_000) })
      await market.call('acceptBid', { ...buyer, id: third._id })
      // Each stream ends with its session, after all that came before.
      for (const { token } of followed) await market.call('logout', { token })
      const [byBuyer = [], bySeller = [], ...byOthers] = await Promise.all(followed.map(({ received }) => received))
      expect(byOthers.map((events) => events.map(({ type }) => type))).toEqual([['session.ended'], ['session.ended']])
      const ofRequirement = { type: 'requirement.changed', subjectId: _id }
      // The seller gets an event of each replaced version, too. It has no data but the key of the receiver's own call.
      const changes = (events: ReceivedEvent[]) =>
        events.filter(({ subjectId }) => subjectId === _id).map((event) => ({ ...event, idempotencyKey: undefined }))
      expect([changes(byBuyer), changes(bySeller)]).toEqual(
        [4, 6].map((times) => Array.from({ length: times }, () => ofRequirement)),
      )
      const json = JSON.stringify([byBuyer, bySeller])
      for (const { _id: id } of [first, second, third]) expect(json).not.toContain(id)
    })
  })
})

type ReceivedEvent = NonNullable<NonNullable<StreamResult extends AsyncIterable<infer Block> ? Block : never>['event']>

/** The events of a stream until it ends by itself. */
async function untilEnd(stream: StreamResult): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = []
  for await (const block of stream) if (block?.event !== undefined) events.push(block.event)
  return events
}
