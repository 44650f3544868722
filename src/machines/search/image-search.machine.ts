import { assign, emit, fromPromise, setup } from 'xstate'
import { callApi } from '#src/api/call-api.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { components } from '#src/generated/schema.ts'
import { pictureLimit } from '#src/lib/picture-limit.ts'
import { toast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'

type QueryResult = components['schemas']['QueryResult']
type ImageAnalysis = components['schemas']['ImageAnalysis']
/** Who analyses pictures; null when this page reads them by itself. */
type Service = NonNullable<components['schemas']['ImageService']['service']> | null

/** Reads what stands in a picture, in this page; tells how far it is, from 0 to 1, and gives up when the signal falls. */
export type ReadPicture = (picture: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>

/** Brings a picture into a form that can be sent. */
export type PreparePicture = (picture: File) => Promise<Blob>

export interface ImageSearchInput {
  read: ReadPicture
  prepare: PreparePicture
}

export type ImageSearchEvent =
  | { type: 'retry.asked' }
  | { type: 'picture.chosen'; picture: File }
  | { type: 'reading.progressed'; share: number }
  | { type: 'search.cancelled' }

interface Context extends ImageSearchInput {
  service: Service
  picture: File | null
  /** How far the reading is, from 0 to 1. */
  share: number
  text: string
  found: QueryResult | null
}

const shownAtOnce = 12
/** The contract's limit for a text that was read. */
const longestText = 10_000

/** Two letters or digits together: less is a stain. */
const isRecognisable = (text: string) => /[\p{L}\p{N}]{2}/u.test(text)

/** What a service made of a picture, as words to search with: what stands in it, or else what is to be seen. */
const candidatesOf = ({ text, labels }: ImageAnalysis) => (isRecognisable(text) ? text : labels.join('\n'))

/**
 * Somebody has a drum, a label or a certificate before them and looks for what is in it. First it is asked who reads pictures here, so
 * that nobody gives one without being told where it goes. Then a picture is chosen or taken, analysed by the service or read in the page,
 * and the marketplace asked with what was found. It may be no picture or too large, hold nothing that can be recognised, fail to be
 * analysed, or the marketplace may not answer; each is said, and another picture can be chosen. A service that fails is not replaced by
 * the page: that would take minutes unannounced. All of it takes seconds, so it can be called off.
 */
export const imageSearchMachine = setup({
  // What is awaited: `asking` who reads pictures, `analysing` the service, `reading` the page itself; else the marketplace.
  types: flowTypes<
    { context: Context; events: ImageSearchEvent; input: ImageSearchInput },
    FlowTag | 'asking' | 'analysing' | 'reading'
  >(),
  actors: {
    asking: fromPromise<Service>(async ({ signal }) => {
      const { results } = await callApi('getImageService', { signal })
      return results.service ?? null
    }),
    analysing: fromPromise<ImageAnalysis, { prepare: PreparePicture; picture: File | null }>(
      async ({ input: { prepare, picture }, signal }) => {
        if (picture === null) throw new Error('No picture was chosen')
        const { results } = await callApi('analyseImage', { body: { image: await prepare(picture) }, signal })
        return results
      },
    ),
    reading: fromPromise<string, { read: ReadPicture; picture: File | null; onProgress: (share: number) => void }>(
      ({ input: { read, picture, onProgress }, signal }) => {
        if (picture === null) throw new Error('No picture was chosen')
        return read(picture, onProgress, signal)
      },
    ),
    querying: fromPromise<QueryResult, { text: string }>(async ({ input, signal }) => {
      const { results } = await callApi('getQueryResult', { body: { query: input.text, pageSize: shownAtOnce }, signal })
      return results
    }),
  },
  actions: {
    learn: assign((_, { service }: { service: Service }) => ({ service })),
    begin: assign((_, { picture }: { picture: File }) => ({ picture, share: 0, text: '', found: null })),
    progress: assign((_, { share }: { share: number }) => ({ share })),
    take: assign((_, { text }: { text: string }) => ({ text: text.trim().slice(0, longestText) })),
    show: assign((_, { found }: { found: QueryResult }) => ({ found })),
    notify: emit((_, { key }: { key: MessageKey }) => toast('error', { key })),
    notifySuccess: emit(toast('success', { key: 'search:picture.done' })),
  },
  guards: {
    isNoImage: (_, { picture }: { picture: File }) => !picture.type.startsWith('image/'),
    isTooLarge: (_, { picture }: { picture: File }) => picture.size >= pictureLimit,
    isNothing: (_, { text }: { text: string }) => !isRecognisable(text),
    isServed: ({ context }) => context.service !== null,
  },
}).createMachine({
  id: 'imageSearch',
  context: ({ input }) => ({ ...input, service: null, picture: null, share: 0, text: '', found: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: ['busy', 'asking'],
      invoke: {
        id: 'asking',
        src: 'asking',
        onDone: { target: 'known', actions: { type: 'learn', params: ({ event }) => ({ service: event.output }) } },
        onError: { target: 'unknown' },
      },
    },
    unknown: {
      tags: ['failed', 'unreachable'],
      on: { 'retry.asked': { target: 'asking' } },
    },
    known: {
      initial: 'choosing',
      on: {
        'picture.chosen': [
          {
            guard: { type: 'isNoImage', params: ({ event }) => event },
            actions: { type: 'notify', params: { key: 'search:picture.notImage' } },
          },
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: { type: 'notify', params: { key: 'search:picture.tooLarge' } },
          },
          {
            guard: 'isServed',
            target: '.analysing',
            reenter: true,
            actions: { type: 'begin', params: ({ event }) => event },
          },
          { target: '.reading', reenter: true, actions: { type: 'begin', params: ({ event }) => event } },
        ],
      },
      states: {
        choosing: {},
        analysing: {
          tags: ['busy', 'analysing'],
          on: { 'search.cancelled': { target: 'choosing' } },
          invoke: {
            id: 'analysing',
            src: 'analysing',
            input: ({ context: { prepare, picture } }) => ({ prepare, picture }),
            onDone: [
              {
                guard: { type: 'isNothing', params: ({ event }) => ({ text: candidatesOf(event.output) }) },
                target: 'choosing',
                actions: { type: 'notify', params: { key: 'search:picture.nothing' } },
              },
              { target: 'querying', actions: { type: 'take', params: ({ event }) => ({ text: candidatesOf(event.output) }) } },
            ],
            onError: { target: 'choosing', actions: { type: 'notify', params: { key: 'search:picture.failed' } } },
          },
        },
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
              read,
              picture,
              onProgress: (share) => self.send({ type: 'reading.progressed', share }),
            }),
            onDone: [
              {
                guard: { type: 'isNothing', params: ({ event }) => ({ text: event.output }) },
                target: 'choosing',
                actions: { type: 'notify', params: { key: 'search:picture.nothing' } },
              },
              { target: 'querying', actions: { type: 'take', params: ({ event }) => ({ text: event.output }) } },
            ],
            onError: { target: 'choosing', actions: { type: 'notify', params: { key: 'search:picture.failed' } } },
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
              actions: [{ type: 'show', params: ({ event }) => ({ found: event.output }) }, 'notifySuccess'],
            },
            onError: { target: 'choosing', actions: { type: 'notify', params: { key: 'search:picture.queryFailed' } } },
          },
        },
        answered: { tags: ['filled'] },
      },
    },
  },
})
