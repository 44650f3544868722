import { employ, invite } from '#tests/support/operators.ts'
import { register } from '#tests/support/registration.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'
import { disputed, sentDocuments, ticket } from './operator-cases.ts'

const reason = 'As the board decided'

/** Another account that waits for a second operator: a call of that one, with the version of what is there. */
async function proposedAccount(fixture: CaseFixture) {
  const { market, newEmail, newAddress } = fixture
  const first = await employ(market, newEmail(), ['finance'], newAddress)
  const accountName = `Kimiya Trading ${(slugs += 1)}`
  // The first of two is in force at once where none was set.
  for (const swift of ['GULFSARI', 'GULFAEAD']) {
    const body = { bankDetails: { ...bankDetails, accountName, swift }, reason }
    await market.call('changeBankAccount', { operatorToken: first.operatorToken, body })
  }
  const operator = await fixture.asOperator()
  const { version } = await market.call('getBankAccount', operator)
  return { ...operator, body: { version, reason } }
}

const asOperator = (fixture: CaseFixture) => fixture.asOperator()
const withBody = (body: object) => async (fixture: CaseFixture) => ({ ...(await fixture.asOperator()), body })

/** A reported newcomer, who has written to the buyer: whatever is decided harms nobody of the other cases. */
async function reported({ market, buyer, newEmail, newAddress }: CaseFixture): Promise<string> {
  const token = await register(market, { email: newEmail() }, newAddress)
  const [{ _id: userId }, { _id: subjectId }] = [
    await market.call('getUser', { token: buyer }),
    await market.call('getUser', { token }),
  ]
  await market.call('openChat', { token, body: { userId } })
  const body = { subject: 'person' as const, subjectId, reason: 'spam' as const }
  return (await market.call('reportAbuse', { token: buyer, body }))._id
}

/** Somebody else who works here, invited. */
async function colleague({ market, newEmail }: CaseFixture): Promise<string> {
  const email = newEmail()
  await invite(market, email, ['support'])
  return (await market.store.find('operators', { email }))?._id ?? ''
}

async function gone(fixture: CaseFixture): Promise<string> {
  const id = await colleague(fixture)
  await fixture.market.call('disableOperator', { ...(await fixture.asOperator()), id, body: { reason } })
  return id
}

let references = 0
const tenderItem = () => ({
  reference: `BPC-${(references += 1)}`,
  organisation: 'Bangladesh Petroleum Corporation',
  country: 'BD',
  title: { en: 'Supply of toluene', bn: 'টলুইন সরবরাহ' },
  body: { en: 'Two lots of 400 t each.\n\nBids in BDT.' },
  documents: [{ name: 'Terms', url: 'https://tenders.example/terms.pdf' }],
  publishedAt: '2026-11-20T08:00:00.000Z',
  closesAt: '2027-01-15T12:00:00.000Z',
})

async function tenderNews(fixture: CaseFixture): Promise<string> {
  const item = tenderItem()
  const body = { items: [item], reason }
  await fixture.market.call('publishTenderNews', { ...(await fixture.asOperator()), body })
  return (await fixture.market.store.find('tenderNews', { reference: item.reference }))?._id ?? ''
}

const plan = (slug: string, amount: number) => ({
  slug,
  name: { en: 'Trader', ar: 'تاجر' },
  price: { amount, currency: 'USD' },
  listings: amount === 0 ? 10 : null,
  bids: 20,
  promotions: 1,
})
const bankDetails = {
  accountName: 'Kimiya Trading FZE',
  bankName: 'Gulf Bank',
  iban: 'SA03 8000 0000 6080 1016 7519',
  swift: 'GULFSARI',
  currency: 'SAR',
}
const sections = [{ _id: 'who-we-are', heading: { en: 'Who we are' }, text: { en: 'A marketplace.\n\nFor chemicals.' } }]
let slugs = 0

/** The categories with one more behind them. */
async function moreCategories(fixture: CaseFixture) {
  const { categories } = await fixture.market.call('getCategoryTree', await fixture.asOperator())
  return [...categories, { slug: `class-${(slugs += 1)}`, name: { en: 'A class of goods' }, subCategories: [] }]
}

