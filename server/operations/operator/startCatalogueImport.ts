import { decodedText, TableRefused } from '#server/domain/listing/table-text.ts'
import { addImport, serializeImports } from '#server/domain/operator/catalogue-imports.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { nextTurn } from '#server/domain/platform/next-turn.ts'
import type { SteppedOperation } from '#server/operation.ts'

/** The table is read before the transaction: between its parts others are answered, also those that need the database. */
export const startCatalogueImport: SteppedOperation<'startCatalogueImport'> = {
  async inSteps(body, _ports, { lastStep }) {
    const { table, fileName, seller, dryRun, reason, map = [], defaults = [], ...flags } = body
    const { drafts = false, setStock = false, beyondPlan = false, allOrNothing = false } = flags
    const text = await textOf(table)
    return lastStep(async (call) => {
      const row = await addImport(call, {
        fileName: fileName.trim(),
        seller,
        dryRun,
        reason,
        options: { drafts, setStock, beyondPlan, allOrNothing, map, defaults },
        text,
      })
      const [started] = await serializeImports(call, [row], call.language)
      if (started === undefined) throw new Error(`The import ${row._id} has no answer`)
      return started
    })
  },
}

/** Throws 422 on the table for one that is no text. */
async function textOf(table: Uint8Array): Promise<string> {
  let text = ''
  try {
    for await (const part of decodedText(inSlices(table))) text += part
  } catch (error) {
    if (error instanceof TableRefused) throw invalidFields({ table: error.problems[0] ?? { key: 'server:import.empty' } })
    throw error
  }
  // A table has none, and PostgreSQL keeps none.
  if (text.includes('\0')) throw invalidFields({ table: { key: 'server:import.unreadable', values: { line: 1 } } })
  if (text.trim() === '') throw invalidFields({ table: { key: 'server:import.empty' } })
  return text
}

const slice = 65_536

/** Hands the file out in parts between which other calls get their turn. */
async function* inSlices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += slice) {
    yield bytes.subarray(start, start + slice)
    await nextTurn()
  }
}
