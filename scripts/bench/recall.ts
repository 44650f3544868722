import { readFileSync } from 'node:fs'
import { startCluster } from '#tests/support/postgres-cluster.ts'
import { demoStore } from '#tests/support/demo-store.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { demoProduct } from '#server/demo/demo-products.ts'
import { demoSellers, demoSubstances } from '#server/demo/catalogue.ts'
import { newId } from '#server/new-id.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { percent, type Section } from './report.ts'

/** A substance of `chemicals.tsv`. */
export interface Chemical {
  cas: string
  formula: string
  smiles: string
  name: string
  synonyms: readonly string[]
}

interface Typing {
  kind: string
  /** What is typed for a substance; undefined where the kind does not apply to it. */
  type: (chemical: Chemical, random: () => number) => string | undefined
  /** The least shares that are to be the first answer, and among the first eight. */
  first?: number
  firstEight: number
}

/** Isomers share a formula, so that none of them need be first. */
const typings: readonly Typing[] = [
  { kind: 'name', type: ({ name }) => name, first: 0.99, firstEight: 0.99 },
  { kind: 'synonym', type: ({ synonyms }, random) => pick(synonyms, random), first: 0.99, firstEight: 0.99 },
  { kind: 'CAS number', type: ({ cas }) => cas, first: 0.99, firstEight: 0.99 },
  { kind: 'CAS number without hyphens', type: ({ cas }) => cas.replaceAll('-', ''), first: 0.99, firstEight: 0.99 },
  { kind: 'formula', type: ({ formula }) => formula, firstEight: 0.99 },
  { kind: 'name, two letters swapped', type: misspelt((one, other) => other + one), firstEight: 0.9 },
  { kind: 'name, a letter lost', type: misspelt((one) => one), firstEight: 0.9 },
  { kind: 'name, a letter doubled', type: misspelt((one, other) => one + other + other), firstEight: 0.9 },
  { kind: 'name, a wrong letter', type: misspelt((one, other) => one + (other === 'x' ? 'y' : 'x')), firstEight: 0.9 },
]

const pick = (texts: readonly string[], random: () => number) => texts[Math.floor(random() * texts.length)]

/** Changes two neighbouring small letters that differ, within a word of five or more; nothing is typed for a name without one. */
function misspelt(change: (one: string, other: string) => string): Typing['type'] {
  return ({ name }, random) => {
    const places = [...name.matchAll(/(?<=\p{L})(?=(\p{Ll})(\p{Ll}))/gu)].filter(
      ({ index, 1: one, 2: other }) => one !== other && termAt(name, index).length >= 5,
    )
    const place = places[Math.floor(random() * places.length)]
    if (place === undefined) return undefined
    const { index, 1: one = '', 2: other = '' } = place
    return name.slice(0, index) + change(one, other) + name.slice(index + 2)
  }
}

function termAt(text: string, index: number): string {
  const before = /\p{L}*$/u.exec(text.slice(0, index))?.[0] ?? ''
  const after = /^\p{L}*/u.exec(text.slice(index))?.[0] ?? ''
  return before + after
}

/** Four hundred substances; one without a name has its first synonym for it. */
export function readChemicals(): Chemical[] {
  const [, ...lines] = readFileSync(new URL('chemicals.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [cas = '', formula = '', , smiles = '', , named = '', others = ''] = line.split('\t')
    const synonyms = others.split('|').filter((text) => text !== '')
    return { cas, formula, smiles, name: named || (synonyms[0] ?? cas), synonyms }
  })
}

interface Recall {
  typing: Typing
  typed: number
  /** How many were the first answer, and among the first eight. */
  first: number
  firstEight: number
}

/** Adds the substances to a store that has the demo, one product each. */
export async function insertChemicals(store: Store, chemicals: readonly Chemical[]): Promise<void> {
  const [neighbour] = await store.list('products', { status: 'active' }, { limit: 1 })
  const [model] = demoSubstances
  const [listing] = model?.listings ?? []
  const [seller] = demoSellers
  if (neighbour === undefined || model === undefined || listing === undefined || seller === undefined)
    throw new Error('The demo catalogue is empty')
  const { sellerId, categoryId, subCategoryId } = neighbour
  const place = { sellerId, categoryId, subCategoryId, now: neighbour.createdAt, rating: 4, ratingCount: 1 }
  const rows = chemicals.map(({ cas, formula, smiles, name, synonyms }, position) => {
    const names = { en: name, ar: name, bn: name }
    const substance = { ...model, cas, ec: null, un: null, formula, smiles, synonyms: [...synonyms], name: names }
    return demoProduct(substance, listing, seller, { ...place, _id: newId(), position })
  })
  await store.insert('products', ...rows)
}

/** Types each substance in each way, as a person does: the search takes 200 characters. */
export async function measureRecall(store: Store, chemicals: readonly Chemical[]): Promise<Recall[]> {
  const found: Recall[] = []
  for (const typing of typings) {
    const random = seededRandom(typings.indexOf(typing))
    const recall: Recall = { typing, typed: 0, first: 0, firstEight: 0 }
    for (const chemical of chemicals) {
      const typed = typing.type(chemical, random)
      if (typed === undefined) continue
      recall.typed++
      const { rows } = await store.searchProducts(typed.slice(0, 200), new Date().toISOString(), 8, 0)
      const at = rows.findIndex(({ casNumber }) => casNumber === chemical.cas)
      if (at === 0) recall.first++
      if (at >= 0) recall.firstEight++
    }
    found.push(recall)
  }
  return found
}

/** Whether a way of typing finds as much as is wanted. */
export const isReached = ({ typing, typed, first, firstEight }: Recall): boolean =>
  first >= (typing.first ?? 0) * typed && firstEight >= typing.firstEight * typed

/** How many of four hundred substances a search finds among the demo's products, in whatever way they are typed. */
export async function recallSection(): Promise<Section> {
  const cluster = await startCluster()
  try {
    const store = await openPostgres({ url: cluster.url })
    try {
      const chemicals = readChemicals()
      await demoStore(store)
      await insertChemicals(store, chemicals)
      const rows = (await measureRecall(store, chemicals)).map((recall) => {
        const { typing, typed, first, firstEight } = recall
        const limit = [typing.first, typing.firstEight].map((share) => (share === undefined ? '–' : `≥ ${percent(share)}`))
        const measured = [String(typed), percent(first / typed), percent(firstEight / typed), limit.join(', ')]
        return { label: typing.kind, measured, good: isReached(recall) }
      })
      return { title: 'typed', head: ['substances', 'first', 'among eight', 'wanted'], rows }
    } finally {
      await store.close()
    }
  } finally {
    await cluster.stop()
  }
}
