import { csvRows } from './csv-rows.ts'
import { conflict, invalidFields, type Text } from '#server/domain/platform/domain-error.ts'
import type { TableContext } from '#server/operation.ts'
import { taxKind } from '#server/store/tables/columns.ts'
import { canEndOn, insertTaxRule, type NewTaxRule, type TaxRuleAuthor, taxRuleProblems, writeEnd } from './tax-rule-changes.ts'
import { everHolds, isSameScope, type TaxRuleRow } from './tax-rules.ts'

/** The columns of a table, in the order in which it is written. */
const columns = ['sellerCountry', 'buyerCountry', 'customer', 'kind', 'percent', 'validFrom', 'validUntil', 'source'] as const
type Column = (typeof columns)[number]
const needed: readonly Column[] = ['sellerCountry', 'kind', 'percent', 'validFrom', 'source']
const mostRows = 2000

type Decided =
  | { outcome: 'added'; rule: NewTaxRule }
  | { outcome: 'ended'; rule: NewTaxRule; _id: string; validUntil: string }
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; problems: readonly Text[] }

/** What becomes of a row of a table. */
export type TaxTableRow = Decided & { line: number; text: string }

/** Names the state of all rules: rules are only ever added, and ended once. */
export const taxVersion = (rows: readonly TaxRuleRow[]): string =>
  `${rows.length}.${rows.filter(({ endedAt }) => endedAt !== null).length}`

/**
 * Returns what loading a table would do, row by row. A row whose rule stands already is unchanged, or shortens it to the row's last day; what
 * it says of the source does not count. Every other row adds a rule, after all that are shortened. Throws 422 for a text that is no such table.
 */
export function decideTaxTable(text: string, standing: readonly TaxRuleRow[], today: string): TaxTableRow[] {
  // A browser puts this sign where a file is in another encoding.
  const unreadable = text.indexOf('\uFFFD')
  if (unreadable >= 0) {
    const line = text.slice(0, unreadable).split('\n').length
    throw invalidFields({ table: { key: 'server:import.encoding', values: { line } } })
  }
  const [head, ...rows] = csvRows(text)
  const names = (head?.cells ?? []).map((name) => columns.find((column) => column.toLowerCase() === name.toLowerCase()))
  const isHead = names.every((name) => name !== undefined) && new Set(names).size === names.length
  if (!isHead || needed.some((column) => !names.includes(column)))
    throw invalidFields({ table: { key: 'server:field.taxColumns', values: { columns: columns.join(', ') } } })
  if (rows.length === 0) throw invalidFields({ table: { key: 'server:field.required' } })
  if (rows.length > mostRows) throw invalidFields({ table: { key: 'server:field.tooLarge', values: { limit: mostRows } } })

  const read = rows.map(({ line, cells }) => {
    const cell = (column: Column) => cells[names.indexOf(column)] ?? ''
    const tooMany = cells.length > names.length ? [{ key: 'server:field.taxCells' } as const] : []
    return { line, text: cells.join(', '), rule: ruleOf(cell), problems: [...tooMany, ...cellProblems(cell)] }
  })
  const begun = read.map((row) => ({ ...row, decided: decideStanding(row, standing, today) }))
  const shortened = new Map(
    begun.flatMap(({ decided }) => (decided?.outcome === 'ended' ? [[decided._id, decided.validUntil]] : [])),
  )
  const effective: NewTaxRule[] = standing.map((row) => ({ ...row, validUntil: shortened.get(row._id) ?? row.validUntil }))
  return begun.map(({ line, text: cells, rule, decided }) => {
    if (decided !== undefined) return { line, text: cells, ...decided }
    const problems = Object.values(taxRuleProblems(rule, effective))
    if (problems.length > 0) return { line, text: cells, outcome: 'refused', problems }
    effective.push(rule)
    return { line, text: cells, outcome: 'added', rule }
  })
}

