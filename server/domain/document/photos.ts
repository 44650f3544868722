import { dropFile, fileAddress, keepFile } from './files.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { OperationContext, Upload } from '#server/operation.ts'

interface PhotoForm {
  /** Those that stay, all of them when it is left out. */
  keptPhotos?: readonly string[]
  photos?: readonly Upload[]
}

/** Keeps the photos of a form, and releases those that were taken away. Throws 422 for one that is not held, and for too many. */
export async function keepPhotos(
  context: OperationContext,
  { keptPhotos, photos = [] }: PhotoForm,
  held: readonly string[],
  limit: number,
): Promise<string[]> {
  const stays = [...new Set(keptPhotos ?? held)]
  if (!stays.every((address) => held.includes(address))) throw invalidFields({ keptPhotos: { key: 'server:field.choice' } })
  if (stays.length + photos.length > limit) throw invalidFields({ photos: { key: 'server:field.tooMany', values: { limit } } })
  await dropPhotos(
    context,
    held.filter((address) => !stays.includes(address)),
  )
  for (const upload of photos) stays.push(fileAddress(await keepFile(context, upload, { access: 'public' })))
  return stays
}

/** Releases photos by their addresses. */
export async function dropPhotos(context: OperationContext, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await dropFile(context, address.slice(fileAddress('').length))
}
