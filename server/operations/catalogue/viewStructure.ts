import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Inactive products too: an order keeps showing what was ordered. */
export const viewStructure: Operation<'viewStructure'> = async ({ tables, ports, id }) => {
  const product = await tables.find('products', { _id: id })
  const drawing = product?.smiles == null ? undefined : await ports.structures.draw(product.smiles)
  if (drawing === undefined) throw notFound()
  return { bytes: new TextEncoder().encode(drawing), contentType: 'image/svg+xml', cache: 'public' }
}
