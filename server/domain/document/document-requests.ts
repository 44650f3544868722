import type { components } from '#src/generated/schema.ts'
import { can, nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type DocumentRequestEvent, documentRequestMachine } from '#src/machines/lifecycles/document-request.machine.ts'
import { notifyOfDocument } from './document-notifications.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type DocumentRequestRow = Row<'documentRequests'>
type Schemas = components['schemas']

/** What a seller promises: domain specification, "document request … 48 hours". */
const hoursToAnswer = 48

export const answerBy = (now: string): string => new Date(Date.parse(now) + hoursToAnswer * 3_600_000).toISOString()

/** Returns the request for its buyer or seller. Throws 404 for others. */
export async function findDocumentRequest(
  { tables }: OperationContext,
  { user }: Caller,
  id: string,
): Promise<DocumentRequestRow> {
  const request = await tables.find('documentRequests', { _id: id })
  if (request === undefined || (request.buyerId !== user._id && request.sellerId !== user._id)) throw notFound()
  return request
}

/** Moves a request by one life-cycle event and notifies the buyer. Throws 409 with the current state when it was answered already. */
export async function moveDocumentRequest(
  context: OperationContext,
  request: DocumentRequestRow,
  event: DocumentRequestEvent,
  set: Partial<DocumentRequestRow>,
): Promise<DocumentRequestRow> {
  const { tables, now } = context
  const status = nextState(documentRequestMachine, request.status, event)
  if (status === undefined) throw conflict('server:conflict.changed', { state: request.status })
  const changes = { ...set, status, answeredAt: now }
  const changed = await tables.update('documentRequests', { _id: request._id, status: request.status }, changes)
  if (changed === 0) {
    const current = await tables.find('documentRequests', { _id: request._id })
    throw conflict('server:conflict.changed', { state: current?.status ?? request.status })
  }
  const moved = { ...request, ...changes }
  await notifyOfDocument(context, moved)
  return moved
}

/** Returns the product's newest document of the requested kind that has a file. */
export async function heldDocument(
  { tables }: OperationContext,
  { productId, kind }: DocumentRequestRow,
): Promise<HeldDocument | undefined> {
  const product = await tables.find('products', { _id: productId })
  const held = (product?.documents ?? []).flatMap((document) =>
    document.kind === kind && document.fileId !== undefined ? [{ ...document, fileId: document.fileId }] : [],
  )
  return held.toSorted((one, other) => ((one.issuedOn ?? '') < (other.issuedOn ?? '') ? 1 : -1))[0]
}

type HeldDocument = Row<'products'>['documents'][number] & { fileId: string }

/** Requests as both of their parties see them. */
export async function serializeDocumentRequests(
  { tables }: OperationContext,
  requests: readonly DocumentRequestRow[],
): Promise<Schemas['DocumentRequest'][]> {
  const userIds = new Set(requests.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]))
  const fileIds = requests.flatMap(({ fileId }) => fileId ?? [])
  const [parties, files] = await Promise.all([
    tables.parties([...userIds]),
    fileIds.length === 0 ? [] : tables.list('files', { _id: fileIds }),
  ])
  const partyOf = (userId: string): Schemas['DocumentParty'] => {
    const party = parties.find(({ _id }) => _id === userId)
    if (party === undefined) throw new Error(`A document request names the user ${userId}, who is not there`)
    return { _id: party._id, name: party.name, country: party.country }
  }
  return requests.map((request) => {
    const { _id, kind, status, createdAt, message, note, reason, answeredAt, name_ar, name_bn } = request
    const file = files.find((each) => each._id === request.fileId)
    return {
      _id,
      kind,
      status,
      createdAt,
      answerBy: request.answerBy,
      ...omitNull({ message, note, reason, answeredAt }),
      product: {
        _id: request.productId,
        name_en: request.name_en,
        casNumber: request.casNumber,
        ...omitNull({ name_ar, name_bn }),
      },
      buyer: partyOf(request.buyerId),
      seller: partyOf(request.sellerId),
      ...(file === undefined ? {} : { file: providedFile(file) }),
    }
  })
}

export async function serializeDocumentRequest(
  context: OperationContext,
  request: DocumentRequestRow,
): Promise<Schemas['DocumentRequest']> {
  const [serialized] = await serializeDocumentRequests(context, [request])
  if (serialized === undefined) throw new Error('One request has one answer')
  return serialized
}

/** The document that the seller can provide at once; nothing once the request is answered. */
export async function serializeHeldDocument(
  context: OperationContext,
  request: DocumentRequestRow,
): Promise<Pick<Schemas['DocumentRequest'], 'held'>> {
  const held = can(documentRequestMachine, request.status, { type: 'document.provide' })
    ? await heldDocument(context, request)
    : undefined
  const file = held && (await context.tables.find('files', { _id: held.fileId }))
  if (held === undefined || file === undefined) return {}
  const { access, language, issuedOn, version } = held
  return { held: { fileName: file.fileName, access, ...omitNull({ language, issuedOn, version }) } }
}

const providedFile = ({ _id, fileName, contentType, size }: Row<'files'>) => ({ _id, fileName, contentType, size })
