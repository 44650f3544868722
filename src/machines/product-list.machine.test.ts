import { expect, it } from 'vitest'
import { type EventFromLogic, createActor, fromPromise, waitFor } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { configureApi } from '#src/api/api-settings.ts'
import { type ProductFilters, type ProductWish, noFilters } from '#src/lib/product-filters.ts'
import { acetoneCard, bareCard, sampleFacets, solvents } from '#tests/support/catalogue-samples.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import type { FlowEmitted } from './emitted-events.ts'
import { type ProductsKnown, type ProductsRead, productListMachine } from './product-list.machine.ts'

type Event = EventFromLogic<typeof productListMachine>

const everything: ProductWish = { filters: noFilters, categoryId: null, subCategoryId: null }
const searched = (search: string): ProductWish => ({ ...everything, filters: { ...noFilters, search } })
const found: ProductsRead = {
  products: [acetoneCard],
  total: 1,
  facets: { counts: sampleFacets, of: '/product-filter' },
  categories: [solvents],
  corrected: false,
}
const none: ProductsRead = { ...found, products: [], total: 0 }
const refused: ApiFailure = { kind: 'refused', code: 422, message: 'No', fields: {}, results: {} }
const unreachable: ApiFailure = { kind: 'unreachable' }

const done = (output: ProductsRead) => ({ type: 'xstate.done.actor.reading', output }) as unknown as Event
const failed = (failure: ApiFailure) => ({ type: 'xstate.error.actor.reading', error: new ApiError(failure) }) as unknown as Event

/** A list whose answers wait for the test. */
function openList(wish = everything) {
  const asked: {
    wish: ProductWish
    answer: (read: ProductsRead) => void
    fail: (failure: ApiFailure) => void
    signal: AbortSignal
  }[] = []
  const emitted: FlowEmitted[] = []
  const reading = fromPromise<ProductsRead, { wish: ProductWish; known: ProductsKnown }>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        asked.push({ wish: input.wish, answer: resolve, fail: (failure) => reject(new ApiError(failure)), signal })
      }),
  )
  const actor = createActor(productListMachine.provide({ actors: { reading } }), { input: wish })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return { actor, asked, emitted, settled: () => waitFor(actor, (state) => !state.hasTag('busy')) }
}

it('reaches every state', () => {
  const events = [
    done(found),
    done(none),
    failed(refused),
    failed(unreachable),
    { type: 'address.changed', wish: searched('urea') } satisfies Event,
    { type: 'retry.asked' } satisfies Event,
  ]
  expect(reachedStates(productListMachine, events, [everything])).toEqual(statesOf(productListMachine))
})

it('keeps what was found in view while a narrower list is on its way, and puts the wish into the address', async () => {
  const { actor, asked, emitted, settled } = openList()
  asked[0]?.answer(found)
  await settled()
  actor.send({ type: 'wish.changed', wish: searched('urea') })
  const { context, tags } = actor.getSnapshot()
  expect({ products: context.products, tags: [...tags], emitted }).toEqual({
    products: [acetoneCard],
    tags: ['busy', 'filled'],
    emitted: [{ type: 'navigate', to: '/product-filter?search=urea' }],
  })
})

