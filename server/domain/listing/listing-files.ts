import { fileAddress } from '#src/lib/file-address.ts'
import { dropFile, keepFile } from '#server/domain/document/files.ts'
import type { Listing } from './listing-columns.ts'
import type { Problems } from './substance-rules.ts'
import type { BodyOf, OperationContext, Upload } from '#server/operation.ts'

type Documents = Listing['documents']
type StatedDocuments = NonNullable<BodyOf<'addSellerProduct'>['documents']>

interface DocumentForm {
  documents?: StatedDocuments
  documentFiles?: Upload[]
}

/** Returns the problems of a form's documents and files. `held`: the product's current documents. */
export function documentProblems({ documents = [], documentFiles = [] }: DocumentForm, held: Documents): Problems {
  const problems: Problems = {}
  const heldIds = new Set(held.flatMap(({ fileId }) => fileId ?? []))
  const named = new Set<number | string>()
  for (const [index, { access, file, fileId }] of documents.entries()) {
    const at = `documents.${index}.file`
    const name = file ?? fileId
    if (name === undefined) {
      if (access === 'public') problems[at] = { key: 'server:field.publicDocument' }
      continue
    }
    const exists = file === undefined ? heldIds.has(String(fileId)) : file < documentFiles.length && fileId === undefined
    // A file belongs to one document: it cannot be public and on request at once.
    if (!exists || named.has(name)) problems[at] = { key: 'server:field.file' }
    named.add(name)
  }
  if (documentFiles.some((_, index) => !named.has(index))) problems['documentFiles'] = { key: 'server:field.unnamedFile' }
  return problems
}

/** Keeps the form's files, releases those that it no longer names, and returns the documents column. */
export async function keepDocuments(
  context: OperationContext,
  { documents = [], documentFiles = [] }: DocumentForm,
  held: Documents,
): Promise<Documents> {
  const unchanged: Documents = []
  for (const { kind, access, language = null, issuedOn = null, version = null, file, fileId } of documents) {
    const upload = file === undefined ? undefined : documentFiles[file]
    const readable = access === 'public' ? 'public' : 'private'
    if (upload !== undefined) await keepFile(context, upload, { access: readable })
    else if (fileId !== undefined) await context.tables.update('files', { _id: fileId }, { access: readable })
    const _id = upload?._id ?? fileId
    unchanged.push({
      kind,
      access,
      language,
      issuedOn,
      version: version?.trim() || null,
      ...(_id === undefined ? {} : { fileId: _id }),
    })
  }
  const stays = new Set(unchanged.flatMap(({ fileId }) => fileId ?? []))
  for (const { fileId } of held) if (fileId !== undefined && !stays.has(fileId)) await releaseDocument(context, fileId)
  return unchanged
}

/** A file provided on request stays readable for its recipients. */
async function releaseDocument(context: OperationContext, fileId: string): Promise<void> {
  if ((await context.tables.count('documentRequests', { fileId })) === 0) return dropFile(context, fileId)
  await context.tables.update('files', { _id: fileId }, { access: 'private' })
}

interface ImageForm {
  profileImage?: Upload
  images?: Upload[]
  keptImages?: string[]
  removeProfileImage?: boolean
}

type Images = Pick<Listing, 'profileImage' | 'images'>

/** As many pictures as a page shows beside the profile image. */
const maxImages = 8

export function imageProblems({ keptImages, images = [] }: ImageForm, held: Images): Problems {
  const stays = keptImages ?? held.images
  if (!stays.every((address) => held.images.includes(address))) return { keptImages: { key: 'server:field.choice' } }
  if (stays.length + images.length > maxImages) return { images: { key: 'server:field.tooMany', values: { limit: maxImages } } }
  return {}
}

/** Keeps the form's pictures, and releases those that were removed. */
export async function keepImages(context: OperationContext, form: ImageForm, held: Images): Promise<Images> {
  const publish = async (upload: Upload) => fileAddress(await keepFile(context, upload, { access: 'public' }))
  const stays = form.keptImages ?? held.images
  const images = [...stays]
  for (const upload of form.images ?? []) images.push(await publish(upload))
  const profileImage =
    form.profileImage !== undefined
      ? await publish(form.profileImage)
      : form.removeProfileImage === true
        ? null
        : held.profileImage
  const shown = new Set([...images, profileImage])
  for (const address of [...held.images, held.profileImage]) {
    // The demo's own pictures are no files.
    const isFile = address?.startsWith(fileAddress('')) === true
    if (isFile && !shown.has(address)) await dropFile(context, address.slice(fileAddress('').length))
  }
  return { profileImage, images }
}
