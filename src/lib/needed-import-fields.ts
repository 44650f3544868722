/** The columns that a table of new listings cannot do without. The currency defaults to the seller's; the unit is part of the quantities. */
export const neededImportFields = [
  'name_en',
  'category',
  'casNumber',
  'molecularFormula',
  'grade',
  'purity',
  'physicalForm',
  'packaging',
  'countryOfOrigin',
  'minimumOrder',
  'price',
  'stock',
  'leadTimeDays',
  'incoterms',
] as const
