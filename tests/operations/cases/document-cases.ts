import { picture } from './strangers-fixture.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const kinds = ['SDS', 'TDS', 'CoA', 'REACH', 'Halal', 'ISO', 'other'] as const

/** A document of the seller without an open request. */
async function question({ market, seller }: CaseFixture) {
  const { _id: sellerId } = await market.call('getUser', { token: seller })
  const { products } = await market.call('getSellerProducts', { body: { sellerId } })
  const open = await market.store.list('documentRequests', { sellerId, status: 'requested' })
  const all = products.flatMap(({ _id: productId }) => kinds.map((kind) => ({ productId, kind })))
  const free = all.find(({ productId, kind }) => !open.some((one) => one.productId === productId && one.kind === kind))
  if (free === undefined) throw new Error('Every document of the seller is asked for')
  return free
}

async function requested(fixture: CaseFixture) {
  return fixture.market.call('requestDocument', { token: fixture.buyer, body: await question(fixture) })
}

async function provided(fixture: CaseFixture) {
  const body = { decision: 'provide' as const, file: pdfFile() }
  return fixture.market.call('provideDocument', { ...fixture.asSeller, id: (await requested(fixture))._id, body })
}

/** A public picture: that of the buyer. */
async function ownPicture({ market, buyer }: CaseFixture) {
  const profileImage = new File([await picture()], 'me.png')
  const { user } = await market.call('editProfile', { token: buyer, body: { profileImage } })
  return { id: user.profileImage?.slice(user.profileImage.lastIndexOf('/') + 1) ?? '' }
}

export const documentCases = {
  requestDocument: { happy: async (fixture) => ({ token: fixture.buyer, body: await question(fixture) }) },
  getUserDocuments: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  viewDocument: { happy: async (fixture) => ({ token: fixture.buyer, id: (await provided(fixture))._id }) },
  provideDocument: {
    happy: async (fixture) => ({
      ...fixture.asSeller,
      id: (await requested(fixture))._id,
      body: { decision: 'provide', file: pdfFile() },
    }),
    impossible: async (fixture) => ({
      ...fixture.asSeller,
      id: (await provided(fixture))._id,
      body: { decision: 'refuse', reason: 'Too late' },
    }),
  },
  addAttachment: { happy: async ({ buyer }) => ({ token: buyer, body: { file: pdfFile('specification.pdf') } }) },
  viewThumbnail: { happy: ownPicture },
  viewPicture: { happy: ownPicture },
  viewFile: { happy: async (fixture) => ({ token: fixture.buyer, id: (await provided(fixture)).file?._id ?? '' }) },
} satisfies Partial<Cases>
