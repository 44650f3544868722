import type { components } from '#src/generated/schema.ts'
import type { ListingValues } from './listing-values.ts'
import { valuesOf } from './listing-values.ts'

/** What belongs to the substance, whoever sells it: no price, no text of theirs, nothing of their goods. */
const substanceFields = [
  'subCategoryId',
  'name_en',
  'name_ar',
  'name_bn',
  'synonyms',
  'ecNumber',
  'unNumber',
  'hsCode',
  'molecularFormula',
  'molecularWeight',
  'smiles',
] as const

type KnownValues = Partial<Pick<ListingValues, (typeof substanceFields)[number] | 'ghs'>>

/**
 * Returns the fields of a form that a listing of the same substance can fill: those that are empty. Hazards and precautions go together, since
 * half of another's classification would be none.
 */
export function knownValues(product: components['schemas']['Product'], typed: ListingValues): KnownValues {
  const known = valuesOf(product)
  const values: KnownValues = {}
  for (const name of substanceFields) {
    if (typed[name].trim() === '' && known[name] !== '') values[name] = known[name]
  }
  const isClassified = ({ signal, pictograms, hazards, precautions }: ListingValues['ghs']) =>
    signal !== '' || [...pictograms, ...hazards, ...precautions].length > 0
  if (!isClassified(typed.ghs) && isClassified(known.ghs)) values.ghs = known.ghs
  return values
}
