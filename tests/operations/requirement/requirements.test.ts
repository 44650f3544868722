import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyOf } from '#server/operation.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { after, openRequirementFixture, type RequirementFixture, usd } from '#tests/support/requirement-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_name, openStore) => {
  let fixture: RequirementFixture

  beforeAll(async () => {
    fixture = await openRequirementFixture(await openMarketplace(await openStore()))
  })
  beforeEach(() => fixture.startAnew())

  describe('a requirement', () => {
    it('is answered to its buyer as it was posted', async () => {
      const { market, buyer, fields, view } = fixture
      const { categories } = await market.call('getAllCategories', { body: {} })
      const solvents = categories.find(({ slug }) => slug === 'solvents')
      const stated = {
        description: 'In drums.',
        grade: 'technical' as const,
        incoterm: 'DAP' as const,
        isPublic: true,
        targetPrice: usd(90_000),
        budget: usd(250_000),
        deadline: '2026-11-28T14:00:00+06:00',
      }
      const posted = await market.call('createRequirement', {
        ...buyer,
        language: 'Bangla',
        body: fields({ ...stated, categoryId: solvents?._id ?? '' }),
      })
      const { _id, number } = posted
      expect(number).toMatch(/^KR-26-[0-9A-Z]{5}-[0-9A-Z]{5}$/)
      expect(posted).toEqual({
        _id,
        number,
        status: 'open',
        openForBids: true,
        own: true,
        language: 'bn',
        bids: [],
        attachments: [],
        title: 'Toluene for a coil coating line',
        productName: 'Toluene',
        casNumber: '108-88-3',
        ...stated,
        currency: 'USD',
        quantity: { value: 2, unit: 't' },
        category: { _id: solvents?._id, name_en: 'Solvents', name_ar: 'مذيبات', name_bn: 'দ্রাবক' },
        delivery: { city: 'Chattogram', country: 'BD' },
        deliveryAddress: {
          fullName: 'Nusrat Jahan',
          countryCode: '+880',
          phoneNumber: '1712345678',
          line1: '14 Strand Road',
          line2: 'Sadarghat',
          city: 'Chattogram',
          postalCode: '4000',
          country: 'BD',
        },
        deadline: '2026-11-28T08:00:00.000Z',
        decideBy: '2026-12-12T08:00:00.000Z',
        buyer: { country: 'BD', accountType: 'Individual' },
        createdAt: after(0),
        updatedAt: after(0),
      })
      expect(await view(buyer, _id)).toEqual(posted)
    })

    it('names every field that cannot be so', async () => {
      const { buyer, fields, resultsOf } = fixture
      const body = fields({
        casNumber: '108-88-4',
        currency: 'XAU',
        targetPrice: usd(1),
        deadline: after(0.02),
        addressId: '00000000-0000-7000-8000-ffffffffffff',
        categoryId: '00000000-0000-7000-8000-ffffffffffff',
      })
      expect(await resultsOf('createRequirement', { ...buyer, body })).toEqual({
        fields: {
          addressId: 'Choose one of your addresses.',
          casNumber: 'This is no CAS number: please check its digits.',
          categoryId: 'Choose one of the values offered.',
          currency: 'Offers cannot be made in this currency here.',
          deadline: 'Choose a deadline between one hour and 180 days from now.',
          targetPrice: 'All amounts must be in the currency of the requirement.',
        },
      })
      const refusedOf = (deadline: string) => resultsOf('createRequirement', { ...buyer, body: fields({ deadline }) })
      expect(await refusedOf(after(181))).toEqual({
        fields: { deadline: 'Choose a deadline between one hour and 180 days from now.' },
      })
      // No clock shows it, so no store keeps it.
      expect(await refusedOf('2026-12-31T23:59:60Z')).toEqual({ fields: { deadline: 'This is not in the right form.' } })
    })

    it('is posted and changed on the buyer’s side alone', async () => {
      const { buyer, gulf, fields, post, codeOf } = fixture
      const { _id: id } = await post()
      expect(await codeOf('createRequirement', { ...buyer, side: 'Seller', body: fields() })).toBe(403)
      expect(await codeOf('editRequirement', { ...buyer, side: 'Seller', id, body: fields() })).toBe(403)
      const body = { reason: 'Project stopped' }
      expect(await codeOf('closeRequirement', { ...buyer, side: 'Seller', id, body })).toBe(403)
      expect(await codeOf('closeRequirement', { ...gulf, side: 'Buyer', id, body })).toBe(404)
    })

    it('can be edited until somebody bids, and found by its new words', async () => {
      const { market, buyer, gulf, fields, post, bid } = fixture
      const { _id: id, createdAt } = await post()
      const body = fields({ title: 'Xylene for a bobbin winder', productName: 'Xylene', quantity: { value: 3, unit: 't' } })
      const edited = await market.call('editRequirement', { ...buyer, id, body })
      expect(edited).toMatchObject({ _id: id, productName: 'Xylene', quantity: { value: 3, unit: 't' }, createdAt })
      const found = await market.call('getRequirements', { ...gulf, body: { search: 'bobbin XYL' } })
      expect(found.requirements.map(({ _id }) => _id)).toEqual([id])
      const { _id: bidId } = await bid(gulf, id)
      await market.call('withdrawBid', { ...gulf, id: bidId })
      const refused = await market.envelope('editRequirement', { ...buyer, id, body })
      expect(refused).toMatchObject({ code: 409, results: { state: 'open' } })
      expect(refused.message).toContain('Somebody has bid')
    })

    it('is listed to sellers while it takes bids, without its buyer’s name or the bids of others', async () => {
      const { market, buyer, gulf, padma, post, bid } = fixture
      const { _id, number, createdAt } = await post({ title: 'Toluene, listed', deadline: after(3) })
      await bid(gulf, _id)
      const list = async (person: typeof buyer, body: BodyOf<'getRequirements'> = {}) => {
        const { requirements } = await market.call('getRequirements', { ...person, body: { search: number, ...body } })
        return requirements
      }
      expect(await list(padma)).toEqual([
        {
          _id,
          number,
          status: 'open',
          openForBids: true,
          language: 'en',
          title: 'Toluene, listed',
          productName: 'Toluene',
          casNumber: '108-88-3',
          quantity: { value: 2, unit: 't' },
          currency: 'USD',
          delivery: { city: 'Chattogram', country: 'BD' },
          isPublic: false,
          deadline: after(3),
          createdAt,
          buyer: { country: 'BD', accountType: 'Individual' },
        },
      ])
      expect((await list(gulf)).map(({ myBid }) => myBid?.totals.total)).toEqual([usd(200_000)])
      expect((await list(buyer)).map(({ bidCount, bestPrice }) => [bidCount, bestPrice])).toEqual([[1, usd(100_000)]])
      await bid(padma, _id, { quantity: { value: 500, unit: 'kg' }, shipping: usd(5_000), unitPrice: usd(60_000) })
      // 350 US dollars and 15 per cent of tax for half a ton.
      expect((await list(buyer)).map(({ bidCount, bestPrice }) => [bidCount, bestPrice])).toEqual([[2, usd(80_500)]])
      expect(await list({ ...buyer, side: 'Seller' })).toEqual([])
      market.clock.now = new Date(after(3))
      expect(await list(padma)).toEqual([])
      expect((await list(gulf, { myBids: true })).map(({ openForBids }) => openForBids)).toEqual([false])
    })
  })

  describe('requirements', () => {
    it('are listed by state, by category and by the country that they go to; a choice of none is all', async () => {
      const { market, buyer, padma, post } = fixture
      const { categories } = await market.call('getAllCategories', { body: {} })
      const [first, second] = categories.map(({ _id }) => _id)
      if (first === undefined || second === undefined) throw new Error('The demo has categories')
      const title = 'Listed by what it is'
      const firstRequirement = await post({ title, categoryId: first })
      const secondRequirement = await post({ title, categoryId: second })
      await market.store.update('requirements', { _id: secondRequirement._id }, { country: 'AE' })
      await market.call('closeRequirement', { ...buyer, id: secondRequirement._id, body: { reason: 'Bought elsewhere' } })
      const found = async (person: typeof buyer, body: BodyOf<'getRequirements'>) => {
        const { requirements } = await market.call('getRequirements', { ...person, body: { search: title, ...body } })
        return requirements.map(({ _id }) => _id).toSorted()
      }
      const [both, firstIds, secondIds] = [
        [firstRequirement._id, secondRequirement._id].toSorted(),
        [firstRequirement._id],
        [secondRequirement._id],
      ]
      expect(await found(buyer, {})).toEqual(both)
      expect(await found(buyer, { statuses: [], countries: [] })).toEqual(both)
      expect(await found(buyer, { statuses: ['open'] })).toEqual(firstIds)
      expect(await found(buyer, { statuses: ['closed'] })).toEqual(secondIds)
      expect(await found(buyer, { categoryId: first })).toEqual(firstIds)
      expect(await found(buyer, { countries: ['AE'] })).toEqual(secondIds)
      expect(await found(padma, { countries: ['AE'] })).toEqual([])
      expect(await found(padma, { countries: ['BD'] })).toEqual(firstIds)
    })

    it('count the bids and the best price of each by itself', async () => {
      const { market, buyer, gulf, padma, post, bid } = fixture
      const title = 'Counted by themselves'
      const [one, other] = [await post({ title }), await post({ title })]
      await bid(gulf, one._id, { unitPrice: usd(90_000) })
      await bid(padma, one._id, { unitPrice: usd(60_000) })
      const gone = await bid(gulf, other._id, { unitPrice: usd(10_000) })
      await market.call('rejectBid', { ...buyer, id: gone._id })
      await bid(padma, other._id, { unitPrice: usd(70_000) })
      const { requirements } = await market.call('getRequirements', { ...buyer, body: { search: title } })
      const seen = new Map(requirements.map(({ _id, bidCount }) => [_id, bidCount]))
      expect([seen.get(one._id), seen.get(other._id)]).toEqual([2, 1])
      const own = (await market.call('getRequirements', { ...padma, body: { search: title } })).requirements
      const bidOf = (id: string) => own.find(({ _id }) => _id === id)?.myBid?.totals.unitPrice
      expect([bidOf(one._id), bidOf(other._id)]).toEqual([usd(60_000), usd(70_000)])
      const cheapest = await market.call('viewRequirement', { ...buyer, id: one._id })
      expect(cheapest.bids?.map(({ totals }) => totals.unitPrice.amount)).toEqual([60_000, 90_000])
      const notified = await market.store.list('notifications', { subjectId: other._id, type: 'bidRejected' })
      expect(notified[0]?.body_en).toContain(title)
    })
  })

  describe('a bid', () => {
    it('is worked out, and told to the buyer', async () => {
      const { padma, post, bid, notified } = fixture
      const { _id: requirementId } = await post()
      const made = await bid(padma, requirementId, { goodsName: 'Toluene, recovered grade', note: 'From our own still.' })
      const { _id } = made
      expect(made).toEqual({
        _id,
        requirementId,
        status: 'submitted',
        version: 1,
        goodsName: 'Toluene, recovered grade',
        quantity: { value: 2000, unit: 'kg' },
        priceUnit: 't',
        leadTimeDays: 14,
        incoterm: 'DAP',
        validUntil: after(20),
        // In one country with the buyer, so with its tax.
        totals: {
          unitPrice: usd(90_000),
          subtotal: usd(180_000),
          shipping: usd(20_000),
          taxRate: 15,
          taxKind: 'domestic',
          taxFrom: 'BD',
          taxTo: 'BD',
          tax: usd(30_000),
          total: usd(230_000),
        },
        note: 'From our own still.',
        createdAt: after(0),
        updatedAt: after(0),
      })
      expect(await notified(requirementId)).toEqual(['buyer buyer bidReceived'])
    })

    it('reaches the open pages of the buyer and of its seller, whether it is made, edited or withdrawn', async () => {
      const { market, buyer, padma, post, bid } = fixture
      const { _id: subjectId } = await post()
      const userIds = await Promise.all([buyer, padma].map(async (person) => (await market.call('getUser', person))._id))
      const received = async () => {
        const events = await market.store.list('liveEvents', { subjectId, type: 'requirement.changed' })
        return userIds.map((each) => events.filter(({ userId }) => userId === each).length)
      }
      await bid(padma, subjectId)
      expect(await received()).toEqual([1, 1])
      const { _id: id } = await bid(padma, subjectId, { leadTimeDays: 9 })
      // The seller gets an event of the replaced version and one of the new version.
      expect(await received()).toEqual([2, 3])
      await market.call('withdrawBid', { ...padma, id })
      expect(await received()).toEqual([3, 4])
    })

    it('is sealed: its seller sees it alone, the buyer all of them compared', async () => {
      const { buyer, gulf, padma, post, bid, view } = fixture
      const { _id } = await post()
      const dear = await bid(gulf, _id)
      const cheap = await bid(padma, _id, { unitPrice: usd(60_000), quantity: { value: 1, unit: 't' }, shipping: usd(0) })
      const seen = await view(gulf, _id)
      expect([seen.myBid?._id, seen.bids, seen.own, seen.deliveryAddress]).toEqual([dear._id, undefined, false, undefined])
      expect(JSON.stringify(seen)).not.toContain(cheap._id)
      const { bids = [] } = await view(buyer, _id)
      expect(bids.map(({ _id: id, seller, comparison }) => [id, seller?.businessName, comparison])).toEqual([
        [
          cheap._id,
          'Padma Shapla Chem Ltd.',
          { unitPrice: usd(60_000), landedUnitPrice: usd(69_000), coverage: 50, rank: 1, aboveLowest: 0 },
        ],
        [
          dear._id,
          'Gulf Marjan Petrochem Trading Co.',
          { unitPrice: usd(90_000), landedUnitPrice: usd(100_000), coverage: 100, rank: 2, aboveLowest: 44.9 },
        ],
      ])
    })

    it('is edited until the deadline by a new version in its place, which the buyer has to accept by its own id', async () => {
      const { market, buyer, gulf, padma, post, offer, bid, view, codeOf } = fixture
      const { _id: requirementId } = await post()
      const first = await bid(gulf, requirementId)
      const second = await bid(gulf, requirementId, { unitPrice: usd(95_000) })
      expect([second.version, second.status, second._id === first._id]).toEqual([2, 'submitted', false])
      expect((await view(buyer, requirementId)).bids?.map(({ _id }) => _id)).toEqual([second._id])
      const refused = await market.envelope('acceptBid', { ...buyer, id: first._id })
      expect([refused.code, refused.results]).toEqual([409, { state: 'withdrawn' }])
      market.clock.now = new Date(after(7))
      const late = await market.envelope('bidRequirement', { ...gulf, body: offer(requirementId) })
      expect([late.code, late.results]).toEqual([409, { state: 'open' }])
      expect(await codeOf('withdrawBid', { ...gulf, id: second._id })).toBe(409)
      expect(await codeOf('bidRequirement', { ...padma, body: offer(requirementId) })).toBe(404)
    })

    it('counts once against the plan, however often it is edited', async () => {
      const { market, padma, post, offer, bid } = fixture
      const used = async () => {
        const user = await market.store.find('users', { email: 'seller2@kimiya.example' })
        const [use] = await market.store.list('allowanceUses', { userId: user?._id ?? '', kind: 'bids', month: '2026-11' })
        return use?.used ?? 0
      }
      const { _id } = await post()
      const before = await used()
      const made = await bid(padma, _id)
      await bid(padma, _id, { leadTimeDays: 3 })
      await market.call('withdrawBid', { ...padma, id: made._id }).catch(() => undefined)
      await bid(padma, _id, { leadTimeDays: 2 })
      expect(await used()).toBe(before + 1)
      await market.store.update('allowanceUses', { kind: 'bids' }, { used: 1_000_000 })
      const refused = await market.envelope('bidRequirement', { ...padma, body: offer((await post())._id) })
      expect(refused.code).toBe(409)
    })

    it('may not be above the budget, carriage and tax included, nor for an own requirement', async () => {
      const { buyer, gulf, padma, post, offer, bid, resultsOf } = fixture
      const { _id: requirementId } = await post({ budget: usd(229_999) })
      expect(await resultsOf('bidRequirement', { ...padma, body: offer(requirementId) })).toEqual({
        fields: { unitPrice: "With carriage and tax this comes to USD 2300.00. The buyer's budget is USD 2299.99." },
      })
      // Without the tax of one country it fits.
      expect((await bid(gulf, requirementId)).totals.total).toEqual(usd(200_000))
      expect(await resultsOf('bidRequirement', { ...buyer, side: 'Seller', body: offer(requirementId) })).toEqual({
        fields: { requirementId: 'You cannot bid for your own requirement.' },
      })
    })

    it('has to fit what is asked for', async () => {
      const { market, gulf, post, offer, resultsOf } = fixture
      const { _id: requirementId } = await post()
      const sar = { amount: 90_000, currency: 'SAR' }
      const wrong = { quantity: { value: 2, unit: 'L' as const }, unitPrice: sar, shipping: sar, validUntil: after(6) }
      expect(await resultsOf('bidRequirement', { ...gulf, body: offer(requirementId, wrong) })).toEqual({
        fields: {
          'quantity.unit': 'Give the quantity in a unit that measures what is asked for.',
          shipping: 'All amounts must be in the currency of the requirement.',
          unitPrice: 'All amounts must be in the currency of the requirement.',
          validUntil: 'The bid must be valid at least until the deadline.',
        },
      })
      const free = offer(requirementId, { unitPrice: usd(0) })
      expect(await resultsOf('bidRequirement', { ...gulf, body: free })).toEqual({
        fields: { unitPrice: 'Must be more than zero.' },
      })
      const { products } = await market.call('getSearchResult', { body: { search: 'acetone' } })
      const own = products.find(({ seller }) => seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
      const others = products.find(({ seller }) => !seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
      expect(await resultsOf('bidRequirement', { ...gulf, body: offer(requirementId, { productId: own }) })).toEqual({
        fields: { productId: 'This product has another CAS number than the requirement asks for.' },
      })
      expect(await resultsOf('bidRequirement', { ...gulf, body: offer(requirementId, { productId: others }) })).toEqual({
        fields: { productId: 'This product is no longer on offer.' },
      })
    })

    it('is answered once for a request that is repeated', async () => {
      const { market, gulf, post, offer } = fixture
      const { _id } = await post()
      const call = { ...gulf, body: offer(_id), key: 'the-same-bid-again-1' }
      const first = await market.call('bidRequirement', call)
      expect(await market.call('bidRequirement', call)).toEqual(first)
      expect(await market.store.count('bids', { requirementId: _id })).toBe(1)
    })

    it('can be rejected by the buyer, and made anew', async () => {
      const { market, buyer, gulf, post, bid, codeOf, notified } = fixture
      const { _id } = await post()
      const made = await bid(gulf, _id)
      const rejected = await market.call('rejectBid', { ...buyer, id: made._id })
      expect(rejected).toEqual({ ...made, status: 'rejected' })
      expect(await notified(_id)).toEqual(['buyer buyer bidReceived', 'seller seller bidRejected'])
      expect((await bid(gulf, _id)).version).toBe(2)
      expect(await codeOf('rejectBid', { ...buyer, id: made._id })).toBe(409)
    })

    it('is moved by its own parties alone', async () => {
      const { buyer, company, gulf, padma, post, bid, codeOf } = fixture
      const { _id: requirementId } = await post()
      const { _id: id } = await bid(gulf, requirementId)
      expect(await codeOf('acceptBid', { ...company, id })).toBe(404)
      expect(await codeOf('acceptBid', { ...padma, id })).toBe(404)
      expect(await codeOf('acceptBid', { ...gulf, id })).toBe(403)
      expect(await codeOf('acceptBid', { ...buyer, side: 'Seller', id })).toBe(403)
      expect(await codeOf('withdrawBid', { ...padma, id })).toBe(404)
      expect(await codeOf('viewRequirement', { ...company, id: requirementId })).toBe(404)
    })
  })
})
