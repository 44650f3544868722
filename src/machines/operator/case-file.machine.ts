import { fromPromise, setup } from 'xstate'
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

type CaseFileEvent = { type: 'file.asked' }

interface CaseFileContext extends CaseFileInput {
  failure: ApiFailure | null
}

/**
 * An operator reads a file of a case. Each reading is in the security log, so that it is fetched when it is asked for and not before, and
 * kept nowhere. When it cannot be had it can be asked for again.
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
  },
})
  .extend(failureHandling<CaseFileContext, CaseFileEvent>())
  .createMachine({
    id: 'caseFile',
    context: ({ input }) => ({ ...input, failure: null }),
    initial: 'unfetched',
    states: {
      unfetched: { on: { 'file.asked': { target: 'fetching' } } },
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
      failed: { tags: ['failed'], on: { 'file.asked': { target: 'fetching' } } },
    },
  })
