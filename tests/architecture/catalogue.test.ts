import { Molecule } from 'openchemlib'
import { describe, expect, it } from 'vitest'
import { missingOfDeclaration } from '#src/lib/dangerous-goods-entries.ts'
import { isCasNumber } from '#src/lib/cas-number.ts'
import { isEcNumber } from '#src/lib/ec-number.ts'
import { isHazardCode, isPictogram, isPrecautionCode } from '#src/lib/ghs.ts'
import { isHsCode } from '#src/lib/hs-code.ts'
import { isIncoterm } from '#src/lib/incoterms.ts'
import { formulaWeight, hillFormula, parseFormula } from '#src/lib/molecular-formula.ts'
import { sameDimension } from '#src/lib/quantity.ts'
import { shownFormula, tradeFormulas } from '#src/lib/trade-formulas.ts'
import { isUnNumber } from '#src/lib/un-number.ts'
import { type LocalText, type Substance, demoCategories, demoSellers, demoSubstances } from '#server/demo/catalogue.ts'
import { contradictionOf } from '#src/lib/dangerous-goods-contradiction.ts'
import { needsFlashPoint } from '#src/lib/dangerous-goods.ts'
import { declarationColumn } from '#server/domain/listing/carriage-rules.ts'
import { tables } from '#server/store/tables.ts'

/** Problems by substance, so that a failure names the lines to repair. */
const wrong = (holds: (substance: Substance) => boolean): string[] =>
  demoSubstances.filter((substance) => !holds(substance)).map(({ cas, name }) => `${cas} ${name.en}`)

const inThreeLanguages = ({ en, ar, bn }: LocalText): boolean =>
  /[A-Za-z]/.test(en) && /\p{Script=Arabic}/u.test(ar) && /\p{Script=Bengali}/u.test(bn)

const { physicalForm, grade, unit, packaging, certificates } = tables.products.shape

