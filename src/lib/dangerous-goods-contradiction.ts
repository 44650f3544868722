import { isCasNumber } from './cas-number.ts'
import { dangerousGoodsEntries, entryOfName } from './dangerous-goods-entries.ts'
import type { DangerousGoodsDeclaration } from './dangerous-goods.ts'
import list from './dangerous-goods-substances.json' with { type: 'json' }
import { parseFormula } from './molecular-formula.ts'

/** What is known of a product beside its declaration. */
export interface SubstanceFacts {
  casNumber: string
  /** H and EUH codes. */
  hazards: readonly string[]
  pictograms: readonly string[]
  molecularFormula: string
  smiles: string | null
}

/**
 * Why a UN number does not seem to be that of a product: it is of another substance, or of a class that none of its hazard statements says.
 * `certain`: it cannot be, and is refused; otherwise its seller is asked to check it.
 */
export type Contradiction = { certain: boolean } & (
  | { kind: 'substance'; properShippingName: string; casNumbers: readonly string[] }
  | { kind: 'hazards'; hazardClass: string; statements: readonly string[] }
)

/**
 * The CAS numbers of a UN number that names one substance, with its hydrates and isomers; undefined of one that names many, such as fuels and
 * entries “not otherwise specified”. Source: PubChem, read in `chemicals` 1.5.2, and the demo's catalogue.
 */
export const casNumbersOf = (unNumber: string): readonly string[] | undefined =>
  (list as Readonly<Record<string, readonly string[]>>)[unNumber]

/**
 * The hazard statements of each class of transport, by the criteria that the UN Model Regulations (chapters 2.1 to 2.9) share with the GHS;
 * physical statements of its revision 9 and of the CLP regulation. H332 is among those of 6.1: its packing group III takes dusts, mists and
 * vapours that the GHS calls harmful. Infectious and radioactive goods have no statement, and class 9 none but that of the aquatic environment.
 */
const statementsOfClass: Readonly<Record<string, readonly string[]>> = {
  '2.1': ['H220', 'H221', 'H222', 'H223', 'H229', 'H230', 'H231', 'H232'],
  '2.2': ['H229', 'H270', 'H280', 'H281'],
  '2.3': ['H330', 'H331'],
  '3': ['H224', 'H225', 'H226'],
  '4.1': ['H206', 'H207', 'H208', 'H228', 'H240', 'H241', 'H242'],
  '4.2': ['H250', 'H251', 'H252'],
  '4.3': ['H260', 'H261'],
  '5.1': ['H270', 'H271', 'H272'],
  '5.2': ['H240', 'H241', 'H242'],
  '6.1': ['H300', 'H301', 'H310', 'H311', 'H330', 'H331', 'H332'],
  '8': ['H290', 'H314'],
}
const aquatic = ['H400', 'H410', 'H411']

/** Environmentally hazardous goods not otherwise specified; other entries of class 9 are of articles and of hazards without a statement. */
const aquaticEntries: ReadonlySet<string> = new Set(['UN3077', 'UN3082'])

/** Barium compounds, fertilizers, sulphonic acids and bisulphites, which the list puts in their class by name, whatever the statements of a single one. */
const classedByName: ReadonlySet<string> = new Set(['UN1564', 'UN2067', 'UN2585', 'UN2586', 'UN2693'])

/**
 * Returns what in a product contradicts its UN number. A substance that the list names has the class of the list, whatever its statements; all
 * else has one of the statements of its class, or the gas cylinder (GHS04) of a gas. Certain is it of numbers in the list alone: others may name
 * a substance whose class its statements do not say, as mercury's (UN2809, class 8). Nor is it of a substance marked with isotopes, which has
 * the UN number but not the CAS number of the one that it is made of. Nothing is concluded from a CAS number that is none, or
 * from a product without hazard statements.
 */
export function contradictionOf(
  unNumber: string,
  declaration: DangerousGoodsDeclaration,
  facts: SubstanceFacts,
): Contradiction | undefined {
  const { casNumber, hazards, pictograms } = facts
  const [first] = dangerousGoodsEntries(unNumber)
  const casNumbers = casNumbersOf(unNumber)
  if (first !== undefined && casNumbers !== undefined) {
    if (!isCasNumber(casNumber) || casNumbers.includes(casNumber)) return undefined
    const { properShippingName } = entryOfName(unNumber, declaration) ?? first
    return { kind: 'substance', certain: !hasIsotopes(facts), properShippingName, casNumbers }
  }
  const { hazardClass } = declaration
  if (hazardClass === null || hazards.length === 0 || classedByName.has(unNumber)) return undefined
  const statements = aquaticEntries.has(unNumber) ? aquatic : statementsOfClass[hazardClass]
  if (statements === undefined || (hazardClass.startsWith('2') && pictograms.includes('GHS04'))) return undefined
  const stated = statementsOf(hazards)
  if (statements.some((code) => stated.has(code))) return undefined
  return { kind: 'hazards', certain: first !== undefined, hazardClass, statements }
}

/** Whether the formula or the structure names a nuclide: `CDCl3`, `[13C]H4O`, `[2H]C(Cl)(Cl)Cl`. */
function hasIsotopes({ molecularFormula, smiles }: Pick<SubstanceFacts, 'molecularFormula' | 'smiles'>): boolean {
  const nuclides = [...(parseFormula(molecularFormula)?.keys() ?? [])].filter((label) => /^(D|T|\d.*)$/.test(label))
  return nuclides.length > 0 || /\[\d+[A-Za-z]/.test(smiles ?? '')
}

/** Statements that make goods dangerous in transport, but for solutions below a limit and small packings, so that a UN number is to be expected. */
const alwaysCarried: readonly string[] = [
  'H220',
  'H221',
  'H224',
  'H225',
  'H226',
  'H228',
  'H250',
  'H251',
  'H252',
  'H260',
  'H261',
  'H270',
  'H271',
  'H272',
  'H300',
  'H301',
  'H310',
  'H311',
  'H314',
  'H330',
  'H331',
  'H400',
  'H410',
  'H411',
]

/** The statements of a product without a UN number that dangerous goods have. */
export function carriedStatements(hazards: readonly string[]): string[] {
  const stated = statementsOf(hazards)
  return alwaysCarried.filter((code) => stated.has(code))
}

/** Each statement by itself and without the letters behind its number: `H300+H310` is two. */
const statementsOf = (hazards: readonly string[]): ReadonlySet<string> =>
  new Set(hazards.flatMap((code) => code.split('+')).map((code) => code.trim().slice(0, 4)))
