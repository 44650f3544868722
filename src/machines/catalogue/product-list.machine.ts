import { assign, emit, fromPromise, setup } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { type ProductSelection, noFilters, productListAddress } from '#src/lib/product-filters.ts'
import { navigate } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

type Schemas = components['schemas']

export type ProductListInput = ProductSelection

/** How many products each filter value would leave. */
interface CountedFacets {
  counts: Schemas['Facets']
  /** The address of the first page, unsorted, of the list that was counted. */
  of: string
}

interface Context {
  selection: ProductSelection
  products: readonly Schemas['ProductCard'][]
  /** Those that can be paged through. */
  total: number
  moreExist: boolean
  facets: CountedFacets | null
  categories: readonly Schemas['Category'][]
  /** Nothing matches the text as it was typed; what is shown comes near it. */
  corrected: boolean
  failure: ApiFailure | null
}

export type ProductListEvent =
  /** The person narrowed, sorted or turned a page: the address is to follow. */
  | { type: 'selection.changed'; selection: ProductSelection }
  /** The address changed without this list's doing: back and forward, the search box of the header, a link to a category. */
  | { type: 'address.changed'; selection: ProductSelection }
  | { type: 'retry.asked' }

/** What one reading of the list brings. */
export interface ProductsRead {
  products: readonly Schemas['ProductCard'][]
  /** Those that can be paged through. */
  total: number
  moreExist: boolean
  facets: CountedFacets | null
  categories: readonly Schemas['Category'][]
  corrected: boolean
}

/** What is read once and shown with every page of the list. */
export type ProductsKnown = Pick<ProductsRead, 'facets' | 'categories'>

/** Rows of two, three and four cards come out even. */
export const productPageSize = 24

/**
 * Somebody looks for a product: by text, category and filters, sorted, page by page. Every change goes into the address, so that
 * it can be kept, passed on and taken back. What was found stays in view while the next answer is awaited (`refining`); a later
 * query replaces the one before. Nothing may fit (`empty`), the server may refuse or not answer (`refused`, `unreachable`).
 */
export const productListMachine = setup({
  types: flowTypes<{ context: Context; events: ProductListEvent; input: ProductListInput }>(),
  actors: {
    reading: fromPromise<ProductsRead, { selection: ProductSelection; known: ProductsKnown }>(({ input, signal }) =>
      readProducts(input.selection, input.known, signal),
    ),
  },
  actions: {
    take: assign((_, { selection }: { selection: ProductSelection }) => ({ selection })),
    follow: emit((_, { selection }: { selection: ProductSelection }) => navigate(productListAddress(selection))),
    correctAddress: emit(({ context }) => navigate(productListAddress(context.selection), { replace: true })),
    toFirstPage: assign(({ context: { selection } }) => ({
      selection: { ...selection, filters: { ...selection.filters, page: 1 } },
    })),
    show: assign((_, read: ProductsRead) => ({ ...read, failure: null })),
  },
  guards: {
    isOther: ({ context }, { selection }: { selection: ProductSelection }) =>
      productListAddress(selection) !== productListAddress(context.selection),
    isElsewhere: ({ context }, { selection }: { selection: ProductSelection }) =>
      selection.categoryId !== context.selection.categoryId || selection.subCategoryId !== context.selection.subCategoryId,
    isPastTheEnd: ({ context }, read: ProductsRead) =>
      read.products.length === 0 && read.total > 0 && context.selection.filters.page > 1,
    isEmpty: (_, read: ProductsRead) => read.products.length === 0,
    hasFound: ({ context }) => context.products.length > 0,
  },
})
  .extend(failureHandling<Context, ProductListEvent>())
  .createMachine({
    id: 'productList',
    context: ({ input }) => ({
      selection: input,
      products: [],
      total: 0,
      moreExist: false,
      facets: null,
      categories: [],
      corrected: false,
      failure: null,
    }),
    on: {
      'selection.changed': [
        {
          // Another category is another page: it begins with a list of its own.
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          actions: { type: 'follow', params: ({ event }) => event },
        },
        {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.searching',
          actions: [
            { type: 'take', params: ({ event }) => event },
            { type: 'follow', params: ({ event }) => event },
          ],
          reenter: true,
        },
      ],
      'address.changed': {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.searching',
        actions: { type: 'take', params: ({ event }) => event },
        reenter: true,
      },
    },
    initial: 'searching',
    states: {
      searching: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          input: ({ context: { selection, facets, categories } }) => ({ selection, known: { facets, categories } }),
          onDone: [
            {
              // The list has become shorter since the address was made.
              guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
              target: 'searching',
              reenter: true,
              actions: ['toFirstPage', 'correctAddress'],
            },
            {
              guard: { type: 'isEmpty', params: ({ event }) => event.output },
              target: 'empty',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            { target: 'found', actions: { type: 'show', params: ({ event }) => event.output } },
          ],
          onError: onReadingFailed,
        },
        initial: 'choosing',
        states: {
          choosing: { always: [{ guard: 'hasFound', target: 'refining' }, { target: 'fresh' }] },
          /** What was found before stays in view. */
          refining: { tags: ['filled'] },
          fresh: {},
        },
      },
      found: { tags: ['filled'] },
      empty: { tags: ['empty'] },
      refused: { tags: ['failed', 'refused'], on: { 'retry.asked': 'searching' } },
      unreachable: { tags: ['failed', 'unreachable'], on: { 'retry.asked': 'searching' } },
    },
  })

