import type { Row } from './tables.ts'

type TaxRuleRow = Row<'taxRules'>
type Rule = Pick<TaxRuleRow, 'sellerCountry' | 'buyerCountry' | 'customer' | 'kind' | 'basisPoints' | 'source'>

/** Standard rates of value-added tax, in hundredths of a per cent, by country. */
const standardRates: Readonly<Record<string, number>> = {
  SA: 1500,
  EG: 1400,
  AE: 500,
  BH: 1000,
  OM: 500,
  BD: 1500,
  IN: 1800,
  CN: 1300,
  JP: 1000,
  DE: 1900,
  GB: 2000,
  TR: 2000,
}
/** Countries that levy no value-added tax. */
const withoutTax = ['KW', 'QA']
/** The member states of the European Union: goods that go from one to another are no export. */
export const memberStates = 'DE AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const any = { buyerCountry: null, customer: null }

const rules: readonly Rule[] = [
  ...Object.entries(standardRates).map(([country, basisPoints]): Rule => ({
    sellerCountry: country,
    buyerCountry: country,
    customer: null,
    kind: 'domestic',
    basisPoints,
    source: 'Standard rate of the country',
  })),
  ...withoutTax.map((country): Rule => ({
    sellerCountry: country,
    buyerCountry: country,
    customer: null,
    kind: 'outOfScope',
    basisPoints: 0,
    source: 'The country levies no value-added tax',
  })),
  ...[...Object.keys(standardRates), ...withoutTax].map((country): Rule => ({
    ...any,
    sellerCountry: country,
    kind: 'export',
    basisPoints: 0,
    source: 'Goods that leave the country are zero-rated',
  })),
  ...memberStates.slice(1).flatMap((buyerCountry): Rule[] => [
    {
      sellerCountry: 'DE',
      buyerCountry,
      customer: 'registered',
      kind: 'reverseCharge',
      basisPoints: 0,
      source: 'Directive 2006/112/EC, Articles 138 and 196',
    },
    {
      sellerCountry: 'DE',
      buyerCountry,
      customer: 'unregistered',
      kind: 'domestic',
      basisPoints: 1900,
      source: 'Directive 2006/112/EC, Articles 32 and 59c',
    },
  ]),
]

/**
 * The rules of tax that a new database begins with. Migration 079 inserts them, so they never change here: a tax that changes is a matter of the
 * operators, who end a rule and add the next.
 */
export const deliveredTaxRules: readonly TaxRuleRow[] = rules.map((rule, index) => ({
  ...rule,
  _id: `01936d3e-8a00-7000-8079-${String(index + 1).padStart(12, '0')}`,
  validFrom: '2026-01-01',
  validUntil: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  reason: null,
  endedAt: null,
  endedBy: null,
  endReason: null,
}))
