import { expect, it } from 'vitest'
import { sampleProduct } from '#tests/support/order-samples.ts'
import { sampleQuote } from '#tests/support/quote-samples.ts'
import { requestBody } from './request-body.ts'

const wish = { quantity: { value: 2, unit: 't' as const }, incoterm: 'CIF' as const, documents: [], message: 'Monthly need' }
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const beside = { product: sampleProduct, addressId: 'the address', files: [] }

it('asks for a quote of the product, counting days where the reader is', () => {
  expect(requestBody(wish, { ...beside, before: null, files: ['a file'] })).toEqual({
    ...{ action: 'request', productId: sampleProduct._id, ...wish, addressId: 'the address', timeZone, attachments: ['a file'] },
  })
})

it('asks again, naming what the new request has not', () => {
  expect(requestBody(wish, { ...beside, before: sampleQuote })).toEqual({
    ...{ action: 'again', quoteId: sampleQuote._id, ...wish, addressId: 'the address', timeZone },
    without: ['targetPrice', 'incotermPlace', 'neededBy'],
  })
})
