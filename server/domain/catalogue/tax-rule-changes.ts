import { isCountry } from '#src/lib/countries.ts'
import { conflict, invalidFields, notFound, type Text } from '#server/domain/platform/domain-error.ts'
import type { TableContext } from '#server/operation.ts'
import { everHolds, isSameScope, overlaps, type TaxRuleRow } from './tax-rules.ts'

export type NewTaxRule = Pick<
  TaxRuleRow,
  'sellerCountry' | 'buyerCountry' | 'customer' | 'kind' | 'basisPoints' | 'validFrom' | 'validUntil' | 'source'
>

/** Who changes a rule, and why. */
export interface TaxRuleAuthor {
  operator: string
  reason: string
}

/** Why a rule cannot stand beside those that do, by its fields; nothing when it can. */
export function taxRuleProblems(rule: NewTaxRule, standing: readonly NewTaxRule[]): Record<string, Text> {
  const { sellerCountry, buyerCountry, customer, kind, basisPoints } = rule
  const problems: Record<string, Text> = {}
  if (!isCountry(sellerCountry)) problems['sellerCountry'] = { key: 'server:field.countryUnknown' }
  if (buyerCountry !== null && !isCountry(buyerCountry)) problems['buyerCountry'] = { key: 'server:field.countryUnknown' }
  else if (kind === 'export' && buyerCountry === sellerCountry) problems['buyerCountry'] = { key: 'server:field.taxExport' }
  if (kind === 'reverseCharge' && customer !== 'registered') problems['customer'] = { key: 'server:field.taxReverseCharge' }
  if (kind !== 'domestic' && basisPoints !== 0) problems['percent'] = { key: 'server:field.taxPercent' }
  if (!everHolds(rule)) problems['validUntil'] = { key: 'server:field.taxUntil' }
  const other = standing.find((each) => isSameScope(each, rule) && everHolds(each) && overlaps(each, rule))
  if (other !== undefined) problems['validFrom'] = { key: 'server:field.taxOverlap', values: { from: other.validFrom } }
  return problems
}

/**
 * Adds a rule. Throws 422 for one that cannot be, or that overlaps another of the same countries and buyers: a request that is repeated adds
 * nothing.
 */
export async function addTaxRule(context: TableContext, rule: NewTaxRule, author: TaxRuleAuthor): Promise<void> {
  const problems = taxRuleProblems(rule, await context.tables.list('taxRules', { sellerCountry: rule.sellerCountry }))
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  await insertTaxRule(context, rule, author)
}

/** Adds a rule that was found to be without problems in this transaction. */
export async function insertTaxRule(
  { tables, newId, now }: TableContext,
  rule: NewTaxRule,
  author: TaxRuleAuthor,
): Promise<void> {
  await tables.insert('taxRules', {
    ...rule,
    _id: newId(),
    createdAt: now,
    createdBy: author.operator,
    reason: author.reason,
    endedAt: null,
    endedBy: null,
    endReason: null,
  })
}

/** Whether a rule that stands may get this last day: one that is no earlier than yesterday, and shortens it. */
export const canEndOn = (row: Pick<TaxRuleRow, 'validUntil' | 'endedAt'>, validUntil: string, today: string): boolean =>
  row.endedAt === null && validUntil >= dayBefore(today) && (row.validUntil === null || validUntil < row.validUntil)

/**
 * Sets the last day of a rule, yesterday unless one is named. Throws 404 for a rule that is not there, 409 with `over` for one that was ended or is
 * over, 422 for a day that is no earlier than the last one, or is over.
 */
export async function endTaxRule(
  context: TableContext,
  _id: string,
  { validUntil, ...author }: TaxRuleAuthor & { validUntil: string | undefined },
): Promise<void> {
  const { tables, now } = context
  const today = now.slice(0, 10)
  const row = await tables.find('taxRules', { _id })
  if (row === undefined) throw notFound()
  const isOver = row.endedAt !== null || !canEndOn(row, dayBefore(today), today)
  if (isOver) throw conflict('server:conflict.changed', { state: 'over' })
  const lastDay = validUntil ?? dayBefore(today)
  if (!canEndOn(row, lastDay, today)) throw invalidFields({ validUntil: { key: 'server:field.taxLastDay' } })
  await writeEnd(context, _id, lastDay, author)
}

/** Writes the last day of a rule that has not been ended. Throws 409 with `over` when it has been meanwhile. */
export async function writeEnd(
  { tables, now }: TableContext,
  _id: string,
  validUntil: string,
  author: TaxRuleAuthor,
): Promise<void> {
  const end = { validUntil, endedAt: now, endedBy: author.operator, endReason: author.reason }
  if ((await tables.update('taxRules', { _id, endedAt: null }, end)) === 0)
    throw conflict('server:conflict.changed', { state: 'over' })
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
