import type { ListingEntry, listingEditingMachine } from '#src/machines/listing-editing.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { ownProduct } from './listing-change.ts'

/** The product as somebody else has left it. */
export const newerProduct = { ...ownProduct, version: 4, name_en: 'Acetone, dry' }
export const changedMeanwhile = { ...refused(409, 'It was changed meanwhile.'), results: { product: newerProduct } }

export const listingEdit: ListingEntry = {
  kind: 'edit',
  body: {
    ...{ subCategoryId: ownProduct.subCategory._id, name_en: 'Acetone', casNumber: '67-64-1', molecularFormula: 'C3H6O' },
    ...{ grade: 'technical', purity: 99.5, physicalForm: 'liquid', packaging: ownProduct.packaging, countryOfOrigin: 'SA' },
    ...{ minimumOrder: ownProduct.minimumOrder, priceTiers: ownProduct.priceTiers, leadTimeDays: 7, incoterms: ['FOB'] },
  },
}

export const listingEditingAlphabet = {
  inputs: { 'an own product': { productId: ownProduct._id } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'listing.entered': { type: 'listing.entered', entry: listingEdit },
    'upload.progressed': { type: 'upload.progressed', share: 0.5 },
    'upload.cancelled': { type: 'upload.cancelled' },
    'newest.taken': { type: 'newest.taken' },
    'reading answered': actorAnswered('reading', { product: ownProduct, categories: [] }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'sending answered': actorAnswered('sending', { product: newerProduct }),
    'sending refused': actorFailed('sending', refused(422, 'Check the fields.', { casNumber: 'Wrong' })),
    'sending overtaken': actorFailed('sending', changedMeanwhile),
    'sending unreachable': actorFailed('sending', unreachable),
  },
} satisfies FlowAlphabet<typeof listingEditingMachine>
