import { beforeAll, expect, it } from 'vitest'
import type { ResultsOf } from '#server/operation.ts'
import { type Marketplace, bytesOf, openMarketplace } from '#tests/support/marketplace.ts'
import { pdfBytes, pdfFile } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let buyer: string
  let seller: string
  let stranger: string
  let products: ResultsOf<'getSellerProducts'>['products']

  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    buyer = await market.signIn('buyer')
    seller = await market.signIn('seller', 'Arabic')
    stranger = await market.signIn('company')
    const sellerId = (await market.call('getUser', { token: seller }))._id
    products = (await market.call('getSellerProducts', { body: { sellerId } })).products
  })

  /** Each test uses another product, so that open requests do not conflict. */
  let requested = 0
  const nextProduct = () => {
    const product = products[requested]
    requested += 1
    if (product === undefined) throw new Error('The seller has no more products')
    return product
  }
  const requestDocument = (productId = nextProduct()._id, kind: 'SDS' | 'CoA' = 'SDS') =>
    market.call('requestDocument', { token: buyer, body: { productId, kind } })
  const provide = (id: string, file = pdfFile()) =>
    market.call('provideDocument', { token: seller, side: 'Seller', id, body: { decision: 'provide', file } })

  it('leads a question to its document, which the two parties can read and nobody else', async () => {
    const product = nextProduct()
    const message = 'With the analysis of the lot in stock, please.'
    const request = await market.call('requestDocument', { token: buyer, body: { productId: product._id, kind: 'CoA', message } })
    expect(request).toEqual({
      _id: request._id,
      kind: 'CoA',
      status: 'requested',
      message,
      product: {
        _id: product._id,
        name_en: product.name_en,
        name_ar: product.name_ar,
        name_bn: product.name_bn,
        casNumber: product.casNumber,
      },
      buyer: { _id: request.buyer._id, name: request.buyer.name, country: request.buyer.country },
      seller: { _id: product.seller._id, name: product.seller.businessName, country: product.seller.country },
      createdAt: '2026-11-21T08:00:00.000Z',
      answerBy: '2026-11-23T08:00:00.000Z',
    })

    const file = pdfFile('CoA lot 2611-A.pdf')
    const body = { decision: 'provide' as const, file, note: 'Valid for lot 2611-A.' }
    const provided = await market.call('provideDocument', { token: seller, side: 'Seller', id: request._id, body })
    const size = pdfBytes().length
    expect(provided).toEqual({
      ...request,
      status: 'provided',
      note: 'Valid for lot 2611-A.',
      answeredAt: '2026-11-21T08:00:00.000Z',
      file: { _id: provided.file?._id, fileName: 'CoA lot 2611-A.pdf', contentType: 'application/pdf', size },
    })
    expect(await market.call('viewDocument', { token: buyer, id: request._id })).toEqual(provided)

    expect((await market.deliver()).map(({ recipient, language, subject }) => [recipient, language, subject])).toEqual([
      ['seller@kimiya.example', 'ar', 'مستند مطلوب: شهادة التحليل (CoA)'],
      ['buyer@kimiya.example', 'en', 'Document ready: Certificate of analysis (CoA)'],
    ])

    const fileId = provided.file?._id ?? ''
    for (const token of [buyer, seller]) {
      const read = await market.call('viewFile', { token, id: fileId })
      expect({ ...read, bytes: await bytesOf(read) }).toEqual({
        bytes: pdfBytes(),
        contentType: 'application/pdf',
        fileName: 'CoA lot 2611-A.pdf',
        attachment: true,
        cache: 'private',
      })
    }
    const gone = await market.envelope('viewFile', { id: '00000000-0000-7000-8000-ffffffffffff' })
    expect(gone.code).toBe(404)
    expect(await market.envelope('viewFile', { id: fileId })).toEqual(gone)
    expect(await market.envelope('viewFile', { token: stranger, id: fileId })).toEqual(gone)
  })

  it('leads a question to a refusal with its reason', async () => {
    const { _id: id } = await requestDocument()
    const bare = await market.envelope('provideDocument', {
      token: seller,
      side: 'Seller',
      id,
      body: { decision: 'refuse', reason: ' ' },
    })
    expect([bare.code, bare.results]).toEqual([422, { fields: { reason: 'Please give a reason.' } }])
    const body = { decision: 'refuse' as const, reason: 'Handed out with an order only.' }
    const refused = await market.call('provideDocument', { token: seller, side: 'Seller', id, body })
    expect([refused.status, refused.reason, refused.file]).toEqual(['refused', body.reason, undefined])
    const { text = '' } = (await market.deliver()).find(({ recipient }) => recipient === 'buyer@kimiya.example') ?? {}
    expect(text).toContain('Reason: Handed out with an order only.')
  })

  it('is answered once', async () => {
    const { _id: id } = await requestDocument()
    await provide(id)
    const again = await market.envelope('provideDocument', {
      token: seller,
      side: 'Seller',
      id,
      body: { decision: 'refuse', reason: 'Changed our mind' },
    })
    expect([again.code, again.results]).toEqual([409, { state: 'provided' }])
  })

  it('of two answers at once keeps one, and the file of one', async () => {
    const { _id: id } = await requestDocument()
    const before = await market.store.count('files', {})
    const responses = await Promise.all(
      ['first.pdf', 'second.pdf'].map((name) =>
        market.envelope('provideDocument', {
          token: seller,
          side: 'Seller',
          id,
          body: { decision: 'provide', file: pdfFile(name, name) },
        }),
      ),
    )
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(await market.store.count('files', {})).toBe(before + 1)
  })

  it('of two questions at once lets one through', async () => {
    const body = { productId: nextProduct()._id, kind: 'SDS' }
    const responses = await Promise.all([1, 2].map(() => market.envelope('requestDocument', { token: buyer, body })))
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 409])
  })

  it('does not ask the same again before it is answered, but another kind, and again after', async () => {
    const productId = nextProduct()._id
    const first = await requestDocument(productId)
    const again = await market.envelope('requestDocument', { token: buyer, body: { productId, kind: 'SDS' } })
    expect([again.code, again.results]).toEqual([409, { state: 'requested' }])
    await requestDocument(productId, 'CoA')
    await provide(first._id)
    expect((await requestDocument(productId)).status).toBe('requested')
  })

  it('repeats the first answer to a request with the same key, the file included', async () => {
    const { _id: id } = await requestDocument()
    const before = await market.store.count('files', {})
    const send = (text: string) =>
      market.envelope('provideDocument', {
        token: seller,
        side: 'Seller',
        id,
        key: 'provided-once-0001',
        body: { decision: 'provide', file: pdfFile('sds.pdf', text) },
      })
    const first = await send('version 1')
    expect(await send('version 1')).toEqual(first)
    expect((await send('version 2')).code).toBe(409)
    expect(await market.store.count('files', {})).toBe(before + 1)
  })

  it('belongs to the buyer’s side to ask, and to the asked seller to answer', async () => {
    const productId = nextProduct()._id
    expect(
      (await market.envelope('requestDocument', { token: buyer, side: 'Seller', body: { productId, kind: 'TDS' } })).code,
    ).toBe(403)
    const own = await market.envelope('requestDocument', { token: seller, body: { productId, kind: 'TDS' } })
    expect([own.code, own.results]).toEqual([
      422,
      { fields: { productId: 'This is your own product: you cannot ask yourself for a document.' } },
    ])
    const { _id: id } = await requestDocument(productId)
    const body = { decision: 'refuse', reason: 'Not mine to answer' }
    expect((await market.envelope('provideDocument', { token: buyer, side: 'Seller', id, body })).code).toBe(403)
    expect((await market.envelope('provideDocument', { token: stranger, side: 'Seller', id, body })).code).toBe(404)
    expect((await market.envelope('viewDocument', { token: stranger, id })).code).toBe(404)
  })

  it('gives what the product holds on request when the seller sends no file, and asks for one when it holds none', async () => {
    const productId = nextProduct()._id
    const { _id: id } = await requestDocument(productId)
    const empty = await market.envelope('provideDocument', { token: seller, side: 'Seller', id, body: { decision: 'provide' } })
    expect([empty.code, empty.results]).toEqual([422, { fields: { file: 'Choose a file.' } }])

    // As a seller's listing holds them: a public one and one on request.
    const [open, held] = [(await provide(id)).file?._id ?? '', (await provide((await requestDocument())._id)).file?._id ?? '']
    const document = { language: 'en' as const, issuedOn: '2026-10-01', version: '2' }
    // Neither a newer one of another kind nor an older one of the same was requested.
    const [newer, older] = [
      { ...document, issuedOn: '2026-11-01' },
      { ...document, issuedOn: '2025-10-01', version: '1' },
    ]
    const documents = [
      { kind: 'TDS' as const, access: 'public' as const, ...newer, fileId: open },
      { kind: 'CoA' as const, access: 'onRequest' as const, ...older, fileId: open },
      { kind: 'CoA' as const, access: 'onRequest' as const, ...document, fileId: held },
    ]
    await market.store.update('products', { _id: productId }, { documents })
    expect((await market.call('viewProduct', { id: productId })).documents).toEqual([
      { kind: 'TDS', access: 'public', ...newer, fileId: open },
      { kind: 'CoA', access: 'onRequest', ...older },
      { kind: 'CoA', access: 'onRequest', ...document },
    ])
    const otherRequest = await market.call('requestDocument', { token: stranger, body: { productId, kind: 'CoA' } })
    expect((await market.envelope('viewFile', { token: stranger, id: held })).code).toBe(404)
    const view = async (token: string) => (await market.call('viewDocument', { token, id: otherRequest._id })).held
    expect([await view(seller), await view(stranger)]).toEqual([
      { fileName: pdfFile().name, access: 'onRequest', ...document },
      undefined,
    ])
    const given = await market.call('provideDocument', {
      token: seller,
      side: 'Seller',
      id: otherRequest._id,
      body: { decision: 'provide' },
    })
    expect([given.file?._id, await view(seller)]).toEqual([held, undefined])
    expect((await market.reply('viewFile', { token: stranger, id: held })).kind).toBe('file')
  })

  it('lists each side’s requests: by state, kind and product, newest or oldest first, in pages', async () => {
    const { requests, total } = await market.call('getUserDocuments', { token: buyer, body: {} })
    expect(requests.length).toBe(Math.min(20, total))
    const all = await market.call('getUserDocuments', { token: buyer, body: { sort: 'oldest', pageSize: 100 } })
    expect(all.requests.map(({ _id }) => _id)).toEqual(
      (await market.call('getUserDocuments', { token: buyer, body: { pageSize: 100 } })).requests
        .map(({ _id }) => _id)
        .toReversed(),
    )
    const refused = await market.call('getUserDocuments', { token: buyer, body: { statuses: ['refused'] } })
    expect(refused.requests.map(({ status }) => status)).toEqual(['refused'])
    const kinds = await market.call('getUserDocuments', {
      token: seller,
      side: 'Seller',
      body: { kinds: ['CoA'], pageSize: 100 },
    })
    expect(new Set(kinds.requests.map(({ kind }) => kind))).toEqual(new Set(['CoA']))
    const { product } = all.requests[0] ?? { product: undefined }
    const search = (product?.name_ar ?? '').slice(1)
    const named = await market.call('getUserDocuments', { token: buyer, body: { search } })
    expect(named.requests.map((request) => request.product._id)).toContain(product?._id)
    expect(await market.call('getUserDocuments', { token: buyer, side: 'Seller', body: {} })).toEqual({ requests: [], total: 0 })
    const second = await market.call('getUserDocuments', { token: buyer, body: { page: 2, pageSize: 2 } })
    expect([second.requests.map(({ _id }) => _id), second.total]).toEqual([
      all.requests
        .toReversed()
        .slice(2, 4)
        .map(({ _id }) => _id),
      all.total,
    ])
  })
})
