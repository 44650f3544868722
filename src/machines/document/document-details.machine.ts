import { callApi } from '#src/api/call-api.ts'
import { uploadWithProgress } from '#src/api/upload.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { createEntityMachine } from '#src/machines/platform/create-entity-machine.ts'
import { documentRequestMachine } from '#src/machines/lifecycles/document-request.machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'

type Schemas = components['schemas']

const actions = ['provide', 'refuse'] as const
export type DocumentAction = (typeof actions)[number]

/** Without a file the one goes out that the product holds. */
export type DocumentCommand =
  | ({ type: 'provide'; file?: File } & Pick<Schemas['DocumentReply'], 'note'>)
  | { type: 'refuse'; reason: string }

/**
 * One request for a document, as the buyer who asked and the seller who was asked look at it. The seller answers it once: with a
 * file, the one that the product holds or another, or with the reason why not. A long upload can be called off.
 */
export const documentDetailsMachine = createEntityMachine<Schemas['DocumentRequest'], DocumentCommand, Schemas['ProvidedFile']>({
  id: 'documentDetails',
  // Each side hears of what the other does by a notification, which does not say what it is about.
  live: 'notification.created',
  concerns: () => true,
  read: async (id, signal) => (await callApi('viewDocument', { path: { id }, signal })).results,
  actions: ({ status }, side) =>
    side === 'seller' ? actions.filter((action) => can(documentRequestMachine, status, { type: `document.${action}` })) : [],
  // The form of the reply stands in the page; a refusal is asked about.
  immediate: (action) => (action === 'provide' ? { type: action } : undefined),
  change: async (id, { command, idempotencyKey }, { onProgress, signal }) => {
    const { type: decision, ...reply } = command
    const body = { ...reply, decision }
    const send = uploadWithProgress(onProgress)
    const { results, message } = await callApi('provideDocument', { path: { id }, body, idempotencyKey, signal, send })
    return { entity: results, message }
  },
  fetch: ({ _id }, signal) => callApi('viewFile', { path: { id: _id }, signal }),
  doneKey: 'document:answered',
  draftOf: draftNames.documentReply,
})
