import type { Incoterm } from '#src/lib/incoterms.ts'
import type { OperationContext } from '#server/operation.ts'
import { memberStates } from '#server/store/delivered-tax-rules.ts'
import type { Row } from '#server/store/tables.ts'
import type { AppliedTax } from './order-totals.ts'

export type TaxRuleRow = Row<'taxRules'>

/** What a rule is chosen by. */
interface TaxSubject {
  sellerCountry: string
  /** Where the goods are handed over. */
  buyerCountry: string
  customer: NonNullable<TaxRuleRow['customer']>
}

/** Whether each sale within a country can be priced on a day. */
export const coversHome = (rows: readonly TaxRuleRow[], country: string, day: string): boolean =>
  (['registered', 'unregistered'] as const).every(
    (customer) => taxRuleOnDay(rows, { sellerCountry: country, buyerCountry: country, customer }, day) !== undefined,
  )

/** The columns that say which sales a rule is for. */
export type TaxRuleScope = Pick<TaxRuleRow, 'sellerCountry' | 'buyerCountry' | 'customer'>

/**
 * Returns the rule of a day (UTC): the most specific that holds on it, by the buyer's country and the customer, by the country, by the customer,
 * the general one of the seller's country. A rule for every other country never holds within the seller's. Undefined when none holds.
 */
export function taxRuleOnDay(
  rows: readonly TaxRuleRow[],
  { sellerCountry, buyerCountry, customer }: TaxSubject,
  day: string,
): TaxRuleRow | undefined {
  const holding = rows.filter(
    (row) =>
      row.sellerCountry === sellerCountry &&
      (row.buyerCountry === null ? buyerCountry !== sellerCountry : row.buyerCountry === buyerCountry) &&
      (row.customer === null || row.customer === customer) &&
      row.validFrom <= day &&
      (row.validUntil === null || day <= row.validUntil),
  )
  return holding.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
}

const weightOf = ({ buyerCountry, customer }: TaxRuleScope) => (buyerCountry === null ? 0 : 2) + (customer === null ? 0 : 1)

export const isSameScope = (one: TaxRuleScope, other: TaxRuleScope): boolean =>
  one.sellerCountry === other.sellerCountry && one.buyerCountry === other.buyerCountry && one.customer === other.customer

type Days = Pick<TaxRuleRow, 'validFrom' | 'validUntil'>

/** Whether a rule holds on some day; one that was ended before its first day never does. */
export const everHolds = ({ validFrom, validUntil }: Days): boolean => validUntil === null || validFrom <= validUntil

/** Whether two rules that ever hold do so on the same day. */
export const overlaps = (one: Days, other: Days): boolean =>
  (other.validUntil === null || one.validFrom <= other.validUntil) &&
  (one.validUntil === null || other.validFrom <= one.validUntil)

/** A sale that is to be taxed. */
export interface TaxedSale {
  sellerCountry: string
  /** Of the delivery address. */
  deliveryCountry: string
  incoterm: Incoterm
  buyerId: string
}

/**
 * Returns the tax that a sale is priced with now, to be frozen with its amounts. With EXW the goods are handed over in the seller's country, whatever
 * the delivery address: nobody but the buyer takes them abroad, so it is no export of the seller's. Without a rule an export is zero-rated, as it is
 * nearly everywhere; a sale within a country, or within the European Union, cannot be priced: undefined. A buyer counts as registered by a verified tax
 * number of the country that the goods go to.
 */
export async function findTax(
  { tables, now }: Pick<OperationContext, 'tables' | 'now'>,
  { sellerCountry, deliveryCountry, incoterm, buyerId }: TaxedSale,
): Promise<AppliedTax | undefined> {
  const buyerCountry = incoterm === 'EXW' ? sellerCountry : deliveryCountry
  const [rows, buyer] = await Promise.all([
    tables.list('taxRules', { sellerCountry }),
    // The selling side of an account bears what was verified of its company.
    tables.find('sellers', { _id: buyerId }),
  ])
  const number = buyer?.verified === true && buyer.country === buyerCountry ? buyer.taxNumber : null
  const customer = number === null ? 'unregistered' : 'registered'
  const rule = taxRuleOnDay(rows, { sellerCountry, buyerCountry, customer }, now.slice(0, 10))
  const places = { taxFrom: sellerCountry, taxTo: buyerCountry }
  if (rule === undefined)
    return isExport(sellerCountry, buyerCountry) ? { taxRate: 0, taxKind: 'export', ...places, buyerTaxNumber: null } : undefined
  return {
    taxRate: rule.basisPoints / 100,
    taxKind: rule.kind,
    ...places,
    buyerTaxNumber: rule.kind === 'reverseCharge' ? number : null,
  }
}

const isExport = (from: string, to: string): boolean => from !== to && !(isMemberState(from) && isMemberState(to))

const isMemberState = (country: string): boolean => memberStates.includes(country)
