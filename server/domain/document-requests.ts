import type { components } from '#src/generated/schema.ts'
import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type DocumentRequestEvent, documentRequestMachine } from '#src/machines/lifecycles/document-request.machine.ts'
import { notifyOfDocument } from '#server/domain/document-notifications.ts'
import { present } from '#server/domain/present.ts'
import { conflict, notYours } from '#server/domain/refusal.ts'
import type { Caller, Means } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type DocumentRequestRow = Row<'documentRequests'>
type Schemas = components['schemas']

/** What a seller promises: domain specification, "document request … 48 hours". */
const hoursToAnswer = 48

export const answerBy = (now: string): string => new Date(Date.parse(now) + hoursToAnswer * 3_600_000).toISOString()

/** The request as this caller may see it: the buyer who asked or the seller who was asked; else 404. */
export async function findDocumentRequest({ tables }: Means, { user }: Caller, id: string): Promise<DocumentRequestRow> {
  const request = await tables.find('documentRequests', { _id: id })
  if (request === undefined || (request.buyerId !== user._id && request.sellerId !== user._id)) throw notYours()
  return request
}

/** Moves a request by one life-cycle event; 409 with the current state when it has been answered already. Tells the buyer. */
export async function moveDocumentRequest(
  means: Means,
  request: DocumentRequestRow,
  event: DocumentRequestEvent,
  set: Partial<DocumentRequestRow>,
): Promise<DocumentRequestRow> {
  const { tables, now } = means
  const status = nextState(documentRequestMachine, request.status, event)
  if (status === undefined) throw conflict('server:conflict.changed', { state: request.status })
  const changes = { ...set, status, answeredAt: now }
  const changed = await tables.update('documentRequests', { _id: request._id, status: request.status }, changes)
  if (changed === 0) {
    const current = await tables.find('documentRequests', { _id: request._id })
    throw conflict('server:conflict.changed', { state: current?.status ?? request.status })
  }
  const moved = { ...request, ...changes }
  await notifyOfDocument(means, moved)
  return moved
}

/** Requests as both of their parties see them. */
export async function documentRequestAnswers(
  { tables }: Means,
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
      ...{ _id, kind, status, createdAt, answerBy: request.answerBy, ...present({ message, note, reason, answeredAt }) },
      product: {
        _id: request.productId,
        name_en: request.name_en,
        casNumber: request.casNumber,
        ...present({ name_ar, name_bn }),
      },
      buyer: partyOf(request.buyerId),
      seller: partyOf(request.sellerId),
      ...(file === undefined ? {} : { file: providedFile(file) }),
    }
  })
}

export async function documentRequestAnswer(means: Means, request: DocumentRequestRow): Promise<Schemas['DocumentRequest']> {
  const [answer] = await documentRequestAnswers(means, [request])
  if (answer === undefined) throw new Error('One request has one answer')
  return answer
}

const providedFile = ({ _id, fileName, contentType, size }: Row<'files'>) => ({ _id, fileName, contentType, size })
