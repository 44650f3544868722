import { casNumberProblem } from '#src/lib/cas-number.ts'
import { ecNumberProblem } from '#src/lib/ec-number.ts'
import { isHazardCode, isPictogram, isPrecautionCode } from '#src/lib/ghs.ts'
import { isHsCode } from '#src/lib/hs-code.ts'
import { type Composition, countedOnce, formulaWeight, parseFormula } from '#src/lib/molecular-formula.ts'
import { isUnNumber } from '#src/lib/un-number.ts'
import type { Listing } from './listing-columns.ts'
import type { Text } from '#server/domain/platform/domain-error.ts'
import { canBeDrawn, most, type Structures } from '#server/ports/structures.ts'

export type Problems = Record<string, Text>

type Substance = Pick<
  Listing,
  'casNumber' | 'ecNumber' | 'unNumber' | 'hsCode' | 'molecularFormula' | 'molecularWeight' | 'smiles' | 'ghs'
>

/** A stated weight may differ by this share from that of the formula: domain specification, identifiers. */
const weightTolerance = 0.001

/** Returns the problems of a product's identifiers, by field. */
export async function substanceProblems(substance: Substance, structures: Structures): Promise<Problems> {
  const { smiles } = substance
  return {
    ...identifierProblems(substance),
    ...formulaProblems(substance),
    ...(smiles === null ? {} : await smilesProblems({ ...substance, smiles }, structures)),
    ...codeProblems(substance.ghs),
  }
}

async function smilesProblems(
  { smiles, molecularFormula }: { smiles: string; molecularFormula: string },
  structures: Structures,
): Promise<Problems> {
  const size = await structures.measure(smiles)
  if (size === undefined || size.atoms === 0) return { smiles: { key: 'server:field.smiles' } }
  if (!canBeDrawn(size)) return { smiles: { key: 'server:field.smilesTooLarge', values: most } }
  const drawn = (await structures.identify(smiles))?.formula
  if (drawn === undefined || canBeOf(drawn, molecularFormula)) return {}
  return { smiles: { key: 'server:field.smilesOther', values: { drawn, formula: molecularFormula } } }
}

/**
 * Whether a structure of the composition `drawn` can be that of a substance of the formula: alike, with isotopes as their elements, and without
 * the water or acid that stands behind a point. Nothing is said of a polymer, or of what is no formula.
 */
function canBeOf(drawn: string, formula: string): boolean {
  if (countedOnce(formula) !== formula || parseFormula(formula) === undefined) return true
  const composition = elementsOf(parseFormula(drawn))
  const [main = ''] = formula.split(/[.·•⋅∙*]/)
  return [formula, main].some((each) => elementsOf(parseFormula(each)) === composition)
}

/** Returns the composition as one text. */
function elementsOf(composition: Composition | undefined): string {
  const counts = new Map<string, number>()
  for (const [label, count] of composition ?? []) {
    const element = label === 'D' || label === 'T' ? 'H' : label.replace(/^\d+/, '')
    counts.set(element, (counts.get(element) ?? 0) + count)
  }
  return [...counts]
    .map(([element, count]) => `${element} ${count}`)
    .sort()
    .join(' ')
}

function identifierProblems({ casNumber, ecNumber, unNumber, hsCode }: Substance): Problems {
  const cas = casNumberProblem(casNumber)
  const ec = ecNumber === null ? undefined : ecNumberProblem(ecNumber)
  return {
    ...(cas === undefined ? {} : { casNumber: { key: `server:field.cas.${cas}` } }),
    ...(ec === undefined ? {} : { ecNumber: { key: `server:field.ec.${ec}` } }),
    ...(unNumber === null || isUnNumber(unNumber) ? {} : { unNumber: { key: 'server:field.un' } }),
    ...(hsCode === null || isHsCode(hsCode) ? {} : { hsCode: { key: 'server:field.hs' } }),
  }
}

function formulaProblems({ molecularFormula, molecularWeight }: Substance): Problems {
  const computed = weightOfFormula(molecularFormula)
  if (computed === undefined) return { molecularFormula: { key: 'server:field.formula' } }
  const { weight, repeats } = computed
  if (weight === undefined) return molecularWeight > 0 ? {} : { molecularWeight: { key: 'server:field.required' } }
  // Of a polymer it is an average, which does not follow from the formula.
  if (repeats || Math.abs(molecularWeight - weight) <= weight * weightTolerance) return {}
  return { molecularWeight: { key: 'server:field.weight', values: { weight } } }
}

function codeProblems({ pictograms, hazards, precautions }: Substance['ghs']): Problems {
  const unknown = (field: string, codes: readonly string[], isKnown: (code: string) => boolean): Problems =>
    Object.fromEntries(
      codes.flatMap((code, index) =>
        isKnown(code) ? [] : [[`ghs.${field}.${index}`, { key: 'server:field.ghsCode', values: { code } }]],
      ),
    )
  return {
    ...unknown('pictograms', pictograms, isPictogram),
    ...unknown('hazards', hazards, isHazardCode),
    ...unknown('precautions', precautions, isPrecautionCode),
  }
}

/**
 * Molar mass of a formula, or of the repeating unit of a polymer's (`(C2H4O)nH2O`); undefined for an invalid formula. An unknown count is
 * written n, m or x behind a bracket. No weight is known of a formula with a nuclide ('[13C]H4').
 */
export function weightOfFormula(formula: string): { weight: number | undefined; repeats: boolean } | undefined {
  const counted = countedOnce(formula)
  if (parseFormula(counted) === undefined) return undefined
  return { weight: formulaWeight(counted), repeats: counted !== formula }
}

/** Dangerous by its classification, or in transport: what needs a safety data sheet. */
export const isHazardous = ({ ghs, unNumber }: Pick<Listing, 'ghs' | 'unNumber'>): boolean =>
  unNumber !== null || ghs.signal !== null || ghs.pictograms.length > 0 || ghs.hazards.length > 0
