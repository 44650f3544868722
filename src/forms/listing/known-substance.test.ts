import { expect, it } from 'vitest'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import { knownValues } from './known-substance.ts'
import { newListing } from './listing-values.ts'

const empty = newListing('BDT')

it('fills what belongs to the substance, and nothing of the other seller’s goods', () => {
  const filled = knownValues(listing, { ...empty, casNumber: listing.casNumber })
  expect(filled).toMatchObject({ name_en: 'Acetone', molecularFormula: listing.molecularFormula })
  for (const own of [
    'description_en',
    'brand',
    'grade',
    'purity',
    'priceTiers',
    'stock',
    'reference',
    'documents',
    'countryOfOrigin',
  ])
    expect(filled).not.toHaveProperty(own)
})

it('leaves what was typed', () => {
  const typed = { ...empty, name_en: 'Acetone, dry', ghs: { ...empty.ghs, hazards: ['H225'] } }
  const filled = knownValues(listing, typed)
  expect(filled).not.toHaveProperty('name_en')
  expect(filled).not.toHaveProperty('ghs')
  expect(filled).toHaveProperty('molecularFormula')
})

it('takes a classification as a whole, and none for none', () => {
  expect(knownValues(listing, empty).ghs).toEqual({ ...listing.ghs, signal: listing.ghs.signal ?? '' })
  const unclassified = { ...listing, ghs: { pictograms: [], hazards: [], precautions: [] } }
  expect(knownValues(unclassified, empty)).not.toHaveProperty('ghs')
})
