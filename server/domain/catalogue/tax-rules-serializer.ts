import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { serverText } from '#server/texts.ts'
import { decideTaxTable, taxVersion } from './tax-table.ts'
import { coversHome, type TaxRuleRow } from './tax-rules.ts'

type Schemas = components['schemas']
type Context = Pick<OperationContext, 'tables' | 'now'>

/** All rules, by country and day, and where one is missing. */
export async function serializeTaxRules({ tables, now }: Context): Promise<Schemas['TaxRules']> {
  const orderBy = ['sellerCountry', 'buyerCountry', 'customer', 'validFrom', '_id'] as const
  const [rows, countries] = await Promise.all([tables.list('taxRules', {}, { orderBy }), tables.sellerCountries()])
  const today = now.slice(0, 10)
  return {
    rules: rows.map((row) => serializeRule(row, today)),
    today,
    uncovered: countries.filter((country) => !coversHome(rows, country, today)),
    version: taxVersion(rows),
  }
}

/** What loading a table would change, in the language of the reader. */
export async function serializeTableCheck(
  { tables, now, language }: Context & { language: Language },
  table: string,
): Promise<Schemas['TaxTableCheck']> {
  const standing = await tables.list('taxRules', {})
  const rows = decideTaxTable(table, standing, now.slice(0, 10)).map((row) => ({
    line: row.line,
    text: row.text,
    outcome: row.outcome,
    ...(row.outcome === 'refused' && {
      problem: row.problems.map(({ key, values }) => serverText(language, key, values)).join(' '),
    }),
  }))
  return { version: taxVersion(standing), rows }
}

function serializeRule(row: TaxRuleRow, today: string): Schemas['TaxRule'] {
  const { basisPoints, buyerCountry, customer, validUntil, createdBy, reason, endedBy, endReason, endedAt: _, ...rest } = row
  return {
    ...omitNull({ buyerCountry, customer, validUntil, createdBy, reason, endedBy, endReason }),
    ...rest,
    percent: basisPoints / 100,
    state: stateOf(row, today),
  }
}

function stateOf({ validFrom, validUntil }: TaxRuleRow, today: string): Schemas['TaxRule']['state'] {
  if (validUntil !== null && (validUntil < today || validUntil < validFrom)) return 'over'
  return validFrom > today ? 'upcoming' : 'current'
}
