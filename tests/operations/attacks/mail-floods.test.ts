import { beforeEach, expect, it } from 'vitest'
import { demoPassword } from '#server/demo/load-demo.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade } from '#tests/support/trade-steps.ts'

const victim = 'victim@example.com'
const password = 'a long enough one'

/** Mails and texts that a stranger has the marketplace send to somebody who never asked for one. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  /** Every call from another network address, as of a botnet. */
  const elsewhere = () => ({ address: `203.0.113.${(from += 1)}` })
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    await market.deliver()
  })

  const signUp = (columns: object = {}) => {
    const person = { accountType: 'Individual', fullName: 'BUY NOW FROM EVIL', email: victim, password, country: 'BD' }
    const body = { ...person, countryCode: '+880', phoneNumber: '1712000000', acceptedTerms: true, ...columns }
    return market.envelope('signup', { body, ...elsewhere() })
  }
  const codesOf = async (call: () => Promise<{ code: number }>, times = 40) => {
    const codes: number[] = []
    for (let at = 0; at < times; at += 1) codes.push((await call()).code)
    return codes
  }

  it('come twelve in an hour at most by forty registrations, from as many networks', async () => {
    const codes = await codesOf(() => signUp())
    expect([codes.slice(0, 12), codes.slice(12)]).toEqual([Array(12).fill(200), Array(28).fill(429)])
    expect((await market.deliver()).filter(({ recipient }) => recipient === victim).length).toBe(12)
  })

  it('come twelve in an hour at most to an address that has an account, so that the limit reveals none', async () => {
    const codes = await codesOf(() => signUp({ email: 'seller@kimiya.example' }))
    expect([codes.slice(0, 12), codes.slice(12)]).toEqual([Array(12).fill(200), Array(28).fill(429)])
    expect((await market.deliver()).length).toBe(12)
  })

  it('come four in an hour at most by registrations from one network', async () => {
    const place = elsewhere()
    const body = { accountType: 'Individual', fullName: 'Nadia Rahman', email: victim, password, country: 'BD' }
    const more = { countryCode: '+880', phoneNumber: '1712000000', acceptedTerms: true }
    const codes = await codesOf(() => market.envelope('signup', { body: { ...body, ...more }, ...place }), 8)
    expect(codes).toEqual([...Array<number>(4).fill(200), ...Array<number>(4).fill(429)])
  })

  it('come ten in an hour at most as texts to a number, whatever accounts change to it', async () => {
    const tokens = await Promise.all(['buyer', 'seller', 'seller2', 'company'].map((name) => market.signIn(name)))
    const body = { countryCode: '+880', phoneNumber: '1712000000', password: demoPassword }
    const codes: number[] = []
    for (let round = 0; round < 4; round += 1) {
      for (const token of tokens) codes.push((await market.envelope('changePhone', { token, body })).code)
      market.clock.now = new Date(market.clock.now.getTime() + 31_000)
    }
    expect([codes.slice(0, 10), codes.slice(10)]).toEqual([Array(10).fill(200), Array(6).fill(429)])
    await market.deliver()
    expect(market.texts.length).toBe(10)
  })

  const changePhone = async (token: string, number: { countryCode: string; phoneNumber: string }) =>
    (await market.envelope('changePhone', { token, body: { ...number, password: demoPassword } })).code

  it('go as texts to mobile numbers of countries that are served alone: to no premium and no satellite number', async () => {
    const token = await market.signIn('buyer')
    const costly = [
      { countryCode: '+1', phoneNumber: '9005550123' },
      { countryCode: '+44', phoneNumber: '9091234567' },
      { countryCode: '+882', phoneNumber: '1634567890' },
    ]
    const codes: number[] = []
    for (const number of costly) codes.push(await changePhone(token, number))
    await market.deliver()
    expect([codes, market.texts]).toEqual([[422, 422, 422], []])
  })

  it('come twenty in an hour at most as texts to a range of numbers, by whatever accounts', async () => {
    const tokens = await Promise.all(['buyer', 'seller', 'seller2', 'company'].map((name) => market.signIn(name)))
    market.clock.now = new Date(Math.ceil(market.clock.now.getTime() / 3_600_000) * 3_600_000)
    await market.store.update('sessions', {}, { identityConfirmedAt: market.clock.now.toISOString() })
    const codes: number[] = []
    for (let at = 0; at < 24; at += 1) {
      const token = tokens[at % 4] ?? ''
      codes.push(await changePhone(token, { countryCode: '+880', phoneNumber: `171200${1000 + at}` }))
      if (at % 4 === 3) market.clock.now = new Date(market.clock.now.getTime() + 31_000)
    }
    expect([codes.slice(0, 20), codes.slice(20)]).toEqual([Array(20).fill(200), Array(4).fill(429)])
  })

  it('come no oftener as texts to a number that is typed with the 0 of its country, too, and reach it', async () => {
    const tokens = await Promise.all(['buyer', 'seller'].map((name) => market.signIn(name)))
    const codes: number[] = []
    for (let at = 0; at < 12; at += 1) {
      const phoneNumber = `${at % 4 < 2 ? '' : '0'}1712000000`
      codes.push(await changePhone(tokens[at % 2] ?? '', { countryCode: '+880', phoneNumber }))
      market.clock.now = new Date(market.clock.now.getTime() + 31_000)
    }
    expect([codes.slice(0, 10), codes.slice(10)]).toEqual([Array(10).fill(200), Array(2).fill(429)])
    await market.deliver()
    expect(new Set(market.texts.map(({ recipient }) => recipient))).toEqual(new Set(['+8801712000000']))
  })

  it('come as one text, though a call that began earlier is done later', async () => {
    const token = await market.signIn('buyer')
    const number = { countryCode: '+880', phoneNumber: '1712000000' }
    const began = market.clock.now
    market.clock.now = new Date(began.getTime() + 500)
    expect(await changePhone(token, number)).toBe(200)
    market.clock.now = began
    expect(await changePhone(token, number)).toBe(429)
  })

  it('come twenty in an hour at most to a seller about new orders, and all of them are in the feed', async () => {
    const { placed } = await openTrade(market)
    await market.deliver()
    for (let at = 0; at < 25; at += 1) await placed()
    const mails = (await market.deliver()).filter(({ recipient }) => recipient === 'seller@kimiya.example')
    expect(mails).toHaveLength(20)
    expect(await market.store.count('notifications', { type: 'sellerOrderPlaced' })).toBeGreaterThanOrEqual(25)
  })

  it('come twenty in an hour at most to a seller about new requests for a quote, together with new orders', async () => {
    const { placed, buyer } = await openTrade(market)
    const { item } = await placed()
    await market.deliver()
    const { addresses } = await market.call('getAddresses', { token: buyer, body: {} })
    const quantity = { value: 1000, unit: 'kg' as const }
    const terms = { productId: item.productId ?? '', quantity, incoterm: 'EXW' as const, addressId: addresses[0]?._id ?? '' }
    for (let at = 0; at < 25; at += 1)
      await market.call('placeQuotationOrder', { token: buyer, body: { action: 'request', ...terms } })
    const mails = (await market.deliver()).filter(({ recipient }) => recipient === 'seller@kimiya.example')
    expect(mails).toHaveLength(19)
    expect(await market.store.count('notifications', { type: 'quoteOrder' })).toBeGreaterThanOrEqual(25)
  })

  it.each(['disputeAnswered', 'settlementProposed'] as const)(
    'come once in ten minutes about a dispute to the other side by many of %s, and all of them are in the feed',
    async (type) => {
      const { delivered, buyer, asSeller } = await openTrade(market)
      const { _id: id, totals } = await delivered()
      await market.call('openDispute', { token: buyer, id, body: { reason: 'Two drums leak' } })
      await market.deliver()
      const refund = { amount: 1_000, currency: totals.total.currency }
      const write = () =>
        type === 'disputeAnswered'
          ? market.call('answerDispute', { ...asSeller, id, body: { text: 'BUY NOW', attachments: [] } })
          : market.call('proposeSettlement', { ...asSeller, id, body: { settlement: 'partRefund', refund, note: 'BUY NOW' } })
      const mailed = async () => (await market.deliver()).filter(({ recipient }) => recipient === 'buyer@kimiya.example').length
      for (let at = 0; at < 5; at += 1) await write()
      expect(await mailed()).toBe(1)
      expect(await market.store.count('notifications', { type, subjectId: id })).toBe(5)
      market.clock.now = new Date(market.clock.now.getTime() + 600_000)
      await write()
      expect(await mailed()).toBe(1)
    },
  )

  it('are not sent again within half a minute by signing in to a registration that is not proven', async () => {
    await signUp()
    await market.deliver()
    for (let at = 0; at < 5; at += 1) {
      const { code } = await market.envelope('login', { body: { email: victim, password }, ...elsewhere() })
      expect(code).toBe(409)
    }
    expect(await market.deliver()).toEqual([])
    market.clock.now = new Date(market.clock.now.getTime() + 31_000)
    await market.envelope('login', { body: { email: victim, password }, ...elsewhere() })
    expect((await market.deliver()).map(({ recipient }) => recipient)).toEqual([victim])
  })

  it.each(['English', 'Arabic', 'Bangla'] as const)('carry no words of whoever registered, in %s', async (language) => {
    const person = { accountType: 'Individual', fullName: 'BUY NOW FROM EVIL', email: victim, password, country: 'BD' }
    const body = { ...person, countryCode: '+880', phoneNumber: '1712000000', acceptedTerms: true }
    await market.envelope('signup', { body, language, ...elsewhere() })
    const [mail] = await market.deliver()
    expect(mail?.recipient).toBe(victim)
    expect(JSON.stringify(mail)).not.toMatch(/EVIL|BUY/)
    expect(JSON.stringify(mail)).not.toContain('{{')
  })

  it('carry no words of whoever changes to the address of a stranger', async () => {
    const token = await market.signIn('buyer')
    await market.store.update('users', { email: 'buyer@kimiya.example' }, { fullName: 'BUY NOW FROM EVIL' })
    await market.call('changeEmail', { token, body: { email: victim, password: demoPassword } })
    const mail = (await market.deliver()).find(({ recipient }) => recipient === victim)
    expect(mail?.text).toMatch(/\d{6}/)
    expect(JSON.stringify(mail)).not.toMatch(/EVIL|BUY/)
  })
})
