import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { callCarrierApi, type Job } from '#src/api/call-carrier-api.ts'
import { type DriverReport, type KeptJob, stateWith, withReport } from './driver-reports.ts'

export interface Place {
  latitude: number
  longitude: number
}

/** What a driver says of the handing over. */
export interface HandingOver {
  receivedBy: string
  signature: number[][]
  /** Data URLs. */
  photos: readonly string[]
}

/** Why the goods could not be handed over. */
export interface FailedAttempt {
  reason: 'noReceiver' | 'refused' | 'addressNotFound' | 'itemsDamaged'
  /** Empty when nothing was written. */
  note: string
  /** Data URLs. */
  photos: readonly string[]
}

export interface DriverJobInput {
  /** Null when the page was opened without a link. */
  token: string | null
  /** How the server names the language of the page. */
  language: string
  kept: KeptJob
}

interface Context extends KeptJob, Omit<DriverJobInput, 'kept'> {
  /** Tries of the first report that came to nothing. */
  tries: number
  /** Why the link opens nothing, or a report was not taken, in the server's words. */
  message: string | null
}

export type DriverJobEvent =
  | { type: 'retry.asked' }
  | { type: 'job.accepted' }
  | { type: 'job.started' }
  | { type: 'sharing.asked' }
  | { type: 'sharing.stopped' }
  | { type: 'position.found'; place: Place }
  | { type: 'position.denied' }
  | { type: 'delivery.begun' }
  | { type: 'delivery.abandoned' }
  | { type: 'delivery.told'; handingOver: HandingOver }
  | { type: 'failure.begun' }
  | { type: 'failure.told'; attempt: FailedAttempt }
  /** Something was said, and waits to be sent. */
  | { type: 'report.added' }
  /** So was the delivery, or that there was none. */
  | { type: 'delivery.kept' }
  | { type: 'network.returned' }
  /** The page is looked at again, after another or a locked phone. */
  | { type: 'page.shown' }
  | { type: 'language.changed'; language: string }
  | { type: 'notice.dismissed' }

type Tag = 'loading' | 'failed' | 'closed' | 'ready' | 'sharing' | 'locating' | 'denied' | 'delivering' | 'failing' | 'offline'

/** A report that found no network is tried again after so many milliseconds, longer each time. */
const pauses = [3_000, 10_000, 30_000, 60_000]
/** Milliseconds after which a page that waits for the seller looks for another attempt. */
const refreshPause = 60_000

const isOver = (error: unknown) => {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 401
}
const messageOf = (failure: ApiFailure): string | null => (failure.kind === 'rejected' ? failure.message : null)

/**
 * A driver carries out one shipment on a phone: accepts it, starts, shares the position while wanted, and tells of the handing over, or why
 * there was none. Each
 * report is kept first, and sent in its order when there is a network; until then the page says how many wait. A report that the server does
 * not take is let go, with its words shown. A job that could not be handed over is read again while it waits for its seller, every job when
 * the page is looked at again, but never over reports that wait. A link that is dead opens nothing any more.
 */
