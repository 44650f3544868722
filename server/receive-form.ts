import type { OperationId } from '#src/generated/operation-table.ts'
import { pictureLimit } from '#src/lib/picture-limit.ts'
import { wholeBytes } from '#src/lib/whole-bytes.ts'
import { type ContentType, contentTypeOf, headSize } from './domain/document/content-type.ts'
import { cleanFileName } from './domain/document/file-name.ts'
import { isTextWithinBounds } from './body-bounds.ts'
import { networkOf } from './domain/platform/network-of.ts'
import { recordRepeated } from './domain/platform/security-log.ts'
import {
  invalidFields,
  malwareFound,
  payloadTooLarge,
  unavailable,
  unsupportedMediaType,
} from './domain/platform/domain-error.ts'
import { type FormField, type RawPart, type UploadKind, FormUnreadable, formFields } from '#server/form-fields.ts'
import type { OperationContext, Upload } from '#server/operation.ts'
import type { Bytes } from '#server/ports/files.ts'
import { createTurns } from '#server/turns.ts'
import { ScannerUnavailable } from '#server/ports/malware-scanner.ts'

/**
 * Pictures are whole in memory while they are drawn anew, and ten times as large: so many at once, one of each person, and two of each network,
 * where accounts cost nothing.
 */
const pictureTurns = createTurns({ atOnce: 4, ofOne: 2, waiting: 40 })
const personTurns = createTurns({ atOnce: Infinity, ofOne: 1, waiting: 40 })

/** Who sends a form: an account, or a stranger at an address. */
interface Sender {
  ownerId: string | undefined
  address: string
}

const inPictureTurn = <Result>({ ownerId, address }: Sender, work: () => Promise<Result>): Promise<Result> => {
  const turn = () => pictureTurns(networkOf(address), work)
  return ownerId === undefined ? turn() : personTurns(ownerId, turn)
}

/** The parsed form of an operation, and its stored files. */
export interface ReceivedForm {
  body: Record<string, unknown>
  fileIds: readonly string[]
}

/** Product specification §8: 10 MB a file, and a picture to search with under 4 MB. */
const megabyte = 1_048_576
export const maxBytes = 10 * megabyte
const maxPassing = pictureLimit - 1

/** The longest side of a picture in pixels; small print of a scanned page must stay legible. */
const longestSides: Record<StoredKind | 'passing', number> = { image: 1600, media: 1600, passing: 2000, document: 3200 }

type StoredKind = Exclude<UploadKind, 'passing' | 'table'>

const pictures: readonly ContentType[] = ['image/jpeg', 'image/png', 'image/webp']
const documents: readonly ContentType[] = [
  ...pictures,
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]
const sounds: readonly ContentType[] = [
  'audio/mpeg',
  'audio/wav',
  'audio/ogg',
  'audio/webm',
  'audio/mp4',
  'video/webm',
  'video/mp4',
]
const acceptedTypes: Record<StoredKind | 'passing', readonly ContentType[]> = {
  image: pictures,
  passing: pictures,
  document: documents,
  media: [...documents, ...sounds],
}

/**
 * Reads a form: texts as they are, other values from their JSON, files into the file store as they come, under new ids and owned by the
 * caller; those not to be stored stay bytes. On a broken or invalid form, stored files are removed again.
 */
export async function receiveForm(
  context: OperationContext,
  operationId: OperationId,
  sender: Sender,
  parts: AsyncIterable<RawPart>,
): Promise<ReceivedForm> {
  const { ownerId } = sender
  const fields = formFields(operationId)
  const body = new Map<string, unknown>()
  const fileIds: string[] = []
  try {
    for await (const part of parts) {
      if (!('bytes' in part)) addValue(operationId, body, fields.get(part.name), part)
      // A file field that was left empty comes as a file without a name.
      else if (part.fileName === '') await wholeBytes(limited(part.bytes))
      else {
        const field = roomFor(body, fields.get(part.name), part.name)
        if (field.kind === 'table') {
          // It is read as text, and never handed to anybody as a file.
          body.set(part.name, await wholeBytes(limited(part.bytes)))
          continue
        }
        if (field.kind === 'passing') {
          body.set(part.name, await passingPicture(context, sender, part.bytes))
          continue
        }
        // Dispatch guarantees a caller for forms with stored files.
        if (ownerId === undefined) throw new Error('A file that is kept has an owner')
        const _id = context.newId()
        fileIds.push(_id)
        const upload = await receiveFile(context, { _id, ownerId, address: sender.address }, field.kind, part)
        const earlier = body.get(part.name)
        body.set(part.name, field.several ? [...(Array.isArray(earlier) ? (earlier as Upload[]) : []), upload] : upload) // set here alone
      }
    }
  } catch (error) {
    await discardLoose(context, fileIds)
    if (!(error instanceof FormUnreadable)) throw error
    throw error.payloadTooLarge ? payloadTooLarge() : invalidFields({ body: { key: 'server:field.body' } })
  }
  return { body: Object.fromEntries(body), fileIds }
}

/** Removes those of the files that no operation has kept. */
export async function discardLoose({ tables, ports }: OperationContext, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const loose = await tables.list('files', { _id: fileIds, access: 'none' })
  for (const { _id } of loose) {
    await ports.files.remove(_id)
    await tables.remove('files', { _id, access: 'none' })
  }
}

function addValue(
  operationId: OperationId,
  body: Map<string, unknown>,
  field: FormField | undefined,
  { name, value }: { name: string; value: unknown },
): void {
  if (field?.form === 'file') throw invalidFields({ [name]: { key: 'server:field.file' } })
  // A second value for one name is ambiguous.
  if (body.has(name)) throw invalidFields({ [name]: { key: 'server:field.type' } })
  body.set(name, field?.form === 'json' && typeof value === 'string' ? parsed(operationId, name, value) : value)
}

