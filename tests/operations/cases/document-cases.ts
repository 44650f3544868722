import { pdfFile } from '#tests/support/sample-files.ts'
import type { Cases } from './case.ts'
import type { CaseWorld } from './case-world.ts'

const kinds = ['SDS', 'TDS', 'CoA', 'REACH', 'Halal', 'ISO', 'other'] as const

/** A document of the seller that nobody waits for. */
async function question({ market, seller }: CaseWorld) {
  const { _id: sellerId } = await market.call('getUser', { token: seller })
  const { products } = await market.call('getSellerProducts', { body: { sellerId } })
  const open = await market.store.list('documentRequests', { sellerId, status: 'requested' })
  const all = products.flatMap(({ _id: productId }) => kinds.map((kind) => ({ productId, kind })))
  const free = all.find(({ productId, kind }) => !open.some((one) => one.productId === productId && one.kind === kind))
  if (free === undefined) throw new Error('Every document of the seller is asked for')
  return free
}

async function requested(world: CaseWorld) {
  return world.market.call('requestDocument', { token: world.buyer, body: await question(world) })
}

async function provided(world: CaseWorld) {
  const body = { decision: 'provide' as const, file: pdfFile() }
  return world.market.call('provideDocument', { ...world.asSeller, id: (await requested(world))._id, body })
}

export const documentCases = {
  requestDocument: { happy: async (world) => ({ token: world.buyer, body: await question(world) }) },
  getUserDocuments: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  viewDocument: { happy: async (world) => ({ token: world.buyer, id: (await provided(world))._id }) },
  provideDocument: {
    happy: async (world) => ({
      ...world.asSeller,
      id: (await requested(world))._id,
      body: { decision: 'provide', file: pdfFile() },
    }),
    impossible: async (world) => ({
      ...world.asSeller,
      id: (await provided(world))._id,
      body: { decision: 'refuse', reason: 'Too late' },
    }),
  },
  addAttachment: { happy: async ({ buyer }) => ({ token: buyer, body: { file: pdfFile('specification.pdf') } }) },
  viewFile: { happy: async (world) => ({ token: world.buyer, id: (await provided(world)).file?._id ?? '' }) },
} satisfies Partial<Cases>
