import { cancelImport, serializeImports } from '#server/domain/operator/catalogue-imports.ts'
import type { Operation } from '#server/operation.ts'

export const cancelCatalogueImport: Operation<'cancelCatalogueImport'> = async (call) => {
  const row = await cancelImport(call, call.id)
  const [cancelled] = await serializeImports(call, [row], call.language)
  if (cancelled === undefined) throw new Error(`The import ${row._id} has no answer`)
  return cancelled
}
