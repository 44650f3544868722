import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalogueCommand } from '#server/operator/catalogue-import/import-catalogue.ts'
import { CommandRefused, type StoreContext } from '#server/operator/store-command.ts'
import type { Row } from '#server/store/tables.ts'
import { operatorChange } from '#server/operator/operator-change.ts'
import { testOperator } from './operator-command.ts'
import type { OwnCatalogue } from './seller-catalogue.ts'

/** Puts a file into a folder of its own; returns its path. */
export async function tableFile(content: string | Uint8Array, name = 'catalogue.tsv'): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'kimiya-import-')), name)
  await writeFile(path, content)
  return path
}

export const tabbed = (rows: readonly (readonly unknown[])[]): string => rows.map((row) => row.join('\t')).join('\n')

/**
 * A table like a laboratory's inventory: substances without offers. `count` rows of the demo's substances, each several times under numbers
 * of its own when there are not so many.
 */
export function inventoryTable(substances: readonly Row<'products'>[], count: number): string {
  const header = ['Item No.', 'cas', 'formula', 'molecular_weight', 'smiles', 'inchi_key', 'name', 'synonyms']
  const rows = Array.from({ length: count }, (_, index) => {
    // The remainder is a row's index: the demo has substances.
    const { casNumber, molecularFormula, molecularWeight, smiles, name_en, synonyms } = substances[
      index % substances.length
    ] as Row<'products'>
    return [`LAB-${index + 1}`, casNumber, molecularFormula, molecularWeight, smiles ?? '', 'KEY', name_en, synonyms.join('|')]
  })
  return tabbed([header, ...rows])
}

/** Defaults for the missing columns. */
export const inventoryDefaults = [
  'category=solvents/alcohols',
  'grade=reagent',
  'purity=98 %',
  'physicalForm=solid',
  'packaging=bottle 500 g',
  'countryOfOrigin=Germany',
  'minimumOrder=1 kg',
  'price=12.50 USD',
  'stock=100',
  'leadTimeDays=7',
  'incoterms=EXW; FCA',
]

type ImportOptions = StoreContext<NonNullable<typeof importCatalogueCommand.options>>['options']
type ChangeWork = Parameters<StoreContext['change']>[1]

export interface ImportRun {
  printed: string[]
  /** What it ended with, if it could not do all of it. */
  refusal: string | undefined
}

/** Runs the command for the company's account. `around` may break a transaction off. */
export async function runImport(
  { market }: OwnCatalogue,
  options: ImportOptions,
  around: (transaction: () => Promise<unknown>) => Promise<unknown> = (transaction) => transaction(),
): Promise<ImportRun> {
  const { store, ports, newId, clock } = market
  const printed: string[] = []
  const recorded = operatorChange({ ...market, clock: () => clock.now, command: 'import-catalogue', origin: testOperator })
  const change = (reason: string, work: ChangeWork) => around(() => recorded(reason, work))
  try {
    await importCatalogueCommand.run(
      {
        store,
        newId,
        codes: ports.codes,
        files: ports.files,
        clock: () => clock.now,
        print: (line) => printed.push(line),
        readJson: () => Promise.reject(new Error('An import reads a table')),
        options: { seller: 'company@kimiya.example', reason: 'As the seller asked', ...options },
        origin: testOperator,
        change: change as StoreContext['change'], // It returns the result of `work`.
      },
      [],
    )
    return { printed, refusal: undefined }
  } catch (error) {
    if (error instanceof CommandRefused) return { printed, refusal: error.message }
    throw error
  }
}
