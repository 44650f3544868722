import { expect, it } from 'vitest'
import { sampleProduct } from '#tests/support/order-fixtures.ts'
import { sampleQuote } from '#tests/support/quote-fixtures.ts'
import { requestBody } from './request-body.ts'

const values = { quantity: { value: 2, unit: 't' as const }, incoterm: 'CIF' as const, documents: [], message: 'Monthly need' }
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const beside = { product: sampleProduct, addressId: 'the address', files: [] }

it('asks for a quote of the product, counting days where the reader is', () =>
  expect(requestBody(values, { ...beside, before: null, files: ['a file'] })).toEqual({
    action: 'request',
    productId: sampleProduct._id,
    ...values,
    addressId: 'the address',
    timeZone,
    attachments: ['a file'],
  }))

it('asks again, naming what the new request has not', () =>
  expect(requestBody(values, { ...beside, before: sampleQuote })).toEqual({
    action: 'again',
    quoteId: sampleQuote._id,
    ...values,
    addressId: 'the address',
    timeZone,
    without: ['targetPrice', 'incotermPlace', 'neededBy', 'packaging'],
  }))