it('takes back what was asked before: a late answer never wins', async () => {
  const { actor, asked, settled } = openList(searched('a'))
  actor.send({ type: 'wish.changed', wish: searched('urea') })
  asked[1]?.answer({ ...found, products: [bareCard] })
  await settled()
  asked[0]?.answer(found)
  await Promise.resolve()
  expect(actor.getSnapshot().context.products).toEqual([bareCard])
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('asks nothing when its own wish comes back by the address', async () => {
  const { actor, asked, settled } = openList()
  asked[0]?.answer(found)
  await settled()
  actor.send({ type: 'wish.changed', wish: searched('urea') })
  actor.send({ type: 'address.changed', wish: searched('urea') })
  expect(asked.map(({ wish }) => wish.filters.search)).toEqual(['', 'urea'])
})

it('follows the address back without writing it again', async () => {
  const { actor, asked, emitted, settled } = openList(searched('urea'))
  asked[0]?.answer(found)
  await settled()
  actor.send({ type: 'address.changed', wish: everything })
  expect({ asked: asked.map(({ wish }) => wish), emitted }).toEqual({ asked: [searched('urea'), everything], emitted: [] })
})

it('leaves another category to the page that it leads to', async () => {
  const { actor, asked, emitted, settled } = openList()
  asked[0]?.answer(found)
  await settled()
  actor.send({ type: 'wish.changed', wish: { ...everything, categoryId: solvents._id } })
  expect({ asked: asked.length, emitted }).toEqual({
    asked: 1,
    emitted: [{ type: 'navigate', to: `/product-filter?category=${solvents._id}` }],
  })
})

it('goes to the first page when the list has become too short for the page of the address', async () => {
  const { actor, asked, emitted, settled } = openList({ ...everything, filters: { ...noFilters, page: 9 } })
  asked[0]?.answer({ ...none, total: 3 })
  await waitFor(actor, () => asked.length === 2)
  asked[1]?.answer(found)
  await settled()
  expect({ pages: asked.map(({ wish }) => wish.filters.page), emitted }).toEqual({
    pages: [9, 1],
    emitted: [{ type: 'navigate', to: '/product-filter', replace: true }],
  })
})

it('can be tried again when nobody answers', async () => {
  const { actor, asked, settled } = openList()
  asked[0]?.fail(unreachable)
  expect([...(await settled()).tags]).toEqual(['failed', 'unreachable'])
  actor.send({ type: 'retry.asked' })
  asked[1]?.answer(found)
  expect([...(await settled()).tags]).toEqual(['filled'])
})

/** The server's side of a list, and the bodies that it was asked with. */
function server(fail: readonly string[] = []) {
  const asked: [call: string, body: Record<string, unknown>][] = []
  const results: Record<string, unknown> = {
    getProducts: { products: [acetoneCard], total: 60, facets: sampleFacets },
    getAllCategories: { categories: [solvents] },
    getSearchResult: { products: [], sellers: [], total: 0, corrected: true },
  }
  configureApi({
    baseUrl: 'http://kimiya.test/api',
    fetch: async (request) => {
      const call = request.url.split('/').at(-1) ?? ''
      asked.push([call, (await request.json()) as Record<string, unknown>]) // every one of these calls has a JSON body
      return fail.includes(call)
        ? Response.json({ error: true, code: 429, message: 'Too many', results: {} }, { status: 429 })
        : Response.json({ error: false, code: 200, message: '', results: results[call] })
    },
  })
  return asked
}

it('counts the filter values once for all pages of a list, and reads the categories once', async () => {
  const asked = server()
  const actor = createActor(productListMachine, { input: everything }).start()
  await waitFor(actor, (state) => !state.hasTag('busy'))
  actor.send({ type: 'wish.changed', wish: { ...everything, filters: { ...noFilters, page: 2 } } })
  await waitFor(actor, (state) => !state.hasTag('busy'))
  expect(asked).toEqual([
    ['getProducts', { sort: 'promoted', page: 1, pageSize: 24, withFacets: true }],
    ['getAllCategories', {}],
    ['getProducts', { sort: 'promoted', page: 2, pageSize: 24, withFacets: false }],
  ])
  expect(actor.getSnapshot().context.facets?.counts).toEqual(sampleFacets)
})

it('asks with every filter, and with the subcategory instead of its category', async () => {
  const asked = server()
  const filters: ProductFilters = {
    ...{ search: 'citric', grades: ['food'], forms: ['powder'], countries: ['EG'], certificates: ['Halal'] },
    ...{ priceFrom: 1, priceTo: 9, inStock: true, sort: 'name', page: 1 },
  }
  const actor = createActor(productListMachine, { input: { filters, categoryId: 'c', subCategoryId: 's' } }).start()
  await waitFor(actor, (state) => !state.hasTag('busy'))
  expect(asked[0]).toEqual([
    'getProducts',
    {
      ...{
        search: 'citric',
        subCategoryId: 's',
        grades: ['food'],
        forms: ['powder'],
        countries: ['EG'],
        certificates: ['Halal'],
      },
      ...{ priceFrom: 1, priceTo: 9, inStock: true, sort: 'name', page: 1, pageSize: 24, withFacets: true },
    },
  ])
})

it('knows that the spelling was forgiven', async () => {
  server()
  const actor = createActor(productListMachine, { input: searched('acetoen') }).start()
  expect((await waitFor(actor, (state) => !state.hasTag('busy'))).context.corrected).toBe(true)
})

it('stands without the categories and the word about the spelling when those are refused', async () => {
  server(['getAllCategories', 'getSearchResult'])
  const actor = createActor(productListMachine, { input: searched('acetone') }).start()
  const { context, tags } = await waitFor(actor, (state) => !state.hasTag('busy'))
  expect({ ...context, tags: [...tags] }).toMatchObject({
    products: [acetoneCard],
    categories: [],
    corrected: false,
    tags: ['filled'],
  })
})
