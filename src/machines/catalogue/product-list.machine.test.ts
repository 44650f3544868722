import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { configureApi } from '#src/api/api-settings.ts'
import { type ProductFilters, type ProductSelection, noFilters } from '#src/lib/product-filters.ts'
import { actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { everyProduct, noneFound, productListEvents, productsFound } from '#tests/support/event-fixtures/product-list.ts'
import { acetoneCard, bareCard, sampleFacets, solvents } from '#tests/support/catalogue-fixtures.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import { type ProductsKnown, type ProductsRead, productListMachine } from './product-list.machine.ts'

const searched = (search: string): ProductSelection => ({ ...everyProduct, filters: { ...noFilters, search } })

/** A list whose answers wait for the test. */
function openList(selection = everyProduct) {
  const asked: {
    selection: ProductSelection
    answer: (read: ProductsRead) => void
    fail: (failure: ApiFailure) => void
    signal: AbortSignal
  }[] = []
  const emitted: FlowEmitted[] = []
  const reading = fromPromise<ProductsRead, { selection: ProductSelection; known: ProductsKnown }>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        asked.push({ selection: input.selection, answer: resolve, fail: (failure) => reject(new ApiError(failure)), signal })
      }),
  )
  const actor = createActor(productListMachine.provide({ actors: { reading } }), { input: selection })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return { actor, asked, emitted, settled: () => waitFor(actor, (state) => !state.hasTag('busy')) }
}

it('reaches every state', () => {
  const { events, inputs } = productListEvents
  const refusing = actorFailed('reading', rejected(422))
  expect(reachedStates(productListMachine, [...Object.values(events), refusing], Object.values(inputs))).toEqual(
    statesOf(productListMachine),
  )
})

it('keeps what was found in view while a narrower list is on its way, and puts the query into the address', async () => {
  const { actor, asked, emitted, settled } = openList()
  asked[0]?.answer(productsFound)
  await settled()
  actor.send({ type: 'selection.changed', selection: searched('urea') })
  const { context, tags } = actor.getSnapshot()
  expect({ products: context.products, tags: [...tags], emitted }).toEqual({
    products: [acetoneCard],
    tags: ['busy', 'filled'],
    emitted: [{ type: 'navigate', to: '/product-filter?search=urea' }],
  })
})

it('takes back what was asked before: a late answer never wins', async () => {
  const { actor, asked, settled } = openList(searched('a'))
  actor.send({ type: 'selection.changed', selection: searched('urea') })
  asked[1]?.answer({ ...productsFound, products: [bareCard] })
  await settled()
  asked[0]?.answer(productsFound)
  await Promise.resolve()
  expect(actor.getSnapshot().context.products).toEqual([bareCard])
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('asks nothing when its own query comes back by the address', async () => {
  const { actor, asked, settled } = openList()
  asked[0]?.answer(productsFound)
  await settled()
  actor.send({ type: 'selection.changed', selection: searched('urea') })
  actor.send({ type: 'address.changed', selection: searched('urea') })
  expect(asked.map(({ selection }) => selection.filters.search)).toEqual(['', 'urea'])
})

it('follows the address back without writing it again', async () => {
  const { actor, asked, emitted, settled } = openList(searched('urea'))
  asked[0]?.answer(productsFound)
  await settled()
  actor.send({ type: 'address.changed', selection: everyProduct })
  expect({ asked: asked.map(({ selection }) => selection), emitted }).toEqual({
    asked: [searched('urea'), everyProduct],
    emitted: [],
  })
})

it('leaves another category to the page that it leads to', async () => {
  const { actor, asked, emitted, settled } = openList()
  asked[0]?.answer(productsFound)
  await settled()
  actor.send({ type: 'selection.changed', selection: { ...everyProduct, categoryId: solvents._id } })
  expect({ asked: asked.length, emitted }).toEqual({
    asked: 1,
    emitted: [{ type: 'navigate', to: `/product-filter?category=${solvents._id}` }],
  })
})

it('goes to the first page when the list has become too short for the page of the address', async () => {
  const { actor, asked, emitted, settled } = openList({ ...everyProduct, filters: { ...noFilters, page: 9 } })
  asked[0]?.answer({ ...noneFound, total: 3 })
  await waitFor(actor, () => asked.length === 2)
  asked[1]?.answer(productsFound)
  await settled()
  expect({ pages: asked.map(({ selection }) => selection.filters.page), emitted }).toEqual({
    pages: [9, 1],
    emitted: [{ type: 'navigate', to: '/product-filter', replace: true }],
  })
})

it('can be tried again when nobody answers', async () => {
  const { actor, asked, settled } = openList()
  asked[0]?.fail(unreachable)
  expect([...(await settled()).tags]).toEqual(['failed', 'unreachable'])
  actor.send({ type: 'retry.asked' })
  asked[1]?.answer(productsFound)
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

it('keeps that a list ends before its last product', async () => {
  const cut = { products: [acetoneCard], total: 1000, moreExist: true, facets: sampleFacets }
  const results: Record<string, unknown> = { getProducts: cut, getAllCategories: { categories: [solvents] } }
  configureApi({
    baseUrl: 'http://kimiya.test/api',
    fetch: async ({ url }) =>
      Response.json({ error: false, code: 200, message: '', results: results[url.split('/').at(-1) ?? ''] }),
  })
  const actor = createActor(productListMachine, { input: everyProduct }).start()
  await waitFor(actor, (state) => state.matches('found'))
  expect([actor.getSnapshot().context.total, actor.getSnapshot().context.moreExist]).toEqual([1000, true])
})

it('counts the filter values once for all pages of a list, and reads the categories once', async () => {
  const asked = server()
  const actor = createActor(productListMachine, { input: everyProduct }).start()
  await waitFor(actor, (state) => !state.hasTag('busy'))
  actor.send({ type: 'selection.changed', selection: { ...everyProduct, filters: { ...noFilters, page: 2 } } })
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
    search: 'citric',
    grades: ['food'],
    forms: ['powder'],
    countries: ['EG'],
    certificates: ['Halal'],
    priceFrom: 1,
    priceTo: 9,
    priceCurrency: 'KWD',
    inStock: true,
    sort: 'name',
    page: 1,
  }
  const actor = createActor(productListMachine, { input: { filters, categoryId: 'c', subCategoryId: 's' } }).start()
  await waitFor(actor, (state) => !state.hasTag('busy'))
  expect(asked[0]).toEqual([
    'getProducts',
    {
      search: 'citric',
      subCategoryId: 's',
      grades: ['food'],
      forms: ['powder'],
      countries: ['EG'],
      certificates: ['Halal'],
      priceFrom: 1,
      priceTo: 9,
      priceCurrency: 'KWD',
      inStock: true,
      sort: 'name',
      page: 1,
      pageSize: 24,
      withFacets: true,
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