async function readProducts(selection: ProductSelection, known: ProductsKnown, signal: AbortSignal): Promise<ProductsRead> {
  const { search } = selection.filters
  const counted = productListAddress({ ...selection, filters: { ...selection.filters, page: 1, sort: noFilters.sort } })
  // Turning a page or sorting changes no count.
  const facets = known.facets?.of === counted ? known.facets : null
  const [answer, categories, corrected] = await Promise.all([
    callApi('getProducts', { body: { ...bodyOf(selection), withFacets: facets === null }, signal }),
    known.categories.length > 0 ? known.categories : readCategories(signal),
    search === '' ? false : isCorrected(search, signal),
  ])
  const { products, total, moreExist = false, facets: counts } = answer.results
  const counting = facets ?? (counts === undefined ? null : { counts, of: counted })
  return { products, total, moreExist, facets: counting, categories, corrected }
}

function bodyOf({ filters, categoryId, subCategoryId }: ProductSelection): CallBody<'getProducts'> {
  const { search, grades, forms, countries, certificates, priceFrom, priceTo, priceCurrency, inStock, sort, page } = filters
  return {
    ...(search !== '' && { search }),
    ...(subCategoryId !== null ? { subCategoryId } : categoryId !== null && { categoryId }),
    ...(grades.length > 0 && { grades: [...grades] }),
    ...(forms.length > 0 && { forms: [...forms] }),
    ...(countries.length > 0 && { countries: [...countries] }),
    ...(certificates.length > 0 && { certificates: [...certificates] }),
    ...(priceFrom !== null && { priceFrom }),
    ...(priceTo !== null && { priceTo }),
    ...(priceCurrency !== noFilters.priceCurrency && { priceCurrency }),
    ...(inStock && { inStock }),
    sort,
    page,
    pageSize: productPageSize,
  }
}

/** Without them the list still stands; only its filter by category does not. */
async function readCategories(signal: AbortSignal): Promise<readonly Schemas['Category'][]> {
  return orElse([], async () => (await callApi('getAllCategories', { body: {}, signal })).results.categories)
}

/** Only the text search tells whether it had to forgive the spelling. */
async function isCorrected(search: string, signal: AbortSignal): Promise<boolean> {
  return orElse(
    false,
    async () => (await callApi('getSearchResult', { body: { search, pageSize: 1 }, signal })).results.corrected,
  )
}

async function orElse<Value>(otherwise: Value, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ApiError) return otherwise
    throw error
  }
}
