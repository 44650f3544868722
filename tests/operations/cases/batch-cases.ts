import { cyclohexaneForm, givePlan } from '#tests/support/listing-fixtures.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const entry = { number: 'CH-2611-01', quantity: { value: 500, unit: 'kg' as const }, expiresOn: '2028-10-12' }

/** A product of the seller with one batch. */
async function entered({ market, seller, asSeller }: CaseFixture) {
  const { _id: sellerId } = await market.call('getUser', { token: seller })
  await givePlan(market.store, sellerId)
  const [category] = (await market.call('getAllCategories', { body: {} })).categories
  const body = cyclohexaneForm(category?.subCategories[0]?._id ?? '')
  const { _id: productId } = await market.call('addSellerProduct', { ...asSeller, body })
  const { batches } = await market.call('addProductBatch', { ...asSeller, id: productId, body: entry })
  return { productId, id: batches[0]?._id ?? '' }
}

const blocked = async (fixture: CaseFixture) => {
  const { id } = await entered(fixture)
  await fixture.market.call('blockProductBatch', { ...fixture.asSeller, id, body: { reason: 'Waits for its test' } })
  return { ...fixture.asSeller, id }
}

const correction = { quantity: { value: 480, unit: 'kg' as const }, seen: 500, reason: 'Counted' }

async function certificate({ market, seller: token }: CaseFixture) {
  const { _id } = await market.call('addAttachment', { token, body: { file: pdfFile('coa.pdf') } })
  return { certificate: _id }
}

/** As if something had been dispatched from it. */
async function dispatched(fixture: CaseFixture) {
  const { id } = await entered(fixture)
  const { store, clock } = fixture.market
  const { shipmentId } = await fixture.dispatched()
  const event = { batchId: id, kind: 'dispatched' as const, change: -1, reason: null, shipmentId }
  await store.insert('batchEvents', { ...event, _id: crypto.randomUUID(), at: clock.now.toISOString() })
  return { ...fixture.asSeller, id }
}

export const batchCases = {
  viewProductBatches: { happy: async (fixture) => ({ ...fixture.asSeller, id: (await entered(fixture)).productId }) },
  addProductBatch: {
    happy: async (fixture) => {
      const { productId } = await entered(fixture)
      return { ...fixture.asSeller, id: productId, body: { ...entry, number: 'CH-2611-02' } }
    },
    impossible: async (fixture) => {
      const { productId, id: batchId } = await entered(fixture)
      const { store } = fixture.market
      const [row] = await store.list('productBatches', { _id: batchId })
      if (row === undefined) throw new Error('No batch')
      const further = Array.from({ length: 199 }, (_, at) => ({ ...row, _id: crypto.randomUUID(), number: `F-${at}` }))
      await store.insert('productBatches', ...further)
      return { ...fixture.asSeller, id: productId, body: { ...entry, number: 'CH-2611-03' } }
    },
  },
  correctProductBatch: {
    happy: async (fixture) => ({ ...fixture.asSeller, id: (await entered(fixture)).id, body: correction }),
    impossible: async (fixture) => ({
      ...fixture.asSeller,
      id: (await entered(fixture)).id,
      body: { ...correction, seen: 499 },
    }),
  },
  blockProductBatch: {
    happy: async (fixture) => ({
      ...fixture.asSeller,
      id: (await entered(fixture)).id,
      body: { reason: 'Waits for its test' },
    }),
    impossible: async (fixture) => ({ ...(await blocked(fixture)), body: { reason: 'Again' } }),
  },
  unblockProductBatch: {
    happy: blocked,
    impossible: async (fixture) => ({ ...fixture.asSeller, id: (await entered(fixture)).id }),
  },
  attachBatchCertificate: {
    happy: async (fixture) => ({
      ...fixture.asSeller,
      id: (await entered(fixture)).id,
      body: await certificate(fixture),
    }),
    impossible: async (fixture) => {
      const call = await dispatched(fixture)
      for (let at = 0; at < 10; at += 1)
        await fixture.market.call('attachBatchCertificate', { ...call, body: await certificate(fixture) })
      return { ...call, body: await certificate(fixture) }
    },
  },
  removeProductBatch: {
    happy: async (fixture) => ({ ...fixture.asSeller, id: (await entered(fixture)).id }),
    impossible: dispatched,
  },
} satisfies Partial<Cases>
