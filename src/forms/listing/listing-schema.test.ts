import { describe, expect, it } from 'vitest'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import { listingFiles, listingSchema, needsSafetyDataSheet } from './listing-schema.ts'
import { type ListingValues, draftOf, emptyDocument, newListing, valuesOf, withListingDraft } from './listing-values.ts'

const tier = (from: string, price: string) => ({ minimumQuantity: { value: from }, price: { amount: price } })
const sheet = new File(['%PDF-1.7'], 'sds.pdf', { type: 'application/pdf' })

const acetone: ListingValues = {
  ...newListing('SAR'),
  subCategoryId: listing.subCategory._id,
  name_en: 'Acetone',
  casNumber: '৬৭-৬৪-১',
  molecularFormula: 'C3H6O',
  grade: 'technical',
  purity: '٩٩.٥',
  physicalForm: 'liquid',
  countryOfOrigin: 'SA',
  leadTimeDays: '7',
  incoterms: ['FOB'],
  stock: { value: '24,000' },
  synonyms: 'Propanone\n\n Dimethyl ketone \nPropanone',
  packaging: [{ kind: 'drum', net: { value: '160', unit: 'kg' }, surcharge: { amount: '' } }],
  priceTiers: [tier('160', '3.94'), tier('1600', '3.70')],
  documents: [{ ...emptyDocument, upload: sheet }],
}
const problems = (changes: Partial<ListingValues>) =>
  listingSchema.safeParse({ ...acetone, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a listing as it is sent', () => {
  it('has numbers in place of what was typed in any digits, and the minimum order of its first price row', () => {
    expect(listingSchema.parse(acetone)).toEqual({
      subCategoryId: listing.subCategory._id,
      name_en: 'Acetone',
      casNumber: '67-64-1',
      molecularFormula: 'C3H6O',
      grade: 'technical',
      purity: 99.5,
      physicalForm: 'liquid',
      countryOfOrigin: 'SA',
      leadTimeDays: 7,
      incoterms: ['FOB'],
      certificates: [],
      stock: { value: 24000, unit: 'kg' },
      synonyms: ['Propanone', 'Dimethyl ketone'],
      packaging: [{ kind: 'drum', net: { value: 160, unit: 'kg' } }],
      minimumOrder: { value: 160, unit: 'kg' },
      priceTiers: [
        { minimumQuantity: { value: 160, unit: 'kg' }, price: { amount: 394, currency: 'SAR' } },
        { minimumQuantity: { value: 1600, unit: 'kg' }, price: { amount: 370, currency: 'SAR' } },
      ],
      documents: [{ kind: 'SDS', access: 'public', language: 'en', file: 0 }],
      sample: { offered: false },
    })
    expect(listingFiles(acetone)).toEqual({ documentFiles: [sheet] })
  })

  it('declares dangerous goods with digits and telephone in any form, and nothing without a UN number', () => {
    const dangerousGoods = {
      ...acetone.dangerousGoods,
      hazardClass: '٦.١',
      subsidiaryHazards: '3، 8',
      emergencyPhone: '00966 (13) 345 6789',
    }
    const sent = (unNumber: string) => listingSchema.parse({ ...acetone, unNumber, dangerousGoods }).dangerousGoods
    expect(sent('')).toBeUndefined()
    expect(sent('UN3999')).toEqual({ hazardClass: '6.1', subsidiaryHazards: ['3', '8'], emergencyPhone: '+966133456789' })
    expect(listingSchema.parse({ ...acetone, unNumber: 'UN1090' }).dangerousGoods).toBeUndefined()
  })

  it.each([
    ['-20', -20],
    ['−٢٠٫٥', -20.5],
    [' 12', 12],
  ])('a flash point of %s is read below zero as well', (flashPoint, degrees) => {
    const dangerousGoods = { ...acetone.dangerousGoods, flashPoint }
    expect(listingSchema.parse({ ...acetone, unNumber: 'UN1090', dangerousGoods }).dangerousGoods).toEqual({
      flashPoint: degrees,
    })
    const wrong = { ...dangerousGoods, flashPoint: 'cold' }
    const { error } = listingSchema.safeParse({ ...acetone, unNumber: 'UN1090', dangerousGoods: wrong })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['dangerousGoods.flashPoint'])
  })

  it('names the file of each document, and leaves alone those that the product holds', () => {
    const other = new File(['%PDF-1.7'], 'tds.pdf')
    const held = { ...emptyDocument, kind: 'CoA', fileId: listing._id }
    const documents = [{ ...emptyDocument, upload: sheet }, held, { ...emptyDocument, kind: 'TDS', upload: other }]
    const { documents: sent } = listingSchema.parse({ ...acetone, documents }) as { documents: object[] }
    expect(sent).toMatchObject([
      { kind: 'SDS', file: 0 },
      { kind: 'CoA', fileId: listing._id },
      { kind: 'TDS', file: 1 },
    ])
    expect(listingFiles({ ...acetone, documents })).toEqual({ documentFiles: [sheet, other] })
  })
})

