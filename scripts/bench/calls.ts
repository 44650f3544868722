import type { BenchFixture } from './fixture.ts'

/** One call of the marketplace and its counterpart on the bare server, as whole HTTP requests. */
export interface BenchCall {
  name: string
  label: string
  /** The least share of the bare server's rate that is good enough: docs and README quote it. */
  share: number
  bare: { path: string; requests: readonly string[] }
  ours: readonly string[]
}

const searches = ['acetone', 'sulfuric acid', 'sodium', '67-64-1', 'ethanol', 'حمض', 'অ্যাসিড', 'acetnoe', 'citric', 'tolune']

/** The calls, each with inputs that change from request to request. */
export function callsFor({ buyers, categoryIds, products }: BenchFixture, totals: ReadonlyMap<string, number>): BenchCall[] {
  const grades = ['technical', 'industrial', 'reagent']
  const list = (page: number, withFacets = false) => ({
    bare: {
      path: '/list',
      requests: categoryIds.map((categoryId) => get(`/list?${query({ categoryId, offset: (page - 1) * 20 })}`)),
    },
    ours: categoryIds.map((categoryId) =>
      request('PATCH', '/api/inventory/getProducts', {
        categoryId,
        grades,
        inStock: true,
        sort: 'top',
        withFacets,
        page,
        pageSize: 20,
      }),
    ),
  })
  const orderable = products.filter(({ _id }) => totals.has(_id))
  return [
    { name: 'list', label: 'product list, first page', share: 0.5, ...list(1) },
    { name: 'list', label: 'product list, second page', share: 0.5, ...list(2) },
    // What the page requests first; the bare server returns the list alone.
    { name: 'facets', label: 'product list with facets', share: 0.5, ...list(1, true) },
    {
      name: 'detail',
      label: 'product detail',
      share: 0.5,
      bare: { path: '/detail', requests: products.map(({ _id }) => get(`/detail?${query({ id: _id })}`)) },
      ours: products.map(({ _id }) => get(`/api/inventory/viewProduct/${_id}`)),
    },
    {
      name: 'search',
      label: 'text search, first 20',
      share: 0.4,
      bare: { path: '/search', requests: searches.map((text) => get(`/search?${query({ text })}`)) },
      ours: searches.map((search) => request('PATCH', '/api/inventory/getSearchResult', { search, page: 1, pageSize: 20 })),
    },
    {
      name: 'order',
      label: 'place order',
      share: 0.1,
      bare: { path: '/order', requests: orderable.map(({ _id }) => request('POST', `/order?${query({ id: _id })}`, {})) },
      ours: buyers.flatMap(({ token, addressId }, at) => {
        const product = orderable[at % orderable.length]
        if (product === undefined) return []
        const expectedTotal = { amount: totals.get(product._id), currency: product.currency }
        return [request('POST', '/api/order/placeOrder', { ...orderOf(product, addressId), expectedTotal }, orderHeaders(token))]
      }),
    },
  ]
}

/** Bodies of previewOrder and placeOrder. */
export function orderOf({ _id, unit, minimum, incoterm }: BenchFixture['products'][number], addressId: string) {
  return { productId: _id, quantity: { value: minimum, unit }, incoterm, addressId }
}

const orderHeaders = (token: string): string[] => [
  `x-auth-token-user: ${token}`,
  'x-user-type: Buyer',
  'Idempotency-Key: {{unique}}',
]

const query = (values: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`

function request(method: string, path: string, body: object, headers: readonly string[] = []): string {
  const text = JSON.stringify(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ]
  return `${[...head, ...headers].join('\r\n')}\r\n\r\n${text}`
}
