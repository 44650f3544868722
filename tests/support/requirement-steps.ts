import type { BodyOf, ResultsOf } from '#server/operation.ts'
import type { Marketplace, Side } from './marketplace.ts'

export interface Person {
  token: string
  side?: Side
}

const start = new Date('2026-11-21T08:00:00.000Z')

/** A moment so many days after the tests' first. */
export const after = (days: number) => new Date(start.getTime() + days * 86_400_000).toISOString()
export const usd = (amount: number) => ({ amount, currency: 'USD' })

/** A buyer in Bangladesh, an unrelated company, a seller in Saudi Arabia and one in the buyer's country, and their steps. */
export async function openRequirementFixture(market: Marketplace) {
  const buyer: Person = { token: await market.signIn('buyer') }
  const company: Person = { token: await market.signIn('company') }
  const gulf: Person = { token: await market.signIn('seller'), side: 'Seller' }
  const padma: Person = { token: await market.signIn('seller2'), side: 'Seller' }
  const addressId = (await market.call('getAddresses', { ...buyer, body: {} })).addresses[0]?._id ?? ''

  /** The first moment again, and a month's bids to make: the tests make more than a plan allows. */
  const startAnew = async () => {
    market.clock.now = start
    await market.store.update('allowanceUses', { kind: 'bids' }, { used: 1 })
  }
  const fields = (columns: Partial<BodyOf<'createRequirement'>> = {}): BodyOf<'createRequirement'> => ({
    title: 'Toluene for a coil coating line',
    productName: 'Toluene',
    casNumber: '108-88-3',
    currency: 'USD',
    addressId,
    quantity: { value: 2, unit: 't' },
    deadline: after(7),
    ...columns,
  })
  const post = (columns: Partial<BodyOf<'createRequirement'>> = {}) =>
    market.call('createRequirement', { ...buyer, body: fields(columns) })
  const offer = (requirementId: string, columns: Partial<BodyOf<'bidRequirement'>> = {}): BodyOf<'bidRequirement'> => ({
    requirementId,
    quantity: { value: 2000, unit: 'kg' },
    priceUnit: 't',
    unitPrice: usd(90_000),
    shipping: usd(20_000),
    leadTimeDays: 14,
    incoterm: 'DAP',
    validUntil: after(20),
    ...columns,
  })
  const bid = (seller: Person, requirementId: string, columns: Partial<BodyOf<'bidRequirement'>> = {}) =>
    market.call('bidRequirement', { ...seller, body: offer(requirementId, columns) })
  const view = (person: Person, id: string): Promise<ResultsOf<'viewRequirement'>> =>
    market.call('viewRequirement', { ...person, id })
  const codeOf = async (...call: Parameters<Marketplace['envelope']>) => (await market.envelope(...call)).code
  const resultsOf = async (...call: Parameters<Marketplace['envelope']>) => (await market.envelope(...call)).results
  /** Returns each user's notifications about some subjects, in order. */
  const notified = async (...subjectIds: string[]) => {
    const rows = await market.store.list('notifications', { subjectId: subjectIds }, { orderBy: ['createdAt', '_id'] })
    const users = await market.store.list('users', { _id: rows.map(({ userId }) => userId) })
    const nameOf = (id: string) => users.find(({ _id }) => _id === id)?.email.split('@')[0]
    return rows.map(({ userId, side, type }) => `${nameOf(userId)} ${side} ${type}`)
  }
  const tolueneOfGulf = async () => {
    const { products } = await market.call('getSearchResult', { body: { search: 'toluene' } })
    const card = products.find(({ seller }) => seller.businessName.startsWith('Gulf Marjan'))
    if (card === undefined) throw new Error('The demo seller lists no toluene')
    return card
  }
  return {
    market,
    buyer,
    company,
    gulf,
    padma,
    startAnew,
    fields,
    post,
    offer,
    bid,
    view,
    codeOf,
    resultsOf,
    notified,
    tolueneOfGulf,
  }
}

export type RequirementFixture = Awaited<ReturnType<typeof openRequirementFixture>>