describe('the demo catalogue', () => {
  it('offers at least 200 substances in 12 categories from 12 sellers of several countries and currencies', () => {
    const slugs = demoCategories.flatMap(({ subCategories }) => subCategories.map(({ slug }) => slug))
    const filled = demoCategories.filter(({ subCategories }) =>
      subCategories.every(({ slug }) => demoSubstances.some(({ subCategory }) => subCategory === slug)),
    )
    const selling = demoSellers.filter(({ slug }) =>
      demoSubstances.some(({ listings }) => listings.some(({ seller }) => seller === slug)),
    )
    expect(demoSubstances.length).toBeGreaterThanOrEqual(200)
    expect(filled.length).toBeGreaterThanOrEqual(12)
    expect(filled).toEqual(demoCategories)
    expect(selling.length).toBeGreaterThanOrEqual(12)
    expect(selling).toEqual(demoSellers)
    expect(new Set(demoSellers.map(({ country }) => country)).size).toBeGreaterThan(5)
    expect(new Set(demoSellers.map(({ currency }) => currency)).size).toBeGreaterThan(5)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(wrong(({ subCategory }) => slugs.includes(subCategory))).toEqual([])
  })

  it('names each substance once', () => {
    const numbers = demoSubstances.map(({ cas }) => cas)
    expect(numbers.filter((cas, at) => numbers.indexOf(cas) !== at)).toEqual([])
  })

  it('spells an acid in Bangla as the texts of the page do', () => {
    expect(JSON.stringify(demoSubstances)).not.toMatch(/এসিড|এ্যাসিড/)
  })

  it('has CAS, EC, UN and HS numbers that pass their checks', () => {
    expect(wrong(({ cas }) => isCasNumber(cas))).toEqual([])
    expect(wrong(({ ec }) => ec === null || isEcNumber(ec))).toEqual([])
    expect(wrong(({ un }) => un === null || isUnNumber(un))).toEqual([])
    expect(wrong(({ hs }) => isHsCode(hs))).toEqual([])
  })

  it('declares dangerous goods for carriage in full, so that each can be dispatched', () => {
    const missing = demoSubstances.flatMap(({ name, un, packingGroup, shippingName }) => {
      const stated = {
        emergencyPhone: '+966135550142',
        technicalName: name.en,
        ...(packingGroup !== undefined && { packingGroup }),
        ...(shippingName !== undefined && { properShippingName: shippingName }),
      }
      const declared = declarationColumn(un, stated)
      return un === null || declared === null ? [] : missingOfDeclaration(un, declared).map((field) => `${name.en}: ${field}`)
    })
    expect(missing).toEqual([])
  })

  it('has a flash point of what is flammable in transport, and a UN number of the substance', () => {
    const facts = demoSubstances.map(({ name, un, cas, formula, smiles, ghs, shippingName, flashPoint }) => {
      const declared =
        un === null ? null : declarationColumn(un, shippingName === undefined ? {} : { properShippingName: shippingName })
      if (un === null || declared === null) return undefined
      const contradiction = contradictionOf(un, declared, { casNumber: cas, molecularFormula: formula, smiles, ...ghs })
      return needsFlashPoint(declared) !== (flashPoint !== undefined) || contradiction !== undefined ? name.en : undefined
    })
    expect(facts.filter((name) => name !== undefined)).toEqual([])
  })

  it('has weights that agree with the formulas within 0.1 %', () =>
    expect(
      wrong(({ formula, weight }) => {
        const computed = formulaWeight(formula)
        return computed !== undefined && Math.abs(computed - weight) / computed <= 0.001
      }),
    ).toEqual([]))

  it('has each salt and mineral as the trade writes it, of the atoms of its formula', () => {
    const composition = (formula: string): string => hillFormula(parseFormula(formula) ?? new Map())
    const written = new Map(tradeFormulas)
    expect(
      wrong(({ cas, formula }) => {
        const trade = written.get(cas)
        // Nitric acid alone is written alike.
        if (trade === undefined) return formula.startsWith('C') || formula === 'HNO3'
        return composition(trade) === composition(formula) && shownFormula(cas, formula) === trade
      }),
    ).toEqual([])
  })

  it('has structures made of the atoms of the formulas', () => {
    const composition = (formula: string): string => hillFormula(parseFormula(formula) ?? new Map())
    expect(
      wrong(({ formula, smiles }) => {
        const drawn = Molecule.fromSmiles(smiles).getMolecularFormula().formula
        return composition(drawn) !== '' && composition(drawn) === composition(formula)
      }),
    ).toEqual([])
  })

  it('carries hazard codes that the GHS has, a signal word with its hazards, and precautions against them', () => {
    expect(wrong(({ ghs }) => ghs.pictograms.every(isPictogram) && ghs.hazards.every(isHazardCode))).toEqual([])
    expect(wrong(({ ghs }) => ghs.precautions.every(isPrecautionCode))).toEqual([])
    expect(wrong(({ ghs }) => ghs.signal === null || ghs.hazards.length > 0)).toEqual([])
    expect(wrong(({ ghs }) => ghs.hazards.length === 0 || ghs.precautions.length >= 3)).toEqual([])
    expect(wrong(({ ghs }) => ghs.signal !== 'danger' || ghs.pictograms.length > 0)).toEqual([])
  })

  it('speaks English, Arabic and Bangla, each in its own script', () => {
    expect(wrong(({ name }) => inThreeLanguages(name))).toEqual([])
    expect(wrong(({ description }) => inThreeLanguages(description))).toEqual([])
    expect(wrong(({ synonyms }) => synonyms.length > 0 && new Set(synonyms).size === synonyms.length)).toEqual([])
    const places = demoCategories.flatMap(({ name, subCategories }) => [name, ...subCategories.map((each) => each.name)])
    expect(places.filter((name) => !inThreeLanguages(name))).toEqual([])
    expect(demoSellers.filter(({ about }) => !inThreeLanguages(about))).toEqual([])
  })

  it('uses the words of the contract for form, grade, unit, packaging, certificates and incoterms', () => {
    expect(wrong(({ form }) => physicalForm.safeParse(form).success)).toEqual([])
    expect(wrong((substance) => certificates.safeParse(substance.certificates).success)).toEqual([])
    expect(
      wrong(({ listings }) =>
        listings.every(
          (listing) =>
            grade.safeParse(listing.grade).success &&
            unit.safeParse(listing.unit).success &&
            packaging.safeParse(listing.packaging).success &&
            listing.incoterms.length > 0 &&
            listing.incoterms.every(isIncoterm),
        ),
      ),
    ).toEqual([])
  })

  it('lists what can be bought: a known seller, a price, a minimum within the stock, packs measured like the price', () => {
    expect(wrong(({ listings }) => listings.length > 0)).toEqual([])
    expect(
      wrong(({ listings }) =>
        listings.every(
          (listing) =>
            demoSellers.some(({ slug }) => slug === listing.seller) &&
            listing.priceUsd > 0 &&
            listing.purity > 0 &&
            listing.purity <= 100 &&
            listing.minimum > 0 &&
            listing.stock >= listing.minimum &&
            listing.packaging.length > 0 &&
            listing.packaging.every(({ net }) => net.value > 0 && sameDimension(net.unit, listing.unit)),
        ),
      ),
    ).toEqual([])
  })
})
