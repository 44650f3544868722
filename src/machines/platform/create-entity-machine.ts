import { assign, enqueueActions, fromPromise, raise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import type { LiveEvent } from '#src/api/live-events.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { type FlowEmitted, finishDraft, navigate, successToast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'
import { type LiveChanged, liveChanges } from './live-changes.ts'
import { failedStates, failureHandling, onReadingFailed } from './failure.ts'

export type Role = 'buyer' | 'seller'

/** An action with what the person adds to it, and the key that it keeps through every retry. */
export interface EntityChange<Command extends { type: string }> {
  command: Command
  idempotencyKey: string
}

export interface EntityChanged<Entity> {
  /** Missing when the call answered something else than the entity. */
  entity?: Entity | undefined
  message: string
  /** The page of what the change has made, where the person goes on. */
  leadsTo?: string | undefined
}

/** For a change that carries files. A call that does not listen to the signal goes through though the page is left. */
export interface EntityUpload {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** What is particular to one kind of entity. */
export interface EntityActions<Entity, Command extends { type: string }, Attachment> {
  /** The machine's. */
  id: string
  live: LiveEvent['type']
  /** Whether such an event may be about it; without it when its subject is the entity. */
  concerns?: (event: LiveEvent, id: string) => boolean
  read: (id: string, signal: AbortSignal) => Promise<Entity>
  /** What this side can do with it now, by its life-cycle. */
  actions: (entity: Entity, side: Role) => readonly Command['type'][]
  /** Returns the command of an action that asks nothing, undefined for one that ends something or needs more than a press of a button. */
  immediate: (action: Command['type']) => Command | undefined
  change: (id: string, change: EntityChange<Command>, sending: EntityUpload) => Promise<EntityChanged<Entity>>
  /** Without it there are no attachments. */
  fetch?: (attachment: Attachment, signal: AbortSignal) => Promise<Blob>
  /** Told when the server has nothing to say to what was done. */
  doneKey: MessageKey
  /** The beginning of the names of what is typed about it, or for one command; it is done with when that change has been made. */
  draftOf?: (id: string, command: Command['type']) => string | undefined
}

export interface EntityInput {
  /** Null when the page was opened with nothing chosen. */
  id: string | null
  side: Role
}

export interface EntityContext<Entity, Command extends { type: string }, Attachment, About> {
  id: string
  side: Role
  entity: Entity | null
  /** What was decided last, with its key, until the server has answered it. */
  change: EntityChange<Command> | null
  /** The action that is being asked about. */
  asked: Command['type'] | null
  /** Which part of the entity it is about, as it was when it was asked. */
  about: About | null
  /** The file that is being fetched. */
  attachment: Attachment | null
  /** How much of what is sent has gone out, from 0 to 1. */
  share: number
  /** The Idempotency-Key of the newest change, while its response brings what its own live event announces. */
  ownKey: string | null
  /** Whether the entity changed, or may have, in another way than by the change under way: its response may then be older. */
  overtaken: boolean
  failure: ApiFailure | null
}

export type EntityEvent<Command extends { type: string }, Attachment, About> =
  | { type: 'retry.asked' }
  /** `about`: which part of the entity a question is about. */
  | { type: 'action.chosen'; action: Command['type']; about?: About }
  | { type: 'action.confirmed'; command: Command }
  /** Chosen with what belongs to it at once, in a form that stands in the page. */
  | { type: 'action.decided'; command: Command }
  | { type: 'action.abandoned' }
  | { type: 'upload.progressed'; share: number }
  /** It is not known whether what was on its way has arrived: the entity is read anew. */
  | { type: 'upload.cancelled' }
  | { type: 'failure.dismissed' }
  | { type: 'attachment.opened'; attachment: Attachment }
  /** What is shown may be out of date. */
  | { type: 'entity.staled' }
  /** The response of a change brought the entity. */
  | { type: 'entity.returned' }
  | LiveChanged

/**
 * One entity between a buyer and a seller, as either follows it: it is read again whenever the server says that it changed, and moved
 * on by exactly the actions that its life-cycle allows this side. The response of a change is its new state, which its own live event
 * does not have read again. Another user may have been faster (the server's message is shown with the state as it is now), a field may
 * be missing, or the response to a change may be lost: the same change is then sent again under its key. A dialog that is open stays
 * open, whatever changes behind it.
 */
export function createEntityMachine<Entity, Command extends { type: string }, Attachment, About = never>(
  kind: EntityActions<Entity, Command, Attachment>,
) {
  type Context = EntityContext<Entity, Command, Attachment, About>
  type Change = EntityChange<Command>
  type Changed = EntityChanged<Entity>
  type Action = Command['type']

  const isPossible = ({ entity, side }: Context, action: Action) => entity !== null && kind.actions(entity, side).includes(action)

  return setup({
    types: {
      // Types are all that XState takes from these; the values are never read.
      context: {} as Context,
      events: {} as EntityEvent<Command, Attachment, About>,
      input: {} as EntityInput,
      tags: {} as FlowTag,
      emitted: {} as FlowEmitted,
    },
    actors: {
      reading: fromPromise<{ entity: Entity }, { id: string }>(async ({ input, signal }) => ({
        entity: await kind.read(input.id, signal),
      })),
      changing: fromPromise<Changed, { id: string; change: Change; onProgress: EntityUpload['onProgress'] }>(
        ({ input: { id, change, onProgress }, signal }) => kind.change(id, change, { onProgress, signal }),
      ),
      fetching: fromPromise<{ file: Blob }, { attachment: Attachment }>(async ({ input, signal }) => {
        if (kind.fetch === undefined) throw new Error(`There are no attachments of a ${kind.id}`)
        return { file: await kind.fetch(input.attachment, signal) }
      }),
      liveChanges,
    },
    actions: {
      keep: assign((_, { entity }: { entity: Entity }) => ({ entity, failure: null })),
      refresh: assign((_, { entity }: { entity: Entity }) => ({ entity })),
      /** The response of a change is the new state: it is read again only when something else may have changed it meanwhile. */
      applyChange: enqueueActions(({ enqueue }, { entity }: Changed) => {
        if (entity !== undefined) enqueue.assign({ entity })
        enqueue.raise({ type: entity === undefined ? 'entity.staled' : 'entity.returned' })
      }),
      overtake: assign({ overtaken: true }),
      ask: assign((_, { action, about }: { action: Action; about: About | null }) => ({ asked: action, about, failure: null })),
      decide: assign(({ context }, { command }: { command: Command }) => {
        const lost = context.change
        const repeated = lost !== null && sameValue(lost.command, command)
        const change = repeated ? lost : { command, idempotencyKey: newIdempotencyKey() }
        // A repeat gets the response of the first try, which may be of long ago.
        return { failure: null, share: 0, change, ownKey: change.idempotencyKey, overtaken: repeated }
      }),
      progress: assign((_, { share }: { share: number }) => ({ share })),
      /** What was rejected is decided anew; a change whose response was lost keeps its key. */
      dropRejected: assign(({ context }) => (context.failure?.kind === 'rejected' ? { change: null } : {})),
      /** No response brings what the change's own live event announces: the event counts like any other. */
      disown: assign({ ownKey: null }),
      settle: assign({ change: null, asked: null }),
      setAttachment: assign((_, { attachment }: { attachment: Attachment }) => ({ attachment })),
      clearAttachment: assign({ attachment: null }),
      /** The screen says how a file reaches the person. */
      saveFile: (_, _document: { file: Blob; attachment: Attachment }) => undefined,
      notifySuccess: enqueueActions(({ context, enqueue }, { message, leadsTo }: Changed) => {
        const draft = context.change === null ? undefined : kind.draftOf?.(context.id, context.change.command.type)
        if (draft !== undefined) enqueue.emit(finishDraft(draft))
        enqueue.emit(successToast(message, kind.doneKey))
        if (leadsTo !== undefined) enqueue.emit(navigate(leadsTo))
      }),
      stale: raise({ type: 'entity.staled' }),
      /** A change whose response was lost may have been made. */
      staleIfLost: enqueueActions(({ context, enqueue }) => {
        if (context.change !== null) enqueue.raise({ type: 'entity.staled' })
      }),
    },
    guards: {
      hasEntity: ({ context }) => context.id !== '',
      isAsked: ({ context }) => context.asked !== null,
      isPossible: ({ context }, { action }: { action: Action }) => isPossible(context, action),
      isQuestion: ({ context }, { action }: { action: Action }) =>
        isPossible(context, action) && kind.immediate(action) === undefined,
      concernsThis: ({ context: { id, ownKey } }, { event }: { event: LiveEvent }) =>
        (kind.concerns?.(event, id) ?? event.subjectId === id) && !('idempotencyKey' in event && event.idempotencyKey === ownKey),
      isOvertaken: ({ context }) => context.overtaken,
    },
  })
    .extend(failureHandling<Context, EntityEvent<Command, Attachment, About>>())
    .createMachine({
      id: kind.id,
      context: ({ input }) => ({
        id: input.id ?? '',
        side: input.side,
        entity: null,
        change: null,
        asked: null,
        about: null,
        attachment: null,
        share: 0,
        ownKey: null,
        overtaken: false,
        failure: null,
      }),
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasEntity', target: 'loading' }, { target: 'nothingChosen' }] },
        nothingChosen: { tags: ['empty'] },
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'reading',
            src: 'reading',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: onReadingFailed,
          },
        },
        ...failedStates,
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
                'entity.staled': { target: '.rereading' },
                'entity.returned': { guard: 'isOvertaken', target: '.rereading' },
                'live.changed': {
                  guard: { type: 'concernsThis', params: ({ event }) => ({ event: event.event }) },
                  target: '.rereading',
                  actions: 'overtake',
                },
              },
              states: {
                current: {},
                rereading: {
                  // Begun before the change was made, it may not know of it.
                  on: { 'entity.returned': { target: 'rereading', reenter: true } },
                  invoke: {
                    id: 'rereading',
                    src: 'reading',
                    input: ({ context }) => ({ id: context.id }),
                    onDone: {
                      target: 'current',
                      actions: { type: 'refresh', params: ({ event }) => event.output },
                    },
                    onError: { target: 'behind' },
                  },
                },
                /** The line broke; the next live event, or the person, reads again. */
                behind: {
                  tags: ['failed'],
                  on: {
                    'retry.asked': { target: 'rereading' },
                    'entity.returned': [{ guard: 'isOvertaken', target: 'rereading' }, { target: 'current' }],
                  },
                },
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
                        actions: {
                          type: 'ask',
                          params: ({ event: { action, about } }) => ({ action, about: about ?? null }),
                        },
                      },
                      {
                        guard: { type: 'isPossible', params: ({ event }) => ({ action: event.action }) },
                        target: 'changing',
                        actions: {
                          type: 'decide',
                          params: ({ event }) => ({ command: assertPresent(kind.immediate(event.action)) }),
                        },
                      },
                    ],
                    'action.decided': {
                      guard: { type: 'isPossible', params: ({ event }) => ({ action: event.command.type }) },
                      target: 'changing',
                      actions: { type: 'decide', params: ({ event }) => ({ command: event.command }) },
                    },
                    'failure.dismissed': { actions: 'clearFailure' },
                  },
                },
                asking: {
                  tags: ['dialog'],
                  on: {
                    'action.confirmed': {
                      target: 'changing',
                      actions: { type: 'decide', params: ({ event }) => ({ command: event.command }) },
                    },
                    'action.abandoned': { target: 'resting', actions: ['staleIfLost', 'settle', 'clearFailure'] },
                  },
                },
                changing: {
                  tags: ['busy'],
                  on: {
                    'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
                    'upload.cancelled': { target: 'resting', actions: ['settle', 'disown', 'stale'] },
                  },
                  invoke: {
                    id: 'changing',
                    src: 'changing',
                    input: ({ context, self }) => ({
                      id: context.id,
                      change: assertPresent(context.change),
                      onProgress: (share) => self.send({ type: 'upload.progressed', share }),
                    }),
                    onDone: {
                      target: 'resting',
                      actions: [
                        { type: 'applyChange', params: ({ event }) => event.output },
                        { type: 'notifySuccess', params: ({ event }) => event.output },
                        'settle',
                      ],
                    },
                    onError: [
                      { guard: 'isConflict', target: 'resting', actions: ['setFailure', 'settle', 'disown', 'stale'] },
                      { guard: 'isAsked', target: 'asking', actions: ['setFailure', 'dropRejected', 'disown'] },
                      { guard: 'isUnreachable', target: 'unconfirmed', actions: ['setFailure', 'disown'] },
                      { target: 'resting', actions: ['setFailure', 'settle', 'disown'] },
                    ],
                  },
                },
                /** Nobody knows whether the change was made; sent again under its key it is made once. */
                unconfirmed: {
                  tags: ['failed', 'unreachable'],
                  on: {
                    // What is returned then is the response of the first try.
                    'retry.asked': { target: 'changing', actions: ['clearFailure', 'overtake'] },
                    'failure.dismissed': { target: 'resting', actions: ['clearFailure', 'settle', 'stale'] },
                  },
                },
              },
            },
            document: {
              initial: 'closed',
              states: {
                closed: {
                  on: {
                    'attachment.opened': {
                      target: 'fetching',
                      actions: { type: 'setAttachment', params: ({ event }) => ({ attachment: event.attachment }) },
                    },
                  },
                },
                fetching: {
                  invoke: {
                    id: 'fetching',
                    src: 'fetching',
                    input: ({ context }) => ({ attachment: assertPresent(context.attachment) }),
                    onDone: {
                      target: 'closed',
                      actions: [
                        {
                          type: 'saveFile',
                          params: ({ context, event }) => ({
                            file: event.output.file,
                            attachment: assertPresent(context.attachment),
                          }),
                        },
                        'clearAttachment',
                      ],
                    },
                    onError: {
                      target: 'closed',
                      actions: ['notifyFailure', 'clearAttachment'],
                    },
                  },
                },
              },
            },
          },
        },
      },
    })
}

/** What the only ways to this state have put there. */
function assertPresent<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A state was reached without what its entry provides')
  return value
}
