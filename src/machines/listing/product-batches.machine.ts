import { callApi } from '#src/api/call-api.ts'
import { uploadWithProgress } from '#src/api/upload.ts'
import type { components } from '#src/generated/schema.ts'
import { createEntityMachine, type EntityUpload } from '#src/machines/platform/create-entity-machine.ts'
import { type BatchAction, batchActions, type ProductBatch } from './batch-actions.ts'

type Schemas = components['schemas']

/** What is decided about the batches of a product, with what its seller adds to it. */
export type BatchCommand =
  | { type: 'add'; batch: Omit<Schemas['BatchEntry'], 'certificate'>; file?: File | undefined }
  | { type: 'correct'; batchId: string; correction: Schemas['BatchCorrection'] }
  | { type: 'certify'; batchId: string; file: File }
  | { type: 'block'; batchId: string; reason: string }
  | { type: 'unblock' | 'remove'; batchId: string }

/**
 * The batches of one of the own products: a seller enters them, corrects what they hold, blocks one and attaches its certificate. Orders take from them: they are
 * read again when one changes.
 */
export const productBatchesMachine = createEntityMachine<
  Schemas['ProductBatches'],
  BatchCommand,
  Schemas['Attachment'],
  ProductBatch
>({
  id: 'productBatches',
  live: 'order.changed',
  // The event names the order, not the product.
  concerns: () => true,
  read: async (id, signal) => (await callApi('viewProductBatches', { path: { id }, signal })).results,
  actions: ({ batches }) => ['add', ...new Set<BatchAction>(batches.flatMap(batchActions))],
  immediate: () => undefined,
  change: async (productId, { command, idempotencyKey }, sending) => {
    const { results, message } = await changeBatches(productId, command, idempotencyKey, sending)
    return { entity: results, message }
  },
  fetch: ({ _id }, signal) => callApi('viewFile', { path: { id: _id }, signal }),
  doneKey: 'batches:changed',
})

async function changeBatches(productId: string, command: BatchCommand, idempotencyKey: string, sending: EntityUpload) {
  if (command.type === 'add') {
    const { batch, file } = command
    const certificate = file && (await uploaded(file, idempotencyKey, sending))
    const body = { ...batch, ...(certificate !== undefined && { certificate }) }
    return callApi('addProductBatch', { path: { id: productId }, idempotencyKey, body })
  }
  const call = { path: { id: command.batchId }, idempotencyKey }
  switch (command.type) {
    case 'correct':
      return callApi('correctProductBatch', { ...call, body: command.correction })
    case 'certify': {
      const certificate = await uploaded(command.file, idempotencyKey, sending)
      return callApi('attachBatchCertificate', { ...call, body: { certificate } })
    }
    case 'block':
      return callApi('blockProductBatch', { ...call, body: { reason: command.reason } })
    case 'unblock':
      return callApi('unblockProductBatch', call)
    case 'remove':
      return callApi('removeProductBatch', { path: call.path })
  }
}

/** The certificate goes ahead, under the same key: a change that is sent again uploads it once. */
async function uploaded(file: File, idempotencyKey: string, { onProgress, signal }: EntityUpload): Promise<string> {
  const send = uploadWithProgress(onProgress)
  return (await callApi('addAttachment', { body: { file }, idempotencyKey, signal, send })).results._id
}
