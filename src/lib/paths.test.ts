import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  cardAddress,
  isOwnAddress,
  joinAddress,
  nextOf,
  placedKindOf,
  paths,
  productDetailsAddress,
  requestSampleAddress,
  searchAddress,
  searchOf,
  splitAddress,
} from './paths.ts'

const id = '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b'

describe('paths', () =>
  it('are those of the route table, and the pages where something is asked for or listed', () => {
    const [, ...rows] = readFileSync('tests/spec/routes.tsv', 'utf8').trim().split('\n')
    const specified = rows.map((row) => row.split('\t')[0]).filter((path) => path !== '*')
    const ours = ['/place-order', '/request-quote', '/request-document', '/deny-sign-in']
    const sellers = ['/seller-product-new', '/seller-product-edit']
    expect(Object.values(paths).toSorted()).toEqual([...specified, ...ours, ...sellers].toSorted())
  }))

describe('splitAddress', () => {
  it('takes the ids out of an address and leaves the rest', () =>
    expect(splitAddress(`/product-filter?search=acetone&subCategory=${id}#top`)).toEqual({
      address: '/product-filter?search=acetone#top',
      chosen: { subCategory: id },
    }))

  it('gives back what an address was made of', () =>
    expect(splitAddress(productDetailsAddress(id))).toEqual({ address: '/product-details', chosen: { product: id } }))

  it('drops an id that cannot be one', () =>
    expect(splitAddress('/product-details?product=%3Cscript%3E')).toEqual({ address: '/product-details', chosen: {} }))

  it('leaves an address without ids as it is', () => expect(splitAddress('/faqs')).toEqual({ address: '/faqs', chosen: {} }))
})

describe('joinAddress', () => {
  it('undoes what splitAddress did', () => {
    const whole = `/place-order?quantity=320&unit=kg&product=${id}`
    const { address, chosen } = splitAddress(whole)
    expect(joinAddress(address, chosen)).toBe(whole)
  })

  it('leaves an address that is about nothing as it is', () =>
    expect(joinAddress('/my-order?page=2', {})).toBe('/my-order?page=2'))
})

describe('the page of a new card', () => {
  it.each(['/', `/place-order?quantity=320&product=${id}`, '/my-order#latest'])('leads on to %s', (next) => {
    const { address, chosen } = splitAddress(cardAddress(next))
    expect([nextOf(address.split('?')[1] ?? ''), chosen]).toEqual([next, {}])
  })

  it('leads nowhere else', () =>
    expect(['next=https%3A%2F%2Fthief.example', 'next=%2F%2Fthief.example', ''].map(nextOf)).toEqual(['/', '/', '/']))

  it.each([
    '%2F%09%2Fthief.example',
    '%2F%0D%0A%2Fthief.example',
    '%2F%09%5Cthief.example',
    '%2F.%2F%2Fthief.example',
    '%09%2F%2Fthief.example',
  ])('leads nowhere else by what a browser drops or turns: %s', (next) => expect(nextOf(`next=${next}`)).toBe('/'))
})

describe('addressOf', () =>
  it('is the bare path when nothing is chosen', () => expect(addressOf('/seller-all', {})).toBe('/seller-all')))

describe('searchAddress', () => {
  it('carries any text and gives it back', () => {
    const address = searchAddress('أسيتون & co')
    expect(searchOf(address.split('?')[1] ?? '')).toBe('أسيتون & co')
  })

  it('is no text when the address has none', () => expect(searchOf('?page=2')).toBe(''))
})

describe('isOwnAddress', () => {
  it.each(['/', '/my-order', '/product-filter?search=a'])('takes %s', (address) => expect(isOwnAddress(address)).toBe(true))

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', undefined, 7])('refuses %s', (address) =>
    expect(isOwnAddress(address)).toBe(false),
  )

  it('takes no address that a browser takes for that of another, also when its path is followed once more', () => {
    const pieces = fc.constantFrom(
      ...Array.from('/\\.\t\r\n\0 @:?#a'),
      '//',
      '/./',
      '/../',
      '%2f',
      '%09',
      'thief.example',
      'https:',
      '\u00a0',
      '／',
    )
    const own = 'https://market.example'
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const address = `/${parts.join('')}`
        fc.pre(isOwnAddress(address))
        const followed = new URL(address, own)
        expect([followed.origin, new URL(followed.pathname, own).origin]).toEqual([own, own])
      }),
      { numRuns: 5_000 },
    )
  })

  it('takes every address that the page itself makes', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uuid(), (text, product) => {
        expect([cardAddress(text), searchAddress(text), productDetailsAddress(product)].map(isOwnAddress)).toEqual([
          true,
          true,
          true,
        ])
      }),
    ))
})

describe('requestSampleAddress', () =>
  it('is that of the form for an order, with the kind in sight and the product out of it', () => {
    const { address, chosen } = splitAddress(requestSampleAddress(id))
    expect([address, chosen]).toEqual(['/place-order?kind=sample', { product: id }])
    const kinds = ['?kind=sample', '?quantity=2&unit=t', '?kind=quote', ''].map((query) => placedKindOf(query))
    expect(kinds).toEqual(['sample', 'product', 'product', 'product'])
  }))
