import { assign, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import { uploadWithProgress } from '#src/api/upload.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'

/** A file that is to go with something. `fileId`: where the marketplace keeps it; `failure`: why it does not. */
export interface Attachment {
  file: File
  /** Kept through every retry, so that a file whose answer was lost is kept once. */
  idempotencyKey: string
  fileId: string | null
  failure: ApiFailure | null
  /** How much of it has gone out, from 0 to 1, while it is on its way. One before it that is sent again waits for its end. */
  share: number | null
}

interface Context {
  attachments: readonly Attachment[]
}

export type AttachmentsEvent =
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'file.removed'; index: number }
  | { type: 'retry.asked' }
  | { type: 'upload.progressed'; share: number }

interface Sending {
  attachment: Attachment
  onProgress: (share: number) => void
}

/**
 * Files that are to go with a form, sent one after the other while the rest of it is filled in. One may be refused or get no answer: it
 * says so, the others go on, and it can be sent again or taken out. One that is taken out on its way is called off.
 */
export const attachmentsMachine = setup({
  types: flowTypes<{ context: Context; events: AttachmentsEvent }>(),
  actors: {
    sending: fromPromise<{ fileId: string }, Sending>(async ({ input, signal }) => {
      const { file, idempotencyKey } = input.attachment
      const { results } = await callApi('addAttachment', {
        body: { file },
        idempotencyKey,
        signal,
        send: uploadWithProgress(input.onProgress),
      })
      return { fileId: results._id }
    }),
  },
  actions: {
    add: assign(({ context }, { files }: { files: readonly File[] }) => ({
      attachments: [
        ...context.attachments,
        ...files.map((file) => ({ file, idempotencyKey: newIdempotencyKey(), fileId: null, failure: null, share: null })),
      ],
    })),
    remove: assign(({ context }, { index }: { index: number }) => ({
      attachments: context.attachments.filter((_, at) => at !== index),
    })),
    keep: assign(({ context }, { fileId }: { fileId: string }) => withChanged(context, uploading, { fileId, share: null })),
    setFailure: assign(({ context }, { error }: { error: unknown }) =>
      withChanged(context, uploading, { failure: failureOf(error), share: null }),
    ),
    clearFailure: assign(({ context }) => ({ attachments: context.attachments.map((each) => ({ ...each, failure: null })) })),
    begin: assign(({ context }) => withChanged(context, nextOf, { share: 0 })),
    progress: assign(({ context }, { share }: { share: number }) => withChanged(context, uploading, { share })),
  },
  guards: {
    isWaited: ({ context }) => nextOf(context) !== undefined,
    isUploading: ({ context }, { index }: { index: number }) => index === context.attachments.findIndex(isUploading),
    isThere: ({ context }, { index }: { index: number }) => index in context.attachments,
    hasFailed: ({ context }) => context.attachments.some(({ failure }) => failure !== null),
  },
}).createMachine({
  id: 'attachments',
  context: { attachments: [] },
  on: {
    'files.added': { target: '.looking', actions: { type: 'add', params: ({ event }) => event } },
    'file.removed': {
      guard: { type: 'isThere', params: ({ event }) => event },
      target: '.looking',
      actions: { type: 'remove', params: ({ event }) => event },
    },
    'retry.asked': { guard: 'hasFailed', target: '.looking', actions: 'clearFailure' },
  },
  initial: 'looking',
  states: {
    looking: {
      always: [{ guard: 'isWaited', target: 'sending' }, { guard: 'hasFailed', target: 'incomplete' }, { target: 'complete' }],
    },
    /** All that was added is kept. */
    complete: { tags: ['still'] },
    incomplete: { tags: ['failed'] },
    sending: {
      tags: ['busy'],
      entry: 'begin',
      on: {
        // The one on its way goes on.
        'files.added': { actions: { type: 'add', params: ({ event }) => event } },
        'retry.asked': { guard: 'hasFailed', actions: 'clearFailure' },
        'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
        'file.removed': [
          {
            guard: { type: 'isUploading', params: ({ event }) => event },
            target: 'looking',
            actions: { type: 'remove', params: ({ event }) => event },
          },
          { actions: { type: 'remove', params: ({ event }) => event } },
        ],
      },
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context, self }) => {
          const attachment = uploading(context)
          if (attachment === undefined) throw new Error('No file waits')
          return {
            attachment,
            onProgress: (share) => self.send({ type: 'upload.progressed', share }),
          }
        },
        onDone: { target: 'looking', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'looking', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
})

/** Ids of all that is kept, in their order. */
export const keptFiles = (attachments: readonly Attachment[]): string[] =>
  attachments.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))

/** The one whose turn is next. */
function nextOf({ attachments }: Context): Attachment | undefined {
  return attachments.find(({ fileId, failure }) => fileId === null && failure === null)
}

const isUploading = ({ share }: Attachment): boolean => share !== null

const uploading = ({ attachments }: Context): Attachment | undefined => attachments.find(isUploading)

function withChanged(
  context: Context,
  choose: (context: Context) => Attachment | undefined,
  changes: Partial<Attachment>,
): Pick<Context, 'attachments'> {
  const chosen = choose(context)
  return { attachments: context.attachments.map((each) => (each === chosen ? { ...each, ...changes } : each)) }
}
