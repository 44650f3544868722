import { casNumberProblem } from '#src/lib/cas-number.ts'
import { ecNumberProblem } from '#src/lib/ec-number.ts'
import { isHazardCode, isPictogram, isPrecautionCode } from '#src/lib/ghs.ts'
import { isHsCode } from '#src/lib/hs-code.ts'
import { countedOnce, formulaWeight, parseFormula } from '#src/lib/molecular-formula.ts'
import { isUnNumber } from '#src/lib/un-number.ts'
import type { Listing } from './listing-columns.ts'
import type { Text } from '#server/domain/platform/domain-error.ts'
import { canBeDrawn, most, type Size, type Structures } from '#server/ports/structures.ts'

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
    ...(smiles === null ? {} : smilesProblems(await structures.measure(smiles))),
    ...codeProblems(substance.ghs),
  }
}

function smilesProblems(size: Size | undefined): Problems {
  if (size === undefined || size.atoms === 0) return { smiles: { key: 'server:field.smiles' } }
  return canBeDrawn(size) ? {} : { smiles: { key: 'server:field.smilesTooLarge', values: most } }
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
