import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import type { LiveEvent } from '#src/api/live-events.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { type FlowEmitted, failureToast, finishDraft, navigate, successToast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'
import { type LiveChanged, liveChanges } from './live-changes.ts'

export type DealSide = 'buyer' | 'seller'

/** An action that was decided on, with the key that it keeps through every retry. `word`: what the person adds to it. */
export interface DealChange<Action extends string, Word extends object> {
  action: Action
  word: Word
  idempotencyKey: string
}

export interface DealChanged<Thing> {
  /** Missing when the call answered something else than the thing. */
  thing?: Thing | undefined
  message: string
  /** The page of what the change has made, where the person goes on. */
  leadsTo?: string | undefined
}

/** For a change that carries files. A call that does not listen to the signal goes through though the page is left. */
export interface DealSending {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** What is particular to one kind of deal. */
export interface DealKind<Thing, Action extends string, Word extends object, Paper> {
  /** The machine's. */
  id: string
  live: LiveEvent['type']
  /** Whether such an event may be about it; without it when its subject is the thing. */
  concerns?: (event: LiveEvent, id: string) => boolean
  read: (id: string, signal: AbortSignal) => Promise<Thing>
  /** What this side can do with it now, by the word of its life-cycle. */
  actions: (thing: Thing, side: DealSide) => readonly Action[]
  /** These end something, or need more words than a press of a button. */
  questions: ReadonlySet<Action>
  /** Of an action that asks nothing. */
  noWord: Word
  change: (id: string, change: DealChange<Action, Word>, sending: DealSending) => Promise<DealChanged<Thing>>
  /** Without it there are no papers. */
  fetch?: (paper: Paper, signal: AbortSignal) => Promise<Blob>
  /** Told when the server has nothing to say to what was done. */
  doneKey: MessageKey
  /** The beginning of the names of what is typed about it; it is done with when a change has been made. */
  draftOf?: (id: string) => string
}

export interface DealInput {
  /** Null when the page was opened with nothing chosen. */
  id: string | null
  side: DealSide
}

export interface DealContext<Thing, Action extends string, Word extends object, Paper> {
  id: string
  side: DealSide
  thing: Thing | null
  /** What was decided last, with its key, until the server has answered it. */
  change: DealChange<Action, Word> | null
  /** The action that is being asked about. */
  asked: Action | null
  /** Which part of the thing it is about, as it was when it was asked. */
  about: Word
  /** The file that is being fetched. */
  paper: Paper | null
  /** How much of what is sent has gone out, from 0 to 1. */
  share: number
  failure: ApiFailure | null
}

export type DealEvent<Action extends string, Word extends object, Paper> =
  | { type: 'retry.asked' }
  /** `word`: which part of the thing a question is about. */
  | { type: 'action.chosen'; action: Action; word?: Word }
  | { type: 'action.confirmed'; word: Word }
  /** Chosen with its words at once, in a form that stands in the page. */
  | { type: 'action.decided'; action: Action; word: Word }
  | { type: 'action.abandoned' }
  | { type: 'upload.progressed'; share: number }
  /** It is not known whether what was on its way has arrived: the thing is read anew. */
  | { type: 'upload.cancelled' }
  | { type: 'failure.dismissed' }
  | { type: 'paper.opened'; paper: Paper }
  | { type: 'thing.staled' }
  | LiveChanged

/**
 * One thing between a buyer and a seller, as either follows it: it is read again whenever the server says that it changed, and moved
 * on by exactly the actions that its life-cycle allows this side. Somebody else may have been faster (the server's message is shown
 * with the state as it is now), a word may be missing, or the answer to a change may be lost: the same change is then sent again
 * under its key. A question that is open stays open, whatever changes behind it.
 */
export function createDealMachine<Thing, Action extends string, Word extends object, Paper>(
  kind: DealKind<Thing, Action, Word, Paper>,
) {
  type Context = DealContext<Thing, Action, Word, Paper>
  type Change = DealChange<Action, Word>
  type Changed = DealChanged<Thing>

  const isPossible = ({ thing, side }: Context, action: Action) => thing !== null && kind.actions(thing, side).includes(action)

  return setup({
    types: {
      // Types are all that XState takes from these; the values are never read.
      context: {} as Context,
      events: {} as DealEvent<Action, Word, Paper>,
      input: {} as DealInput,
      tags: {} as FlowTag,
      emitted: {} as FlowEmitted,
    },
    actors: {
      reading: fromPromise<{ thing: Thing }, { id: string }>(async ({ input, signal }) => ({
        thing: await kind.read(input.id, signal),
      })),
      changing: fromPromise<Changed, { id: string; change: Change; onProgress: DealSending['onProgress'] }>(
        ({ input: { id, change, onProgress }, signal }) => kind.change(id, change, { onProgress, signal }),
      ),
      fetching: fromPromise<{ file: Blob }, { paper: Paper }>(async ({ input, signal }) => {
        if (kind.fetch === undefined) throw new Error(`There are no papers of a ${kind.id}`)
        return { file: await kind.fetch(input.paper, signal) }
      }),
      liveChanges,
    },
    actions: {
      keep: assign((_, { thing }: { thing: Thing }) => ({ thing, failure: null })),
      keepChanged: assign((_, { thing }: Changed) => (thing === undefined ? {} : { thing })),
      ask: assign((_, { action, word }: { action: Action; word: Word }) => ({ asked: action, about: word, failure: null })),
      decide: assign(({ context }, { action, word }: { action: Action; word: Word }) => ({
        ...{ failure: null, share: 0 },
        change: sameChange(context, action, word) ?? { action, word, idempotencyKey: newIdempotencyKey() },
      })),
      progress: assign((_, { share }: { share: number }) => ({ share })),
      settle: assign({ change: null, asked: null }),
      blame: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
      forgive: assign({ failure: null }),
      takePaper: assign((_, { paper }: { paper: Paper }) => ({ paper })),
      putPaperAway: assign({ paper: null }),
      /** The screen says how a file reaches the person. */
      handOver: (_, _document: { file: Blob; paper: Paper }) => undefined,
      tellDone: enqueueActions(({ context, enqueue }, { message, leadsTo }: Changed) => {
        if (kind.draftOf !== undefined) enqueue.emit(finishDraft(kind.draftOf(context.id)))
        enqueue.emit(successToast(message, kind.doneKey))
        if (leadsTo !== undefined) enqueue.emit(navigate(leadsTo))
      }),
      tellFailure: emit((_, { error }: { error: unknown }) => failureToast(failureOf(error))),
      stale: raise({ type: 'thing.staled' }),
    },
    guards: {
      hasThing: ({ context }) => context.id !== '',
      isRefusal: (_, { error }: { error: unknown }) => failureOf(error).kind === 'refused',
      isConflict: (_, { error }: { error: unknown }) => {
        const failure = failureOf(error)
        return failure.kind === 'refused' && failure.code === 409
      },
      isUnreachable: (_, { error }: { error: unknown }) => failureOf(error).kind !== 'refused',
      isAsked: ({ context }) => context.asked !== null,
      isPossible: ({ context }, { action }: { action: Action }) => isPossible(context, action),
      isQuestion: ({ context }, { action }: { action: Action }) => isPossible(context, action) && kind.questions.has(action),
      concernsThis: ({ context: { id } }, { event }: { event: LiveEvent }) =>
        kind.concerns?.(event, id) ?? event.subjectId === id,
    },
  }).createMachine({
    id: kind.id,
    context: ({ input }) => ({
      ...{ id: input.id ?? '', side: input.side },
      ...{ thing: null, change: null, asked: null, about: kind.noWord, paper: null, share: 0, failure: null },
    }),
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'hasThing', target: 'loading' }, { target: 'nothingChosen' }] },
      nothingChosen: { tags: ['empty'] },
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: [
            {
              guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
              target: 'refused',
              actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
            },
            { target: 'unreachable', actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      refused: { tags: ['failed', 'refused'], on: { 'retry.asked': { target: 'loading' } } },
      unreachable: { tags: ['failed', 'unreachable'], on: { 'retry.asked': { target: 'loading' } } },
      shown: {
        tags: ['filled'],
        type: 'parallel',
        invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: [kind.live] } },
        states: {
          view: {
            initial: 'current',
            on: {
              // Begun again: what was asked for before the newest change may not know of it yet. Not `reenter`, which would leave
              // the whole parallel state, and a change under way with it.
              'thing.staled': { target: '.rereading' },
              'live.changed': {
                guard: { type: 'concernsThis', params: ({ event }) => ({ event: event.event }) },
                target: '.rereading',
              },
            },
            states: {
              current: {},
              rereading: {
                invoke: {
                  id: 'rereading',
                  src: 'reading',
                  input: ({ context }) => ({ id: context.id }),
                  onDone: {
                    target: 'current',
                    actions: { type: 'keepChanged', params: ({ event }) => ({ ...event.output, message: '' }) },
                  },
                  onError: { target: 'behind' },
                },
              },
              /** The line broke; the next live event, or the person, reads again. */
              behind: { tags: ['failed'], on: { 'retry.asked': { target: 'rereading' } } },
            },
          },
          change: {
            initial: 'resting',
            states: {
              resting: {
                on: {
                  'action.chosen': [
                    {
                      guard: { type: 'isQuestion', params: ({ event }) => ({ action: event.action }) },
                      target: 'asking',
                      actions: { type: 'ask', params: ({ event: { action, word } }) => ({ action, word: word ?? kind.noWord }) },
                    },
                    {
                      guard: { type: 'isPossible', params: ({ event }) => ({ action: event.action }) },
                      target: 'changing',
                      actions: { type: 'decide', params: ({ event }) => ({ action: event.action, word: kind.noWord }) },
                    },
                  ],
                  'action.decided': {
                    guard: { type: 'isPossible', params: ({ event }) => ({ action: event.action }) },
                    target: 'changing',
                    actions: { type: 'decide', params: ({ event }) => ({ action: event.action, word: event.word }) },
                  },
                  'failure.dismissed': { actions: 'forgive' },
                },
              },
              asking: {
                tags: ['dialog'],
                on: {
                  'action.confirmed': {
                    target: 'changing',
                    actions: {
                      type: 'decide',
                      params: ({ context, event }) => ({ action: present(context.asked), word: event.word }),
                    },
                  },
                  'action.abandoned': { target: 'resting', actions: ['settle', 'forgive'] },
                },
              },
              changing: {
                tags: ['busy'],
                on: {
                  'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
                  'upload.cancelled': { target: 'resting', actions: ['settle', 'stale'] },
                },
                invoke: {
                  id: 'changing',
                  src: 'changing',
                  input: ({ context, self }) => ({
                    ...{ id: context.id, change: present(context.change) },
                    onProgress: (share) => {
                      self.send({ type: 'upload.progressed', share })
                    },
                  }),
                  onDone: {
                    target: 'resting',
                    actions: [
                      { type: 'keepChanged', params: ({ event }) => event.output },
                      { type: 'tellDone', params: ({ event }) => event.output },
                      'settle',
                      'stale',
                    ],
                  },
                  onError: [
                    {
                      guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
                      target: 'resting',
                      actions: [{ type: 'blame', params: ({ event }) => ({ error: event.error }) }, 'settle', 'stale'],
                    },
                    {
                      guard: 'isAsked',
                      target: 'asking',
                      actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
                    },
                    {
                      guard: { type: 'isUnreachable', params: ({ event }) => ({ error: event.error }) },
                      target: 'unconfirmed',
                      actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
                    },
                    {
                      target: 'resting',
                      actions: [{ type: 'blame', params: ({ event }) => ({ error: event.error }) }, 'settle'],
                    },
                  ],
                },
              },
              /** Nobody knows whether the change was made; sent again under its key it is made once. */
              unconfirmed: {
                tags: ['failed', 'unreachable'],
                on: {
                  'retry.asked': { target: 'changing', actions: 'forgive' },
                  'failure.dismissed': { target: 'resting', actions: ['forgive', 'settle', 'stale'] },
                },
              },
            },
          },
          document: {
            initial: 'closed',
            states: {
              closed: {
                on: {
                  'paper.opened': {
                    target: 'fetching',
                    actions: { type: 'takePaper', params: ({ event }) => ({ paper: event.paper }) },
                  },
                },
              },
              fetching: {
                invoke: {
                  id: 'fetching',
                  src: 'fetching',
                  input: ({ context }) => ({ paper: present(context.paper) }),
                  onDone: {
                    target: 'closed',
                    actions: [
                      {
                        type: 'handOver',
                        params: ({ context, event }) => ({ file: event.output.file, paper: present(context.paper) }),
                      },
                      'putPaperAway',
                    ],
                  },
                  onError: {
                    target: 'closed',
                    actions: [{ type: 'tellFailure', params: ({ event }) => ({ error: event.error }) }, 'putPaperAway'],
                  },
                },
              },
            },
          },
        },
      },
    },
  })

  /** The change whose answer was lost, when the same is decided once more: it keeps its key. What was refused is decided anew. */
  function sameChange({ change, failure }: Context, action: Action, word: Word): Change | undefined {
    const same = change?.action === action && sameValue(change.word, word)
    return same && failure?.kind !== 'refused' ? change : undefined
  }
}

/** What the only ways to this state have put there. */
function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A state was reached without what its entry provides')
  return value
}
