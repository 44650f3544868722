/** `any`: for every mode of transport; `sea`: for sea and inland waterway only. */
export type IncotermMode = 'any' | 'sea'

/** The Incoterms 2020 rules of the ICC, in its order. A named place belongs to each, agreed per order. */
export const incoterms = [
  { code: 'EXW', mode: 'any' },
  { code: 'FCA', mode: 'any' },
  { code: 'CPT', mode: 'any' },
  { code: 'CIP', mode: 'any' },
  { code: 'DAP', mode: 'any' },
  { code: 'DPU', mode: 'any' },
  { code: 'DDP', mode: 'any' },
  { code: 'FAS', mode: 'sea' },
  { code: 'FOB', mode: 'sea' },
  { code: 'CFR', mode: 'sea' },
  { code: 'CIF', mode: 'sea' },
] as const satisfies readonly { code: string; mode: IncotermMode }[]

export type Incoterm = (typeof incoterms)[number]['code']

/** Whether the seller pays the main carriage: the terms of the groups C and D. */
export const sellerCarries = (term: Incoterm): boolean => term.startsWith('C') || term.startsWith('D')

/** Whether the buyer may fetch the goods from the seller. */
export const buyerCollects = (term: Incoterm): boolean => term === 'EXW' || term === 'FCA'

/** Whether the goods go by sea or inland waterway by the term itself. */
export const isSeaTerm = (term: Incoterm): boolean => incoterms.some(({ code, mode }) => code === term && mode === 'sea')

/** Whether its named place has to be stated: a port or a terminal, which does not follow from the addresses of seller and buyer. */
export const needsNamedPlace = (term: Incoterm): boolean => term.startsWith('C') || isSeaTerm(term)

/**
 * Returns the term that a page begins with, of those that a seller offers: the first that needs no named place, and EXW only where nothing else is
 * offered, as it leaves the carriage and the formalities of export to the buyer, who pays the tax of the seller's country.
 */
export function usualTerm(offered: readonly Incoterm[]): Incoterm | undefined {
  const carried = offered.filter((term) => term !== 'EXW')
  return carried.find((term) => !needsNamedPlace(term)) ?? carried[0] ?? offered[0]
}

export function isIncoterm(text: string): text is Incoterm {
  return incoterms.some(({ code }) => code === text)
}