/**
 * Loads a table: all of it or nothing. Throws 422 when a row is refused, and 409 when rules have changed since the version; a table whose rows all
 * stand already changes nothing, whatever the version.
 */
export async function loadTaxTable(
  context: TableContext,
  { table, version, ...author }: TaxRuleAuthor & { table: string; version: string },
): Promise<void> {
  const standing = await context.tables.list('taxRules', {})
  const rows = decideTaxTable(table, standing, context.now.slice(0, 10))
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length
  const changes = rows.filter(({ outcome }) => outcome === 'added' || outcome === 'ended')
  if (refused === 0 && changes.length === 0) return
  if (version !== taxVersion(standing)) throw conflict('server:conflict.changed', { state: taxVersion(standing) })
  if (refused > 0) throw invalidFields({ table: { key: 'server:field.taxRowsRefused', values: { count: refused } } })
  for (const row of changes) {
    if (row.outcome === 'added') await insertTaxRule(context, row.rule, author)
    if (row.outcome === 'ended') await writeEnd(context, row._id, row.validUntil, author)
  }
}

type CellReader = (column: Column) => string

const customers = ['registered', 'unregistered'] as const

/** The rule of a row whose cells are without problems. */
const ruleOf = (cell: CellReader): NewTaxRule => ({
  sellerCountry: cell('sellerCountry').toUpperCase(),
  buyerCountry: cell('buyerCountry').toUpperCase() || null,
  customer: customers.find((name) => name === cell('customer')) ?? null,
  kind: taxKind.options.find((name) => name === cell('kind')) ?? 'domestic',
  basisPoints: Math.round(Number(cell('percent')) * 100),
  validFrom: cell('validFrom'),
  validUntil: cell('validUntil') || null,
  source: cell('source'),
})

function cellProblems(cell: CellReader): Text[] {
  const wrong = (column: Column, key: Text['key'], values: Text['values'] = {}): Text => ({ key, values: { column, ...values } })
  const problems: Text[] = []
  if (cell('customer') !== '' && !customers.some((name) => name === cell('customer')))
    problems.push(wrong('customer', 'server:field.taxChoice', { choices: customers.join(', ') }))
  if (!taxKind.options.some((name) => name === cell('kind')))
    problems.push(wrong('kind', 'server:field.taxChoice', { choices: taxKind.options.join(', ') }))
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(cell('percent')) || Number(cell('percent')) > 100)
    problems.push(wrong('percent', 'server:field.taxPercentRange'))
  if (!isDay(cell('validFrom'))) problems.push(wrong('validFrom', 'server:field.taxDay'))
  if (cell('validUntil') !== '' && !isDay(cell('validUntil'))) problems.push(wrong('validUntil', 'server:field.taxDay'))
  // A line break is a quotation mark that somebody forgot to close: it has swallowed the row after it.
  const source = cell('source')
  if (source.length < 3 || source.length > 300 || /[\r\n]/.test(source)) problems.push(wrong('source', 'server:field.taxSource'))
  return problems
}

/** What becomes of a row that does not add a rule. */
function decideStanding(
  { rule, problems }: { rule: NewTaxRule; problems: readonly Text[] },
  standing: readonly TaxRuleRow[],
  today: string,
): Exclude<Decided, { outcome: 'added' }> | undefined {
  if (problems.length > 0) return { outcome: 'refused', problems }
  const row = standing.find((each) => isSameScope(each, rule) && each.validFrom === rule.validFrom && everHolds(each))
  if (row === undefined || row.kind !== rule.kind || row.basisPoints !== rule.basisPoints) return undefined
  if (row.validUntil === rule.validUntil) return { outcome: 'unchanged' }
  const { validUntil } = rule
  if (validUntil !== null && canEndOn(row, validUntil, today)) return { outcome: 'ended', rule, _id: row._id, validUntil }
  return { outcome: 'refused', problems: [{ key: 'server:field.taxLastDay' }] }
}

const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
