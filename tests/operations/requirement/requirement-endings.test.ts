import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireRequirements } from '#server/jobs/expire-requirements.ts'
import { bytesOf, openMarketplace } from '#tests/support/marketplace.ts'
import { after, openRequirementFixture, type RequirementFixture, usd } from '#tests/support/requirement-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_name, openStore) => {
  let fixture: RequirementFixture

  beforeAll(async () => {
    fixture = await openRequirementFixture(await openMarketplace(await openStore()))
  })
  beforeEach(() => fixture.startAnew())

  describe('an award', () => {
    it('makes the order of the bid’s listing, reserves its stock, and rejects the others', async () => {
      const { market, buyer, gulf, padma, post, bid, view, resultsOf, notified } = fixture
      const { _id: requirementId } = await post()
      const card = await fixture.tolueneOfGulf()
      const winner = await bid(gulf, requirementId, { productId: card._id, note: 'Drums of 180 kg.' })
      const losingBid = await bid(padma, requirementId)
      const order = await market.call('acceptBid', { ...buyer, id: winner._id })
      expect(order).toMatchObject({
        kind: 'product',
        status: 'accepted',
        incoterm: 'DAP',
        note: 'Drums of 180 kg.',
        totals: winner.totals,
        item: {
          productId: card._id,
          name_en: card.name_en,
          casNumber: '108-88-3',
          quantity: { value: 2000, unit: 'kg' },
          unitPrice: usd(90_000),
          priceUnit: 't',
          net: usd(180_000),
        },
        deliveryAddress: { line1: '14 Strand Road' },
        timeline: [
          { status: 'placed', by: 'buyer' },
          { status: 'accepted', by: 'seller' },
        ],
      })
      const left = (await market.call('viewProduct', { id: card._id })).stock.value
      expect(left).toBe(card.stock.value - 2000)
      const seen = await view(buyer, requirementId)
      expect(seen.status).toBe('awarded')
      expect(seen.bids?.map(({ _id, status, orderId }) => [_id, status, orderId])).toEqual([
        [winner._id, 'accepted', order._id],
        [losingBid._id, 'rejected', undefined],
      ])
      expect((await view(gulf, requirementId)).myBid?.orderId).toBe(order._id)
      expect((await view(padma, requirementId)).myBid?.status).toBe('rejected')
      expect(await notified(requirementId, order._id)).toEqual([
        'buyer buyer bidReceived',
        'buyer buyer bidReceived',
        'buyer buyer orderAccepted',
        'seller2 seller bidRejected',
        'seller seller bidAccepted',
      ])
      const body = { reason: 'Too late' }
      expect(await resultsOf('closeRequirement', { ...buyer, id: requirementId, body })).toEqual({ state: 'awarded' })
    })

    it('makes an order of goods that are no listing, which goes on like any other', async () => {
      const { market, buyer, padma, fields, bid } = fixture
      const { casNumber: _, ...body } = fields({ grade: 'industrial' })
      const { _id } = await market.call('createRequirement', { ...buyer, body })
      const made = await bid(padma, _id, { goodsName: 'Toluene, recovered' })
      const order = await market.call('acceptBid', { ...buyer, id: made._id })
      expect(order.item).toEqual({
        name_en: 'Toluene, recovered',
        grade: 'industrial',
        quantity: { value: 2000, unit: 'kg' },
        unitPrice: usd(90_000),
        priceUnit: 't',
        net: usd(180_000),
        hasStructure: false,
      })
      const invoice = await market.call('generatePaymentInvoice', { ...padma, id: order._id })
      const pdf = await market.call('viewInvoice', { ...buyer, id: invoice._id })
      expect(new TextDecoder('latin1').decode((await bytesOf(pdf)).slice(0, 5))).toBe('%PDF-')
      const cancel = { event: 'order.cancel' as const, reason: 'Line stopped' }
      expect((await market.call('changeStatus', { ...buyer, id: order._id, body: cancel })).status).toBe('cancelled')
    })

    it('is refused when the listing has too little left, and changes nothing', async () => {
      const { market, buyer, gulf, post, offer, bid, view, resultsOf } = fixture
      const { _id } = await post()
      const { _id: productId } = await fixture.tolueneOfGulf()
      const made = await bid(gulf, _id, { productId })
      const stock = (await market.call('viewProduct', { id: productId })).stock.value
      await market.store.update('products', { _id: productId }, { stock: 1999 })
      const refused = await market.envelope('acceptBid', { ...buyer, id: made._id })
      await market.store.update('products', { _id: productId }, { stock })
      expect(refused).toMatchObject({ code: 409, message: 'There is not enough stock left to accept this order.' })
      const seen = await view(buyer, _id)
      expect([seen.status, seen.bids?.map(({ status }) => status)]).toEqual(['open', ['submitted']])
      const tooMuch = offer(_id, { productId, quantity: { value: stock + 1, unit: 'kg' } })
      expect(Object.keys((await resultsOf('bidRequirement', { ...gulf, body: tooMuch })) as object)).toEqual(['fields'])
    })

    it('goes to one bid when fifty are accepted at once', async () => {
      const { market, buyer, gulf, padma, post, bid } = fixture
      const { _id: requirementId } = await post()
      const bids = [await bid(gulf, requirementId), await bid(padma, requirementId)]
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, index) => market.envelope('acceptBid', { ...buyer, id: bids[index % 2]?._id ?? '' })),
      )
      const codes = responses.map(({ code }) => code).sort()
      expect(codes).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
      expect(await market.store.count('orders', { bidId: bids.map(({ _id }) => _id) })).toBe(1)
      const states = (await market.store.list('bids', { requirementId })).map(({ status }) => status)
      expect(states.sort()).toEqual(['accepted', 'rejected'])
    }, 60_000)
  })

  describe('the end without an award', () => {
    const expire = (at: string) => {
      const { store, ports, clock, newId } = fixture.market
      clock.now = new Date(at)
      return expireRequirements({ store, ports, newId, clock: () => clock.now })
    }

    it('comes by the buyer’s word, and every bidder is told why', async () => {
      const { market, buyer, gulf, padma, post, offer, bid, codeOf, notified } = fixture
      const { _id: id } = await post()
      await bid(gulf, id)
      await bid(padma, id)
      const closed = await market.call('closeRequirement', { ...buyer, id, body: { reason: ' Project stopped ' } })
      expect([closed.status, closed.reason, closed.bids?.map(({ status }) => status)]).toEqual([
        'closed',
        'Project stopped',
        ['lapsed', 'lapsed'],
      ])
      expect((await notified(id)).slice(2).sort()).toEqual([
        'seller seller requirementClosed',
        'seller2 seller requirementClosed',
      ])
      const [notice] = await market.store.list('notifications', { subjectId: id, type: 'requirementClosed' })
      expect(notice?.body_en).toContain('Project stopped')
      expect(await codeOf('bidRequirement', { ...gulf, body: offer(id) })).toBe(409)
    })

    it('comes at the deadline when nobody has bid', async () => {
      const { buyer, post, view, notified } = fixture
      await expire(after(6.9))
      await fixture.startAnew()
      const { _id } = await post({ deadline: after(8) })
      await expire(after(7.9))
      expect((await view(buyer, _id)).status).toBe('open')
      await expire(after(8))
      expect((await view(buyer, _id)).status).toBe('expired')
      expect(await notified(_id)).toEqual(['buyer buyer requirementExpired'])
    })

    it('comes when the time to decide is over; a bid stands until then, and no longer than it is valid', async () => {
      const { market, buyer, gulf, padma, post, bid, view, resultsOf, notified } = fixture
      const { _id } = await post()
      const short = await bid(gulf, _id, { validUntil: after(10) })
      const long = await bid(padma, _id, { validUntil: after(40) })
      await expire(after(9.9))
      expect((await view(buyer, _id)).bids?.map(({ status }) => status)).toEqual(['submitted', 'submitted'])
      // Too late, even before the job has run.
      market.clock.now = new Date(after(10))
      expect(await resultsOf('acceptBid', { ...buyer, id: short._id })).toEqual({ state: 'lapsed' })
      await expire(after(10))
      expect((await view(gulf, _id)).myBid?.status).toBe('lapsed')
      expect((await view(padma, _id)).myBid?.status).toBe('submitted')
      market.clock.now = new Date(after(21))
      expect(await resultsOf('acceptBid', { ...buyer, id: long._id })).toEqual({ state: 'expired' })
      const found = await Promise.all([expire(after(21)), expire(after(21))])
      expect(found.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1)
      const seen = await view(buyer, _id)
      expect([seen.status, seen.bids?.map(({ status }) => status)]).toEqual(['expired', ['lapsed', 'lapsed']])
      // Two concurrent processes notify once.
      expect((await notified(_id)).slice(2)).toEqual([
        'seller seller bidLapsed',
        'seller2 seller bidLapsed',
        'buyer buyer requirementExpired',
      ])
      expect(await expire(after(21))).toBe(0)
    })
  })
})
