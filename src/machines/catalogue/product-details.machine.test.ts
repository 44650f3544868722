import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { components } from '#src/generated/schema.ts'
import { unreachable } from '#tests/support/actor-events.ts'
import { productDetailsEvents } from '#tests/support/event-fixtures/product-details.ts'
import { bareCard } from '#tests/support/catalogue-fixtures.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { sampleProduct } from '#tests/support/order-fixtures.ts'
import { productDetailsMachine } from './product-details.machine.ts'

type Schemas = components['schemas']

type Similar = { similar: readonly Schemas['ProductCard'][] }

const machineWith = (similar: () => Promise<Similar>) =>
  productDetailsMachine.provide({
    actors: {
      reading: fromPromise<{ product: Schemas['Product'] }, { productId: string }>(async () => ({ product: sampleProduct })),
      readingSimilar: fromPromise<Similar, { product: Schemas['Product'] }>(similar),
    },
  })

it('reaches every state', () => {
  const { events, inputs } = productDetailsEvents
  expect(reachedStates(productDetailsMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(productDetailsMachine),
  )
})

it('says that nothing was chosen instead of asking for nothing', () => {
  const actor = createActor(productDetailsMachine, { input: { productId: null } }).start()
  expect([...actor.getSnapshot().tags]).toEqual(['empty'])
})

it('shows the product before the similar ones, then those too', async () => {
  const actor = createActor(
    machineWith(async () => ({ similar: [bareCard] })),
    { input: { productId: sampleProduct._id } },
  ).start()
  const first = await waitFor(actor, (state) => state.hasTag('filled'))
  expect([first.context.product, first.context.similar]).toEqual([sampleProduct, []])
  const then = await waitFor(actor, (state) => state.context.similar.length > 0)
  expect(then.context.similar).toEqual([bareCard])
})

it('shows the product without similar ones when those cannot be had', async () => {
  const machine = machineWith(async () => {
    throw new ApiError(unreachable)
  })
  const actor = createActor(machine, { input: { productId: sampleProduct._id } }).start()
  const snapshot = await waitFor(actor, (state) => state.matches({ shown: 'withoutSimilar' }))
  expect({ product: snapshot.context.product, tags: [...snapshot.tags] }).toEqual({ product: sampleProduct, tags: ['filled'] })
})

it('has the recommender name the similar ones', async () => {
  const asked: unknown[] = []
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const recommends = pathname.endsWith('/getAIRecommendation')
      if (recommends) asked.push(await request.json())
      const results = recommends ? { products: [bareCard], total: 1 } : sampleProduct
      return Response.json({ error: false, code: 200, message: '', results })
    },
  })
  const actor = createActor(productDetailsMachine, { input: { productId: sampleProduct._id } }).start()
  const { context } = await waitFor(actor, (state) => state.matches({ shown: 'complete' }))
  configureApi({})
  expect([asked, context.similar]).toEqual([[{ productId: sampleProduct._id, pageSize: 4 }], [bareCard]])
})
