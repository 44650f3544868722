import type { MessageKey } from '#src/generated/message-keys.ts'

const named = [
  ...(['subCategoryId', 'reference', 'name_en', 'name_ar', 'name_bn', 'description_en', 'description_ar'] as const),
  ...(['description_bn', 'casNumber', 'ecNumber', 'unNumber', 'hsCode', 'molecularFormula', 'molecularWeight'] as const),
  ...(['smiles', 'synonyms', 'grade', 'purity', 'physicalForm', 'packaging', 'brand', 'countryOfOrigin'] as const),
  ...([
    'minimumOrder',
    'priceTiers',
    'price',
    'stock',
    'leadTimeDays',
    'incoterms',
    'certificates',
    'ghs',
    'dangerousGoods',
  ] as const),
  ...(['documents', 'sample', 'images'] as const),
]

/** What a field of a listing is called, by the path that the server names it with: `priceTiers.2.price` is one of the price tiers. */
export function listingFieldKey(path: string): MessageKey {
  const field = path.split('.')[0]
  const known = named.find((name) => name === field)
  if (known !== undefined) return `selling:field.${known}`
  if (field === 'documentFiles') return 'selling:field.documents'
  return field === 'profileImage' || field === 'keptImages' ? 'selling:field.images' : 'selling:field.other'
}
