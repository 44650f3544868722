import { assign, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import { uploadTelling } from '#src/api/upload.ts'
import type { FlowEmitted } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'

/** A file that is to go with something. `fileId`: where the marketplace keeps it; `failure`: why it does not. */
export interface Enclosure {
  file: File
  /** Kept through every retry, so that a file whose answer was lost is kept once. */
  idempotencyKey: string
  fileId: string | null
  failure: ApiFailure | null
  /** How much of it has gone out, from 0 to 1, while it is on its way. One before it that is sent again waits for its end. */
  share: number | null
}

interface Context {
  enclosures: readonly Enclosure[]
}

export type AttachmentsEvent =
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'file.removed'; index: number }
  | { type: 'retry.asked' }
  | { type: 'upload.progressed'; share: number }

interface Sending {
  enclosure: Enclosure
  onProgress: (share: number) => void
}

/**
 * Files that are to go with a form, sent one after the other while the rest of it is filled in. One may be refused or get no answer: it
 * says so, the others go on, and it can be sent again or taken out. One that is taken out on its way is called off.
 */
export const attachmentsMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as Context,
    events: {} as AttachmentsEvent,
    tags: {} as FlowTag,
    emitted: {} as FlowEmitted,
  },
  actors: {
    sending: fromPromise<{ fileId: string }, Sending>(async ({ input, signal }) => {
      const { file, idempotencyKey } = input.enclosure
      const { results } = await callApi('addAttachment', {
        body: { file },
        ...{ idempotencyKey, signal, send: uploadTelling(input.onProgress) },
      })
      return { fileId: results._id }
    }),
  },
  actions: {
    add: assign(({ context }, { files }: { files: readonly File[] }) => ({
      enclosures: [
        ...context.enclosures,
        ...files.map((file) => ({ file, idempotencyKey: newIdempotencyKey(), fileId: null, failure: null, share: null })),
      ],
    })),
    remove: assign(({ context }, { index }: { index: number }) => ({
      enclosures: context.enclosures.filter((_, at) => at !== index),
    })),
    keep: assign(({ context }, { fileId }: { fileId: string }) => withChanged(context, onItsWay, { fileId, share: null })),
    blame: assign(({ context }, { error }: { error: unknown }) =>
      withChanged(context, onItsWay, { failure: failureOf(error), share: null }),
    ),
    forgive: assign(({ context }) => ({ enclosures: context.enclosures.map((each) => ({ ...each, failure: null })) })),
    begin: assign(({ context }) => withChanged(context, nextOf, { share: 0 })),
    progress: assign(({ context }, { share }: { share: number }) => withChanged(context, onItsWay, { share })),
  },
  guards: {
    isWaited: ({ context }) => nextOf(context) !== undefined,
    isOnItsWay: ({ context }, { index }: { index: number }) => index === context.enclosures.findIndex(isOnItsWay),
    isThere: ({ context }, { index }: { index: number }) => index in context.enclosures,
    hasFailed: ({ context }) => context.enclosures.some(({ failure }) => failure !== null),
  },
}).createMachine({
  id: 'attachments',
  context: { enclosures: [] },
  on: {
    'files.added': { target: '.looking', actions: { type: 'add', params: ({ event }) => event } },
    'file.removed': {
      guard: { type: 'isThere', params: ({ event }) => event },
      target: '.looking',
      actions: { type: 'remove', params: ({ event }) => event },
    },
    'retry.asked': { guard: 'hasFailed', target: '.looking', actions: 'forgive' },
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
        'retry.asked': { guard: 'hasFailed', actions: 'forgive' },
        'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
        'file.removed': [
          {
            guard: { type: 'isOnItsWay', params: ({ event }) => event },
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
          const enclosure = onItsWay(context)
          if (enclosure === undefined) throw new Error('No file waits')
          return {
            enclosure,
            onProgress: (share) => {
              self.send({ type: 'upload.progressed', share })
            },
          }
        },
        onDone: { target: 'looking', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'looking', actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
})

/** Ids of all that is kept, in their order. */
export const keptFiles = (enclosures: readonly Enclosure[]): string[] =>
  enclosures.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))

/** The one whose turn is next. */
function nextOf({ enclosures }: Context): Enclosure | undefined {
  return enclosures.find(({ fileId, failure }) => fileId === null && failure === null)
}

const isOnItsWay = ({ share }: Enclosure): boolean => share !== null

const onItsWay = ({ enclosures }: Context): Enclosure | undefined => enclosures.find(isOnItsWay)

function withChanged(
  context: Context,
  choose: (context: Context) => Enclosure | undefined,
  changes: Partial<Enclosure>,
): Pick<Context, 'enclosures'> {
  const chosen = choose(context)
  return { enclosures: context.enclosures.map((each) => (each === chosen ? { ...each, ...changes } : each)) }
}