function parsed(operationId: OperationId, name: string, text: string): unknown {
  if (!isTextWithinBounds(operationId, text)) throw payloadTooLarge()
  try {
    return JSON.parse(text)
  } catch {
    throw invalidFields({ [name]: { key: 'server:field.type' } })
  }
}

function roomFor(body: ReadonlyMap<string, unknown>, field: FormField | undefined, name: string) {
  if (field === undefined) throw invalidFields({ [name]: { key: 'server:field.unknown' } })
  if (field.form !== 'file') throw invalidFields({ [name]: { key: 'server:field.type' } })
  const present = body.get(name)
  const count = Array.isArray(present) ? present.length : present === undefined ? 0 : 1
  if (count >= field.most) throw invalidFields({ [name]: { key: 'server:field.tooMany', values: { limit: field.most } } })
  return field
}

async function receiveFile(
  context: OperationContext,
  { _id, ownerId, address }: { _id: string; ownerId: string; address: string },
  kind: StoredKind,
  part: { name: string; fileName: string; bytes: Bytes },
): Promise<Upload> {
  const { tables, ports, now } = context
  const scanned = { field: part.name, ownerId }
  const { contentType, bytes } = await known(kind, limited(part.bytes))
  const isPicture = pictures.includes(contentType)
  const redrawn = isPicture
    ? await inPictureTurn({ ownerId, address }, async () => drawn(ports, kind, await harmless(context, scanned, bytes)))
    : { bytes, contentType }
  const row = { _id, fileName: cleanFileName(part.fileName, redrawn.contentType), contentType: redrawn.contentType }
  // The row comes before the bytes, so that a process that dies in between leaves nothing that no job can find.
  await tables.insert('files', { ...row, size: 0, sha256: '', ownerId, access: 'none', createdAt: now })
  const stored = await ports.files.put(_id, redrawn.bytes instanceof Uint8Array ? each([redrawn.bytes]) : redrawn.bytes)
  // From the store, where nobody can read it yet: a slow line would occupy the scanner for as long as it sends.
  if (!isPicture && ports.malwareScanner !== undefined) await assertHarmless(context, scanned, await ports.files.open(_id))
  await tables.update('files', { _id }, stored)
  return { ...row, ...stored }
}

/** Seconds after which a file may be sent again that could not be scanned. */
const scanRetryAfter = 30

/** The field that a file was sent in, and the user who sent it. */
interface Scanned {
  field: string
  ownerId: string
}

/**
 * Throws 422 on the field for an infected file, which the security log tells of, and 503 for one that could not be scanned to its end;
 * without a scanner all pass.
 */
async function assertHarmless(context: OperationContext, { field, ownerId }: Scanned, bytes: Bytes): Promise<void> {
  try {
    if ((await context.ports.malwareScanner?.scan(bytes)) !== 'infected') return
    await recordRepeated(context, { kind: 'upload.infected', accountId: ownerId, subject: field })
    throw malwareFound(field)
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error
    throw unavailable('server:refused.scannerAway', scanRetryAfter)
  }
}

/** Returns the bytes as they came, once they are scanned: before a picture is decoded. */
async function harmless(context: OperationContext, scanned: Scanned, bytes: Bytes): Promise<Bytes> {
  const whole = await wholeBytes(bytes)
  await assertHarmless(context, scanned, each([whole]))
  return each([whole])
}

/** Converts a picture for pages: upright, and without the camera's place and time. */
/** A picture to be read by a service: without one it is neither received nor drawn. */
async function passingPicture({ ports }: OperationContext, sender: Sender, sent: Bytes): Promise<Uint8Array> {
  if (ports.imageAnalysis === undefined) throw unavailable('server:refused.imageAnalysis')
  const { bytes } = await known('passing', limited(sent, maxPassing))
  return (await inPictureTurn(sender, () => drawn(ports, 'passing', bytes))).bytes
}

/** Returns the type of a file by its content. Throws for an unsupported one. */
async function known(kind: StoredKind | 'passing', sent: AsyncGenerator<Uint8Array, void>) {
  const { head, bytes } = await begun(sent)
  const contentType = contentTypeOf(head)
  // Pictures that are not stored have the same type.
  const named = kind === 'passing' ? 'image' : kind
  if (contentType === undefined || !acceptedTypes[kind].includes(contentType))
    throw unsupportedMediaType(`server:refused.fileType.${named}`)
  return { contentType, bytes }
}

async function drawn({ images }: OperationContext['ports'], kind: StoredKind | 'passing', bytes: Bytes) {
  const picture = await images.redraw(await wholeBytes(bytes), longestSides[kind])
  if (picture === undefined) throw unsupportedMediaType('server:refused.fileType.unreadable')
  return picture
}

async function* limited(bytes: Bytes, most = maxBytes): AsyncGenerator<Uint8Array, void> {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > most) throw payloadTooLarge(Math.ceil(most / megabyte))
    yield chunk
  }
}

/** The beginning of the bytes, and all of them. */
async function begun(bytes: AsyncGenerator<Uint8Array, void>): Promise<{ head: Uint8Array; bytes: Bytes }> {
  const first: Uint8Array[] = []
  let size = 0
  while (size < headSize) {
    const next = await bytes.next()
    if (next.done === true) break
    first.push(next.value)
    size += next.value.length
  }
  return { head: await wholeBytes(each(first)), bytes: all() }

  async function* all(): AsyncGenerator<Uint8Array, void> {
    yield* first
    yield* bytes
  }
}

async function* each(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  yield* chunks
}
