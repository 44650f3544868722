import { wholeBytes } from '#src/lib/whole-bytes.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { FileResult, OperationContext } from '#server/operation.ts'
import { redrawnTypes } from './files.ts'

/** The longest side of each variant, in pixels. */
const longestSides = { thumbnail: 240, picture: 720 }

/** What the drawn variants of this process may take together: a page of a list is drawn once, not once a reader. */
const room = 16 * 1024 * 1024
const drawn = new Map<string, Uint8Array>()
let taken = 0

/** A public picture in a smaller size. Throws 404 for anything else. */
export async function pictureVariant(
  { tables, ports }: Pick<OperationContext, 'tables' | 'ports'>,
  id: string,
  variant: keyof typeof longestSides,
): Promise<FileResult> {
  const file = await tables.find('files', { _id: id, access: 'public' })
  if (file === undefined || !redrawnTypes.has(file.contentType)) throw notFound()
  const bytes = drawn.get(`${variant} ${id}`) ?? (await draw())
  return { bytes, contentType: 'image/webp', cache: 'immutable' }

  async function draw(): Promise<Uint8Array> {
    const whole = await wholeBytes(await ports.files.open(id))
    const picture = await ports.images.redraw(whole, longestSides[variant])
    if (picture === undefined) throw notFound()
    keep(`${variant} ${id}`, picture.bytes)
    return picture.bytes
  }
}

/** The oldest go first. */
function keep(key: string, bytes: Uint8Array): void {
  drawn.set(key, bytes)
  taken += bytes.length
  for (const [oldest, { length }] of drawn) {
    if (taken <= room) break
    drawn.delete(oldest)
    taken -= length
  }
}
