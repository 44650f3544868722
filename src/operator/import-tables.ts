import { startCatalogueImportBody } from '#src/generated/bodies/startCatalogueImport.ts'
import { csvLine } from '#src/lib/csv-line.ts'
import { neededImportFields } from '#src/lib/needed-import-fields.ts'
import type { CatalogueImportRow } from '#src/machines/operator/catalogue-import-rows.machine.ts'

/** The fields of a table, in the order of the seller's form. */
export const importFields = startCatalogueImportBody.properties.defaults.items.properties.field.enum

export type ImportField = (typeof importFields)[number]

export const isImportField = (name: string): name is ImportField => importFields.some((field) => field === name)

const needed: readonly ImportField[] = neededImportFields

export const isNeeded = (field: ImportField): boolean => needed.includes(field)

/** A template has the columns that every listing needs, or all. */
export const templateKinds = ['needed', 'all'] as const

export type TemplateKind = (typeof templateKinds)[number]

const templateFields: Record<TemplateKind, readonly ImportField[]> = { needed, all: importFields }

/** Spreadsheets take a file for UTF-8 by its mark alone. */
const mark = '\uFEFF'

const csvFile = (lines: readonly string[]): Blob => new Blob([mark, ...lines], { type: 'text/csv;charset=utf-8' })

/** An empty table with the names of its columns. */
export const templateFile = (kind: TemplateKind): Blob => csvFile([csvLine([...templateFields[kind]])])

/**
 * Refused rows as a table that can be loaded again: what is wrong stands first, in a column that imports pass over, then the columns that any
 * of them has.
 */
export function refusedRowsFile(rows: readonly CatalogueImportRow[], labels: { line: string; reason: string }): Blob {
  const fields = importFields.filter((field) => rows.some(({ given }) => given?.[field] !== undefined))
  return csvFile([
    csvLine([labels.line, labels.reason, ...fields]),
    ...rows.map(({ line, faults, given = {} }) => {
      const reasons = faults.map(({ column, reason }) => (column === undefined ? reason : `${column}: ${reason}`))
      return csvLine([line, reasons.join(' '), ...fields.map((field) => given[field] ?? '')])
    }),
  ])
}
