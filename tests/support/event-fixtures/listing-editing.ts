import type { ListingEntry, listingEditingMachine } from '#src/machines/listing/listing-editing.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { listing } from './listing-change.ts'

/** The product after a concurrent change. */
export const newerProduct = { ...listing, version: 4, name_en: 'Acetone, dry' }
export const changedMeanwhile = { ...rejected(409, 'It was changed meanwhile.'), results: { product: newerProduct } }

export const listingEdit: ListingEntry = {
  kind: 'edit',
  body: {
    subCategoryId: listing.subCategory._id,
    name_en: 'Acetone',
    casNumber: '67-64-1',
    molecularFormula: 'C3H6O',
    grade: 'technical',
    purity: 99.5,
    physicalForm: 'liquid',
    packaging: listing.packaging,
    countryOfOrigin: 'SA',
    minimumOrder: listing.minimumOrder,
    priceTiers: listing.priceTiers,
    leadTimeDays: 7,
    incoterms: ['FOB'],
  },
}

export const listingEditingEvents = {
  inputs: { 'an own product': { productId: listing._id } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'listing.entered': { type: 'listing.entered', entry: listingEdit },
    'upload.progressed': { type: 'upload.progressed', share: 0.5 },
    'upload.cancelled': { type: 'upload.cancelled' },
    'newest.taken': { type: 'newest.taken' },
    'reading answered': actorDone('reading', { product: listing, categories: [] }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'sending answered': actorDone('sending', { product: newerProduct }),
    'sending refused': actorFailed('sending', rejected(422, 'Check the fields.', { casNumber: 'Wrong' })),
    'sending overtaken': actorFailed('sending', changedMeanwhile),
    'sending unreachable': actorFailed('sending', unreachable),
  },
} satisfies FlowEvents<typeof listingEditingMachine>
