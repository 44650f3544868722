import { assign, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'

interface FileInput {
  fileId: string
  fileName: string
}

interface Context extends FileInput {
  file: Blob | null
  /** They want it on their device, not only in view. */
  toKeep: boolean
  failure: ApiFailure | null
}

/**
 * A file that only some may have, so that no address alone brings it: its bytes are fetched when somebody comes to it or asks for it,
 * and kept as long as it is in view, or handed over to be kept. When they cannot be had it can be asked for again.
 */
export const fileFetchingMachine = setup({
  types: flowTypes<{ context: Context; events: { type: 'file.asked'; toKeep?: boolean }; input: FileInput }>(),
  actors: {
    fetching: fromPromise<{ file: Blob }, { fileId: string }>(async ({ input, signal }) => ({
      file: await callApi('viewFile', { path: { id: input.fileId }, signal }),
    })),
  },
  actions: {
    keep: assign((_, { file }: { file: Blob }) => ({ file, failure: null })),
    note: assign((_, { toKeep = false }: { toKeep?: boolean }) => ({ toKeep })),
    /** The screen says how a file reaches the person. */
    saveFile: (_, _document: { file: Blob; fileName: string }) => undefined,
  },
  guards: { isToKeep: ({ context }) => context.toKeep },
})
  .extend(failureHandling<Context, { type: 'file.asked'; toKeep?: boolean }>())
  .createMachine({
    id: 'fileFetching',
    context: ({ input }) => ({ ...input, file: null, toKeep: false, failure: null }),
    initial: 'unfetched',
    states: {
      unfetched: { on: { 'file.asked': { target: 'fetching', actions: { type: 'note', params: ({ event }) => event } } } },
      fetching: {
        tags: ['busy'],
        invoke: {
          id: 'fetching',
          src: 'fetching',
          input: ({ context }) => ({ fileId: context.fileId }),
          onDone: [
            {
              guard: 'isToKeep',
              target: 'fetched',
              actions: [
                { type: 'keep', params: ({ event }) => event.output },
                { type: 'saveFile', params: ({ context, event }) => ({ ...event.output, fileName: context.fileName }) },
              ],
            },
            { target: 'fetched', actions: { type: 'keep', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: 'setFailure' },
        },
      },
      fetched: {
        tags: ['filled'],
        on: {
          'file.asked': {
            actions: {
              type: 'saveFile',
              params: ({ context }) => ({ file: context.file ?? new Blob(), fileName: context.fileName }),
            },
          },
        },
      },
      failed: {
        tags: ['failed'],
        on: { 'file.asked': { target: 'fetching', actions: { type: 'note', params: ({ event }) => event } } },
      },
    },
  })
