import { readRates } from '#server/domain/catalogue/exchange-rates.ts'
import { listingAllowance } from '#server/domain/plan/plan-allowances.ts'
import { recountProducts } from '#server/domain/catalogue/seller-products.ts'
import type { OperationContext } from '#server/operation.ts'
import { decideRow, type Decision, refused, type RowSettings } from './decide-row.ts'
import { ListedProducts, type RowName } from './listed-products.ts'
import { derivedReference, listingForm } from './listing-form.ts'
import type { ReadRow, RowOutcome } from './row-outcome.ts'

export interface BatchSettings extends RowSettings {
  dryRun: boolean
  /** Whether a rejected row prevents all writes. */
  allOrNothing: boolean
  beyondPlan: boolean
}

/** The state after the file's earlier batches. */
export interface Earlier {
  /** Claimed references, by the line of their row. */
  claims: ReadonlyMap<string, number>
  /** Listings that a dry run would have put on the market. */
  activated: number
}

/** Decides and writes rows in the caller's transaction, which may run this again: it changes nothing but the tables. */
export async function importBatch(
  context: OperationContext,
  rows: readonly ReadRow[],
  settings: BatchSettings,
  earlier: Earlier,
): Promise<RowOutcome[]> {
  const { sellerId, beyondPlan, dryRun, allOrNothing } = settings
  const named = rows.map((row) => ({ ...row, name: nameOf(row, settings) }))
  const listed = await ListedProducts.of(context.tables, sellerId, named)
  const allowance = beyondPlan ? { allowed: null, used: 0 } : await listingAllowance(context, sellerId)
  const rates = await readRates(context)
  const claims = new Map(earlier.claims)
  let active = allowance.used + earlier.activated
  const decided: { outcome: RowOutcome; write: Decision['write'] }[] = []
  for (const row of named) {
    const product = listed.find(row.name)
    const reference = (product !== 'several' && product?.reference) || row.name.reference
    const claimed = claimsOf(row.name, reference)
    const line = claimed.requires.map((claim) => claims.get(claim)).find((one) => one !== undefined)
    const decide = async (): Promise<Decision> => {
      if (row.cells !== undefined)
        return refused({ value: '', reason: { key: 'server:import.cells', values: { cells: row.cells } } })
      if (line !== undefined)
        return refused({ field: 'reference', value: reference ?? '', reason: { key: 'server:import.twice', values: { line } } })
      if (product === 'several') return refused({ field: 'reference', value: '', reason: { key: 'server:import.several' } })
      const decision = await decideRow(context, { given: row.given, reference }, product, { ...settings, rates })
      if (!decision.outcome.activates || allowance.allowed === null || active < allowance.allowed) return decision
      return refused({
        field: 'status',
        value: '',
        reason: { key: 'server:import.allowance', values: { allowed: allowance.allowed } },
      })
    }
    const { outcome, write } = await decide()
    if (outcome.activates) active += 1
    const isRefused = outcome.outcome === 'refused'
    if (!isRefused) for (const claim of claimed.makes) claims.set(claim, row.line)
    decided.push({
      outcome: { line: row.line, reference: reference ?? '', claims: isRefused ? [] : claimed.makes, ...outcome },
      write,
    })
  }
  const results = decided.map(({ outcome }) => outcome)
  if (allOrNothing && results.some(({ outcome }) => outcome === 'refused'))
    return results.map((result) => (result.outcome === 'refused' ? result : { ...result, outcome: 'held' }))
  if (dryRun) return results
  for (const { write } of decided) await write?.()
  if (results.some(({ activates }) => activates)) await recountProducts(context, sellerId)
  return results
}

function nameOf({ given }: ReadRow, { currency, places }: RowSettings): RowName {
  const { body } = listingForm(given, { listed: undefined, open: [], currency, placeOf: places.byName })
  const { casNumber, grade, packaging } = body
  const isNameable = casNumber !== undefined && grade !== undefined && packaging !== undefined
  const derived = isNameable ? derivedReference({ casNumber, grade, packaging }) : undefined
  return { reference: given.reference || derived, derived, isDerived: !given.reference }
}

/** A file may name a listing once: a row with a number by that, a row without one by its derived reference, too. */
const claimsOf = ({ derived, isDerived }: RowName, reference: string | undefined): { requires: string[]; makes: string[] } => {
  const number = reference === undefined ? [] : [`number ${reference}`]
  const makes = derived === undefined ? number : [...number, `alike ${derived}`]
  return { requires: isDerived ? makes : number, makes }
}
