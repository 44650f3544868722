import { assign, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import type { CallBody } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'

export type CaseFile = CallBody<'readCaseFile'>

export interface CaseFileInput {
  file: CaseFile
  fileName: string
}

type CaseFileEvent =
  | { type: 'file.asked' }
  /** It is to be shown in the page. */
  | { type: 'preview.asked' }
  | { type: 'preview.closed' }

interface CaseFileContext extends CaseFileInput {
  /** What is shown in the page, as long as it is. */
  shown: Blob | null
  failure: ApiFailure | null
}

const asked = { 'file.asked': { target: 'fetching' }, 'preview.asked': { target: 'opening' } } as const

/**
 * An operator reads a file of a case, in the page or as a file of theirs. Each reading is in the security log, so that it is fetched when it is
 * asked for and not before, and kept no longer than it is shown. When it cannot be had it can be asked for again.
 */
export const caseFileMachine = setup({
  types: flowTypes<{ context: CaseFileContext; events: CaseFileEvent; input: CaseFileInput }>(),
  actors: {
    fetching: fromPromise<{ content: Blob }, { file: CaseFile }>(async ({ input, signal }) => ({
      content: await callOperatorApi('readCaseFile', { body: input.file, signal }),
    })),
  },
  actions: {
    /** The screen says how a file reaches the operator. */
    saveFile: (_, _document: { content: Blob; fileName: string }) => undefined,
    show: assign((_, { content }: { content: Blob }) => ({ shown: content })),
    hide: assign({ shown: null }),
  },
})
  .extend(failureHandling<CaseFileContext, CaseFileEvent>())
  .createMachine({
    id: 'caseFile',
    context: ({ input }) => ({ ...input, shown: null, failure: null }),
    initial: 'unfetched',
    states: {
      unfetched: { on: asked },
      fetching: {
        tags: ['busy'],
        entry: 'clearFailure',
        invoke: {
          id: 'fetching',
          src: 'fetching',
          input: ({ context }) => ({ file: context.file }),
          onDone: {
            target: 'unfetched',
            actions: { type: 'saveFile', params: ({ context, event }) => ({ ...event.output, fileName: context.fileName }) },
          },
          onError: { target: 'failed', actions: 'setFailure' },
        },
      },
      opening: {
        tags: ['busy'],
        entry: 'clearFailure',
        invoke: {
          id: 'opening',
          src: 'fetching',
          input: ({ context }) => ({ file: context.file }),
          onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: 'setFailure' },
        },
      },
      /** What was fetched for the page is saved without another reading. */
      shown: {
        tags: ['filled'],
        exit: 'hide',
        on: {
          'file.asked': {
            actions: {
              type: 'saveFile',
              params: ({ context }) => ({ content: context.shown ?? new Blob(), fileName: context.fileName }),
            },
          },
          'preview.closed': { target: 'unfetched' },
        },
      },
      failed: { tags: ['failed'], on: asked },
    },
  })
