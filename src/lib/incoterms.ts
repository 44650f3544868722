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

/** Whether the goods go by sea or inland waterway by the term itself. */
export const isSeaTerm = (term: Incoterm): boolean => incoterms.some(({ code, mode }) => code === term && mode === 'sea')

/** Whether its named place has to be stated: a port or a terminal, which does not follow from the addresses of seller and buyer. */
export const needsNamedPlace = (term: Incoterm): boolean => term.startsWith('C') || isSeaTerm(term)

export function isIncoterm(text: string): text is Incoterm {
  return incoterms.some(({ code }) => code === text)
}
