import { assign, emit, fromPromise, setup } from 'xstate'
import { callApi } from '#src/api/call-api.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { components } from '#src/generated/schema.ts'
import { type FlowEmitted, toast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'

type QueryResult = components['schemas']['QueryResult']

/** Reads what stands in a picture; tells how far it is, from 0 to 1, and gives up when the signal falls. */
export type ReadPicture = (picture: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>

export interface ImageSearchInput {
  read: ReadPicture
}

export type ImageSearchEvent =
  | { type: 'picture.chosen'; picture: File }
  | { type: 'reading.progressed'; share: number }
  | { type: 'search.cancelled' }

interface Context extends ImageSearchInput {
  picture: File | null
  /** How far the reading is, from 0 to 1. */
  share: number
  text: string
  found: QueryResult | null
}

/** A picture must be smaller. */
export const pictureLimit = 4 * 1024 * 1024

const shownAtOnce = 12
/** The contract's limit for a text that was read. */
const longestText = 10_000

/**
 * Somebody has a drum, a label or a certificate before them and looks for what is in it: a picture is chosen or taken, read, and the
 * marketplace asked with what was read. It may be no picture or too large, hold nothing that can be read, fail to be read, or the
 * marketplace may not answer; each is said, and another picture can be chosen. Reading takes seconds, so it can be called off.
 */
export const imageSearchMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as Context,
    events: {} as ImageSearchEvent,
    input: {} as ImageSearchInput,
    // `reading`: the picture is being read, else it is the marketplace that is awaited.
    tags: {} as FlowTag | 'reading',
    emitted: {} as FlowEmitted,
  },
  actors: {
    reading: fromPromise<string, { read: ReadPicture; picture: File | null; onProgress: (share: number) => void }>(
      ({ input: { read, picture, onProgress }, signal }) => {
        if (picture === null) throw new Error('No picture was chosen')
        return read(picture, onProgress, signal)
      },
    ),
    querying: fromPromise<QueryResult, { text: string }>(async ({ input, signal }) => {
      const { results } = await callApi('getQueryResult', { body: { text: input.text, pageSize: shownAtOnce }, signal })
      return results
    }),
  },
  actions: {
    begin: assign((_, { picture }: { picture: File }) => ({ picture, share: 0, text: '', found: null })),
    progress: assign((_, { share }: { share: number }) => ({ share })),
    take: assign((_, { text }: { text: string }) => ({ text: text.trim().slice(0, longestText) })),
    show: assign((_, { found }: { found: QueryResult }) => ({ found })),
    tell: emit((_, { key }: { key: MessageKey }) => toast('error', { key })),
    tellDone: emit(toast('success', { key: 'search:picture.done' })),
  },
  guards: {
    isNoImage: (_, { picture }: { picture: File }) => !picture.type.startsWith('image/'),
    isTooLarge: (_, { picture }: { picture: File }) => picture.size >= pictureLimit,
    isNothing: (_, { text }: { text: string }) => !/[\p{L}\p{N}]{2}/u.test(text),
  },
}).createMachine({
  id: 'imageSearch',
  context: ({ input }) => ({ ...input, picture: null, share: 0, text: '', found: null }),
  initial: 'choosing',
  on: {
    'picture.chosen': [
      {
        guard: { type: 'isNoImage', params: ({ event }) => event },
        actions: { type: 'tell', params: { key: 'search:picture.notImage' } },
      },
      {
        guard: { type: 'isTooLarge', params: ({ event }) => event },
        actions: { type: 'tell', params: { key: 'search:picture.tooLarge' } },
      },
      { target: '.reading', reenter: true, actions: { type: 'begin', params: ({ event }) => event } },
    ],
  },
  states: {
    choosing: {},
    reading: {
      tags: ['busy', 'reading'],
      on: {
        'reading.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
        'search.cancelled': { target: 'choosing' },
      },
      invoke: {
        id: 'reading',
        src: 'reading',
        input: ({ context: { read, picture }, self }) => ({
          ...{ read, picture },
          onProgress: (share) => {
            self.send({ type: 'reading.progressed', share })
          },
        }),
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ text: event.output }) },
            target: 'choosing',
            actions: { type: 'tell', params: { key: 'search:picture.nothing' } },
          },
          { target: 'querying', actions: { type: 'take', params: ({ event }) => ({ text: event.output }) } },
        ],
        onError: { target: 'choosing', actions: { type: 'tell', params: { key: 'search:picture.failed' } } },
      },
    },
    querying: {
      tags: ['busy'],
      on: { 'search.cancelled': { target: 'choosing' } },
      invoke: {
        id: 'querying',
        src: 'querying',
        input: ({ context }) => ({ text: context.text }),
        onDone: {
          target: 'answered',
          actions: [{ type: 'show', params: ({ event }) => ({ found: event.output }) }, 'tellDone'],
        },
        onError: { target: 'choosing', actions: { type: 'tell', params: { key: 'search:picture.queryFailed' } } },
      },
    },
    answered: { tags: ['filled'] },
  },
})
