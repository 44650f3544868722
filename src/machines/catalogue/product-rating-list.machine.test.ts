import { afterEach, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { sampleRating } from '#tests/support/listing-page.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { productRatingListMachine } from './product-rating-list.machine.ts'

afterEach(() => configureApi({}))

it('reads the ratings of one product, and more of them when they are asked for', async () => {
  const asked: unknown[] = []
  configureApi({
    baseUrl: 'http://kimiya.test/api',
    fetch: async (request) => {
      const body: unknown = await request.json()
      asked.push(body)
      const ratings = [{ ...sampleRating, _id: `rating ${asked.length}` }]
      const results = { ratings, total: 2, average: 4, counts: [0, 0, 0, 2, 0], mayRate: false }
      return Response.json({ error: false, code: 200, message: '', results })
    },
  })
  const { actor, state } = runFlow(productRatingListMachine, { query: { productId: sampleRating.productId }, pageSize: 1 })
  await expect.poll(() => state().hasTag('filled')).toBe(true)
  actor.send({ type: 'more.asked' })
  await expect.poll(() => state().context.items.map(({ _id }) => _id)).toEqual(['rating 1', 'rating 2'])
  expect(asked).toEqual([
    { productId: sampleRating.productId, page: 1, pageSize: 1 },
    { productId: sampleRating.productId, page: 2, pageSize: 1 },
  ])
})