export const driverJobMachine = setup({
  types: { context: {} as Context, events: {} as DriverJobEvent, input: {} as DriverJobInput, tags: {} as Tag },
  actors: {
    loading: fromPromise<Job, { token: string; language: string }>(({ input }) => callCarrierApi('viewJob', input)),
    sending: fromPromise<Job, { token: string; language: string; report: DriverReport }>(({ input: { report, ...caller } }) =>
      callCarrierApi(report.call, { ...caller, body: report.body, photo: report.photo }),
    ),
    /** Where the phone is, as long as it is shared; the page says how. */
    watching: fromCallback<DriverJobEvent>(() => undefined),
  },
  actions: {
    /** The page keeps it over a reload. */
    keep: (_, _kept: KeptJob) => undefined,
    takeJob: assign((_, { job }: { job: Job }) => ({ job })),
    setMessage: assign((_, { error }: { error: unknown }) => ({ message: messageOf(failureOf(error)) })),
    clearMessage: assign({ message: null }),
    setLanguage: assign((_, { language }: { language: string }) => ({ language })),
    add: assign(({ context }, { reports }: { reports: readonly DriverReport[] }) => ({
      reports: reports.reduce(withReport, context.reports),
    })),
    dropFirst: assign(({ context }) => ({ reports: context.reports.slice(1), tries: 0 })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetTries: assign({ tries: 0 }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasJob: ({ context }) => context.job !== null,
    hasArrived: ({ context }) => context.reports.length === 0,
    waitsForSeller: ({ context }) => context.reports.length === 0 && context.job?.state === 'failed',
    hasReports: ({ context }) => context.reports.length > 0,
    isOver: (_, { error }: { error: unknown }) => isOver(error),
    isUnreachable: (_, { error }: { error: unknown }) => failureOf(error).kind !== 'rejected',
    isUndelivered: ({ context }) =>
      context.job !== null && !['delivered', 'cancelled'].includes(stateWith(context.job, context.reports)),
    isUnderway: ({ context }) => context.job !== null && stateWith(context.job, context.reports) === 'underway',
  },
  delays: { refreshPause, pause: ({ context }) => pauses[Math.min(context.tries, pauses.length) - 1] ?? 0 },
}).createMachine({
  id: 'driverJob',
  context: ({ input: { kept, ...given } }) => ({ ...given, ...kept, tries: 0, message: null }),
  initial: 'opening',
  on: {
    'language.changed': { actions: { type: 'setLanguage', params: ({ event }) => event } },
    'notice.dismissed': { actions: 'clearMessage' },
  },
  states: {
    opening: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'closed' }] },
    loading: {
      tags: ['loading'],
      invoke: {
        id: 'loading',
        src: 'loading',
        // The only entry has a token.
        input: ({ context: { token, language } }) => ({ token: token ?? '', language }),
        onDone: { target: 'open', actions: { type: 'takeJob', params: ({ event }) => ({ job: event.output }) } },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'setMessage', params: ({ event }) => event },
          },
          // What is known of it is enough to go on without a network.
          { guard: 'hasJob', target: 'open' },
          { target: 'failed', actions: { type: 'setMessage', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      tags: ['failed'],
      on: { 'retry.asked': { target: 'loading', actions: 'clearMessage' }, 'network.returned': { target: 'loading' } },
    },
    /** The link is dead, or there was none. */
    closed: { tags: ['closed'] },
    open: {
      tags: ['ready'],
      type: 'parallel',
      on: {
        'job.accepted': {
          actions: [{ type: 'add', params: () => ({ reports: [moment('acceptJob')] }) }, raise({ type: 'report.added' })],
        },
        'job.started': {
          actions: [{ type: 'add', params: () => ({ reports: [moment('startJob')] }) }, raise({ type: 'report.added' })],
        },
        'position.found': {
          guard: 'isUndelivered',
          actions: [
            { type: 'add', params: ({ event }) => ({ reports: [positionAt(event.place)] }) },
            raise({ type: 'report.added' }),
          ],
        },
      },
      states: {
        outbox: {
          initial: 'arriving',
          states: {
            arriving: { always: [{ guard: 'hasReports', target: 'sending' }, { target: 'settled' }] },
            /** Everything that was said has arrived. */
            settled: {
              entry: { type: 'keep', params: ({ context }) => context },
              on: { 'report.added': { target: 'sending' } },
            },
            sending: {
              entry: { type: 'keep', params: ({ context }) => context },
              on: { 'report.added': { actions: { type: 'keep', params: ({ context }) => context } } },
              invoke: {
                id: 'sending',
                src: 'sending',
                input: ({ context: { token, language, reports } }) => ({
                  token: token ?? '',
                  language,
                  // Whatever leads here has left one.
                  report: reports[0] ?? { call: 'acceptJob' },
                }),
                onDone: {
                  target: 'arriving',
                  actions: ['dropFirst', { type: 'takeJob', params: ({ event }) => ({ job: event.output }) }],
                },
                onError: [
                  {
                    guard: { type: 'isOver', params: ({ event }) => event },
                    target: '#driverJob.closed',
                    actions: { type: 'setMessage', params: ({ event }) => event },
                  },
                  { guard: { type: 'isUnreachable', params: ({ event }) => event }, target: 'waiting', actions: 'countTry' },
                  // It will never be taken; what comes after it may be.
                  { target: 'arriving', actions: ['dropFirst', { type: 'setMessage', params: ({ event }) => event }] },
                ],
              },
            },
            waiting: {
              tags: ['offline'],
              entry: { type: 'keep', params: ({ context }) => context },
              after: { pause: { target: 'sending' } },
              on: {
                'report.added': { actions: { type: 'keep', params: ({ context }) => context } },
                'network.returned': { target: 'sending', actions: 'forgetTries' },
                'retry.asked': { target: 'sending', actions: 'forgetTries' },
              },
            },
          },
        },
        freshness: {
          initial: 'known',
          states: {
            known: {
              on: {
                'page.shown': { guard: 'hasArrived', target: 'reading' },
                'network.returned': { guard: 'hasArrived', target: 'reading' },
              },
              after: {
                refreshPause: [
                  { guard: 'waitsForSeller', target: 'reading' },
                  { target: 'known', reenter: true },
                ],
              },
            },
            reading: {
              invoke: {
                id: 'reading',
                src: 'loading',
                input: ({ context: { token, language } }) => ({ token: token ?? '', language }),
                onDone: {
                  target: 'known',
                  actions: [
                    { type: 'takeJob', params: ({ event }) => ({ job: event.output }) },
                    { type: 'keep', params: ({ context }) => context },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isOver', params: ({ event }) => event },
                    target: '#driverJob.closed',
                    actions: { type: 'setMessage', params: ({ event }) => event },
                  },
                  { target: 'known' },
                ],
              },
              // What the server answers to the report is newer.
              on: { 'report.added': { target: 'known' } },
            },
          },
        },
        sharing: {
          initial: 'off',
          states: {
            off: { on: { 'sharing.asked': { guard: 'isUndelivered', target: 'on' } } },
            on: {
              tags: ['sharing'],
              invoke: { id: 'watching', src: 'watching' },
              on: {
                'delivery.kept': { target: 'off' },
                'sharing.stopped': { target: 'off' },
                'position.denied': { target: 'denied' },
              },
            },
            denied: { tags: ['denied'], on: { 'sharing.asked': { target: 'on' } } },
          },
        },
        form: {
          initial: 'shut',
          states: {
            shut: {
              on: {
                'delivery.begun': { guard: 'isUndelivered', target: 'delivering' },
                'failure.begun': { guard: 'isUnderway', target: 'failing' },
              },
            },
            delivering: {
              tags: ['delivering'],
              on: {
                'delivery.abandoned': { target: 'shut' },
                'delivery.told': {
                  target: 'shut',
                  actions: [
                    { type: 'add', params: ({ event }) => ({ reports: reportsOf(event.handingOver) }) },
                    raise({ type: 'report.added' }),
                    raise({ type: 'delivery.kept' }),
                  ],
                },
              },
            },
            failing: {
              tags: ['failing'],
              on: {
                'delivery.abandoned': { target: 'shut' },
                'failure.told': {
                  target: 'shut',
                  actions: [
                    { type: 'add', params: ({ event }) => ({ reports: reportsOfFailure(event.attempt) }) },
                    raise({ type: 'report.added' }),
                    raise({ type: 'delivery.kept' }),
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
})

const positionAt = (place: Place): DriverReport => ({
  call: 'reportPosition',
  body: { ...place, at: new Date().toISOString() },
})

const moment = (call: 'acceptJob' | 'startJob'): DriverReport => ({ call, body: { at: new Date().toISOString() } })

const photosOf = (photos: readonly string[]): DriverReport[] => photos.map((photo) => ({ call: 'addDeliveryPhoto', photo }))

/** The photos first: the delivery is told when all that proves it has arrived. */
function reportsOf({ receivedBy, signature, photos }: HandingOver): DriverReport[] {
  const at = new Date().toISOString()
  const body = { receivedBy, at, ...(signature.length > 0 && { signature }) }
  return [...photosOf(photos), { call: 'reportDelivery', body }]
}

function reportsOfFailure({ reason, note, photos }: FailedAttempt): DriverReport[] {
  const at = new Date().toISOString()
  const body = { reason, at, ...(note !== '' && { note }) }
  return [...photosOf(photos), { call: 'reportFailure', body }]
}
