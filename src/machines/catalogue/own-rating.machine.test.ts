import { afterEach, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { sampleRating } from '#tests/support/listing-page.ts'
import { ownRatingMachine } from './own-rating.machine.ts'

afterEach(() => configureApi({}))

it('reads from the ratings of the product what concerns the one who asks', async () => {
  const asked: unknown[] = []
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    fetch: async (request) => {
      asked.push(await request.json())
      const results = { ratings: [], total: 9, average: 4, counts: [0, 0, 0, 9, 0], mayRate: false, own: sampleRating }
      return Response.json({ error: false, code: 200, message: '', results })
    },
  })
  const actor = createActor(ownRatingMachine, { input: { productId: sampleRating.productId } }).start()
  const { context } = await waitFor(actor, (state) => state.hasTag('filled'))
  expect([asked, context.results]).toEqual([
    [{ productId: sampleRating.productId, pageSize: 1 }],
    { mayRate: false, own: sampleRating },
  ])
})