it.each<[string, Partial<ListingValues>, string[]]>([
  ['a wrong check digit', { casNumber: '67-64-2' }, ['casNumber']],
  ['an EC number that is none', { ecNumber: '200-662-3' }, ['ecNumber']],
  ['a UN number that is none', { unNumber: 'UN10' }, ['unNumber']],
  [
    'a class that is none',
    { unNumber: 'UN3999', dangerousGoods: { ...acetone.dangerousGoods, hazardClass: '12' } },
    ['dangerousGoods.hazardClass'],
  ],
  ['an HS code that is none', { hsCode: '29' }, ['hsCode']],
  [
    'quantities that do not rise',
    { priceTiers: [tier('160', '3.94'), tier('160', '3.70')] },
    ['priceTiers.1.minimumQuantity.value'],
  ],
  ['prices that do not fall', { priceTiers: [tier('160', '3.94'), tier('200', '3.94')] }, ['priceTiers.1.price.amount']],
  ['a price with a third decimal', { priceTiers: [tier('160', '3.945')] }, ['priceTiers.0.price.amount']],
  ['no price', { priceTiers: [tier('160', '')] }, ['priceTiers.0.price.amount']],
  ['no term of delivery', { incoterms: [] }, ['incoterms']],
  ['no name and no grade', { name_en: ' ', grade: '' }, ['name_en', 'grade']],
  ['a purity above a hundred', { purity: '101' }, ['purity']],
])('%s is told on its field', (_name, changes, expected) => expect(problems(changes)).toEqual(expected))

describe('the safety data sheet', () =>
  it('is needed by what is hazardous by its label or in transport', () => {
    const bare = { ...acetone, documents: [] }
    const label = { signal: '', pictograms: [], hazards: ['H225'], precautions: [] }
    expect([bare, { ...bare, unNumber: 'UN1090' }, { ...bare, ghs: label }].map(needsSafetyDataSheet)).toEqual([
      false,
      true,
      true,
    ])
    expect(needsSafetyDataSheet({ ...acetone, unNumber: 'UN1090' })).toBe(false)
  }))

describe('a draft', () => {
  it('brings back all but the files', () => {
    const kept: unknown = JSON.parse(JSON.stringify(draftOf(acetone)))
    expect(withListingDraft(newListing('USD'), kept)).toEqual({ ...acetone, documents: [{ ...emptyDocument }] })
  })

  it('of another form of the page, or damaged, is left out where it does not fit', () => {
    const first = newListing('USD')
    expect(withListingDraft(first, { name_en: 7, unit: 'barrel', priceTiers: 'many', casNumber: '67-64-1' })).toEqual({
      ...first,
      casNumber: '67-64-1',
    })
    for (const nothing of [undefined, null, 'text', 5]) expect(withListingDraft(first, nothing)).toEqual(first)
  })
})

it('begins with the product as it is, and sends it back as it was', () => {
  const sent = listingSchema.parse(valuesOf(listing))
  expect(sent).toMatchObject({
    name_en: listing.name_en,
    casNumber: listing.casNumber,
    priceTiers: listing.priceTiers,
    minimumOrder: listing.minimumOrder,
    stock: listing.stock,
    packaging: listing.packaging,
    ghs: listing.ghs,
    synonyms: listing.synonyms,
    incoterms: listing.incoterms,
  })
})
