import { expect, it } from 'vitest'
import { productRow, testId } from '#tests/support/store-fixture.ts'
import { bidRow, requirementRow } from '#tests/support/tender-rows.ts'
import { bidOrder } from './bid-orders.ts'

const requirement = requirementRow({ casNumber: '67-64-1', grade: 'reagent' })
const bid = bidRow({ goodsName: 'Acetone, redistilled', quantity: { value: 1580, unit: 'kg' }, priceUnit: 't' })
const placed = (product?: Parameters<typeof productRow>[0], own = bid) =>
  bidOrder(
    requirement,
    own,
    { product: product && productRow(product), seller: { city: 'Jubail' } },
    {
      _id: testId(),
      now: '2026-11-21T08:30:00.000Z',
      commissionRate: 5,
    },
  )

it('orders what a listing says it is, counted in the unit that its stock is kept in', () => {
  const order = placed({ _id: testId(), unit: 'g', smiles: 'CCO', name_en: 'Ethanol' })
  expect(order).toMatchObject({
    name_en: 'Ethanol',
    casNumber: '64-17-5',
    unNumber: 'UN1170',
    grade: 'technical',
    hazards: ['H225'],
    hasStructure: true,
    quantity: { value: 1580, unit: 'kg' },
    stockQuantity: 1_580_000,
  })
})

it('shows no structure of a listing that has none', () =>
  expect(placed({ smiles: null, unit: 'kg' })).toMatchObject({ hasStructure: false }))

it('orders by the bid’s words and what the requirement asked for where the bid names no listing', () =>
  expect(placed()).toMatchObject({
    productId: null,
    name_en: 'Acetone, redistilled',
    name_ar: null,
    name_bn: null,
    casNumber: '67-64-1',
    unNumber: null,
    hazards: [],
    grade: 'reagent',
    hasStructure: false,
    stockQuantity: 1.58,
  }))

it('makes no order of a quantity that the listing’s unit does not measure', () =>
  expect(() => placed({ unit: 'L' })).toThrow('cannot be told in L'))

it('names the place of the bid’s delivery term, or the town that follows from it', () => {
  const placeOf = (columns: Parameters<typeof bidRow>[0]) => placed(undefined, bidRow(columns)).incotermPlace
  expect(placeOf({ incoterm: 'CFR', incotermPlace: 'Chattogram' })).toBe('Chattogram')
  expect(placeOf({ incoterm: 'CFR' })).toBe(null)
  expect(placeOf({ incoterm: 'FCA' })).toBe('Jubail')
  expect(placeOf({ incoterm: 'DAP' })).toBe(requirement.deliveryAddress.city)
})
