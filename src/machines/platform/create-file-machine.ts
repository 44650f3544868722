import { assign, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import { flowTypes } from './flow-tags.ts'
import { failureHandling } from './failure.ts'

/** Which file is wanted, and the name under which it is kept. */
export interface FileOrder<Wanted> {
  wanted: Wanted
  fileName: string
}

export type FileEvent<Wanted> = { type: 'file.asked' } & FileOrder<Wanted>

export interface FileContext<Wanted> {
  order: FileOrder<Wanted> | null
  failure: ApiFailure | null
}

export interface FileOptions<Wanted> {
  id: string
  fetch: (wanted: Wanted, signal: AbortSignal) => Promise<Blob>
}

/**
 * Fetches a file when it is asked for and not before, hands it over, and keeps it nowhere. When it cannot be had the reason is told, and it
 * can be asked for again.
 */
export function createFileMachine<Wanted>({ id, fetch }: FileOptions<Wanted>) {
  return setup({
    types: flowTypes<{ context: FileContext<Wanted>; events: FileEvent<Wanted> }>(),
    actors: {
      fetching: fromPromise<{ file: Blob }, { wanted: Wanted }>(async ({ input, signal }) => ({
        file: await fetch(input.wanted, signal),
      })),
    },
    actions: {
      take: assign((_, { wanted, fileName }: FileOrder<Wanted>) => ({ order: { wanted, fileName }, failure: null })),
      /** The screen says how a file reaches the person. */
      saveFile: (_, _document: { file: Blob; fileName: string }) => undefined,
    },
  })
    .extend(failureHandling<FileContext<Wanted>, FileEvent<Wanted>>())
    .createMachine({
      id,
      context: () => ({ order: null, failure: null }),
      initial: 'unfetched',
      states: {
        unfetched: { on: { 'file.asked': { target: 'fetching', actions: { type: 'take', params: ({ event }) => event } } } },
        fetching: {
          tags: ['busy'],
          invoke: {
            id: 'fetching',
            src: 'fetching',
            // The only ways here take an order.
            input: ({ context }) => ({ wanted: (context.order as FileOrder<Wanted>).wanted }),
            onDone: {
              target: 'unfetched',
              actions: {
                type: 'saveFile',
                params: ({ context, event }) => ({ ...event.output, fileName: context.order?.fileName ?? '' }),
              },
            },
            onError: { target: 'failed', actions: 'setFailure' },
          },
        },
        failed: {
          tags: ['failed'],
          on: { 'file.asked': { target: 'fetching', actions: { type: 'take', params: ({ event }) => event } } },
        },
      },
    })
}