export const operatorAdministrationCases = {
  getAbuseReports: {
    happy: async (fixture) => {
      await reported(fixture)
      return { ...(await fixture.asOperator()), body: {} }
    },
  },
  resolveAbuseReport: {
    happy: async (fixture) => {
      const id = await reported(fixture)
      return { ...(await fixture.asOperator()), id, body: { outcome: 'warned', reason } }
    },
    impossible: async (fixture) => {
      const call = {
        ...(await fixture.asOperator()),
        id: await reported(fixture),
        body: { outcome: 'dismissed' as const, reason },
      }
      await fixture.market.call('resolveAbuseReport', call)
      return call
    },
  },
  // What is read has no states; the reading is recorded.
  readCaseFile: {
    happy: async (fixture) => {
      const subjectId = await sentDocuments(fixture)
      const row = await fixture.market.store.find('companyDocuments', { _id: subjectId })
      const body = { subject: 'company', subjectId, fileId: row?.fileIds[0] }
      return { ...(await fixture.asOperator()), body }
    },
  },
  findTicket: {
    happy: async (fixture) => {
      const { id } = await ticket(fixture)
      const number = (await fixture.market.store.find('tickets', { _id: id }))?.number
      return { ...(await fixture.asOperator()), body: { number } }
    },
  },
  findOrders: { happy: withBody({ search: 'buyer@kimiya' }) },
  getOrderHistory: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), id: await disputed(fixture) }),
    // As above.
    impossible: null,
  },
  getRefunds: { happy: withBody({}) },
  getLedger: { happy: asOperator },
  getLedgerEntries: { happy: withBody({ account: 'held' }) },
  getPlans: { happy: asOperator },
  changePlans: { happy: withBody({ plans: [plan('free', 0), plan('trader', 4900)], reason }) },
  getBankAccount: { happy: asOperator },
  changeBankAccount: {
    happy: async (fixture) => {
      const accountName = `Kimiya Trading ${(slugs += 1)}`
      return { ...(await fixture.asOperator()), body: { bankDetails: { ...bankDetails, accountName }, reason } }
    },
  },
  approveBankAccount: { happy: proposedAccount },
  declineBankAccount: { happy: proposedAccount },
  getContentPages: { happy: asOperator },
  getContentPage: { happy: withBody({ page: 'faqs' }) },
  publishContentPage: { happy: withBody({ page: 'about', sections, reason }) },
  resetContentPage: {
    happy: async (fixture) => {
      const call = await fixture.asOperator()
      await fixture.market.call('publishContentPage', { ...call, body: { page: 'about', sections, reason } })
      return { ...call, body: { page: 'about', reason } }
    },
  },
  getTenderNews: { happy: withBody({}) },
  publishTenderNews: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), body: { items: [tenderItem()], reason } }),
  },
  removeTenderNews: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), id: await tenderNews(fixture), body: { reason } }),
    // It is there or it is not.
    impossible: null,
  },
  getCategoryTree: { happy: asOperator },
  changeCategories: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), body: { categories: await moreCategories(fixture), reason } }),
  },
  removeCategory: {
    happy: async (fixture) => {
      const call = await fixture.asOperator()
      const categories = await moreCategories(fixture)
      await fixture.market.call('changeCategories', { ...call, body: { categories, reason } })
      return { ...call, body: { category: categories.at(-1)?.slug, reason } }
    },
  },
  getHealth: { happy: asOperator },
  getSecurityEvents: { happy: withBody({ kind: 'operator.signedIn' }) },
  getSealedEvents: { happy: withBody({ after: 0 }) },
  verifySecurityEvents: { happy: withBody({}) },
  getOperators: { happy: asOperator },
  inviteOperator: {
    happy: async (fixture) => {
      const body = { email: fixture.newEmail(), name: 'Nadia Karim', roles: ['finance'], reason }
      return { ...(await fixture.asOperator()), body }
    },
  },
  changeOperatorRoles: {
    happy: async (fixture) => {
      const id = await colleague(fixture)
      return { ...(await fixture.asOperator()), id, body: { roles: ['finance', 'catalogue'], reason } }
    },
    impossible: async (fixture) => {
      const id = await gone(fixture)
      return { ...(await fixture.asOperator()), id, body: { roles: ['finance'], reason } }
    },
  },
  disableOperator: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), id: await colleague(fixture), body: { reason } }),
    impossible: async (fixture) => ({ ...(await fixture.asOperator()), id: await gone(fixture), body: { reason } }),
  },
} satisfies Partial<Cases>
