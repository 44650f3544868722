import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { assign, emit, fromPromise, setup } from 'xstate'
import type { ApiLanguage } from '#src/api/api-settings.ts'
import { type CallBody, callApi } from '#src/api/call-api.ts'

/** What the browser lets this page do; `unavailable` where it knows no pushes or the marketplace has no provider of them. */
export type PushStanding = 'unavailable' | 'default' | 'granted' | 'denied'

export type PushDevice = Pick<CallBody<'registerDevice'>, 'deviceId' | 'deviceName' | 'OSVersion'>

export interface PushPermissionInput {
  device: PushDevice
  language: ApiLanguage
  userToken: string | null
  /** The push token of an earlier visit, by which the server knows this browser; null on the first. */
  storedToken: string | null
  /** The person has said that they want none, on this browser. */
  postponed: boolean
  findDevice: () => Promise<PushStanding>
  /** Browsers show their question only while a press is fresh. */
  askBrowser: () => Promise<Exclude<PushStanding, 'unavailable'>>
  /** The language is that in which pushes are shown. */
  fetchToken: (language: ApiLanguage) => Promise<string>
  log: (failure: unknown) => void
}

interface Context extends PushPermissionInput {
  fcmToken: string | null
}

export type PushPermissionEvent =
  | { type: 'push.accepted' }
  | { type: 'push.postponed' }
  | { type: 'language.changed'; language: ApiLanguage }
  | { type: 'user.changed'; userToken: string | null }

const buildNumber = '1.0.0'

/**
 * A browser is to be pushed to. Undecided, the person is asked, first by the page (a browser shows its own question only after a
 * press); granted, a push token is fetched and kept, and with a signed-in user the device is registered, again with each other
 * language and user. Where the browser has given another token than at the last visit, the new one takes its place. Denied, nothing happens. A failure is written to the log and costs the pushes alone; the next page tries anew.
 */
export const pushPermissionMachine = setup({
  // `asked`: the person is to say whether they want pushes. `busy`: the browser asks them.
  types: flowTypes<{ context: Context; events: PushPermissionEvent; input: PushPermissionInput }, 'asked' | 'busy'>(),
  actors: {
    lookingUp: fromPromise<{ standing: PushStanding }, Pick<Context, 'findDevice'>>(async ({ input }) => ({
      standing: await input.findDevice(),
    })),
    asking: fromPromise<{ standing: PushStanding }, Pick<Context, 'askBrowser'>>(async ({ input }) => ({
      standing: await input.askBrowser(),
    })),
    fetchingToken: fromPromise<{ fcmToken: string }, Pick<Context, 'fetchToken' | 'language'>>(async ({ input }) => ({
      fcmToken: await input.fetchToken(input.language),
    })),
    registering: fromPromise<void, { body: CallBody<'registerDevice'> }>(async ({ input, signal }) => {
      await callApi('registerDevice', { body: input.body, signal })
    }),
    replacing: fromPromise<void, CallBody<'updateFCM'>>(async ({ input, signal }) => {
      await callApi('updateFCM', { body: input, signal })
    }),
  },
  actions: {
    keepToken: assign((_, { fcmToken }: { fcmToken: string }) => ({ fcmToken })),
    storeToken: emit((_, { fcmToken }: { fcmToken: string }) => ({
      type: 'session.remembered' as const,
      changes: { pushToken: fcmToken },
    })),
    learnToken: assign(({ context }) => ({ storedToken: context.fcmToken })),
    storePostponed: emit({ type: 'session.remembered' as const, changes: { pushPostponed: true } }),
    takeLanguage: assign((_, { language }: { language: ApiLanguage }) => ({ language })),
    takeUser: assign((_, { userToken }: { userToken: string | null }) => ({ userToken })),
    log: ({ context }, { error }: { error: unknown }) => context.log(error),
  },
  guards: {
    isGranted: (_, { standing }: { standing: PushStanding }) => standing === 'granted',
    isDenied: (_, { standing }: { standing: PushStanding }) => standing === 'denied',
    isUndecided: (_, { standing }: { standing: PushStanding }) => standing === 'default',
    isPostponed: ({ context }, { standing }: { standing: PushStanding }) => standing === 'default' && context.postponed,
    isOtherLanguage: ({ context }, { language }: { language: ApiLanguage }) => context.language !== language,
    isOtherUser: ({ context }, { userToken }: { userToken: string | null }) => context.userToken !== userToken,
    hasUser: ({ context }) => context.userToken !== null,
    isReplaced: ({ context: { userToken, storedToken, fcmToken } }) =>
      userToken !== null && storedToken !== null && storedToken !== fcmToken,
  },
}).createMachine({
  id: 'pushPermission',
  context: ({ input }) => ({ ...input, fcmToken: null }),
  initial: 'lookingUp',
  on: {
    'language.changed': { actions: { type: 'takeLanguage', params: ({ event }) => event } },
    'user.changed': { actions: { type: 'takeUser', params: ({ event }) => event } },
  },
  states: {
    lookingUp: {
      invoke: {
        id: 'lookingUp',
        src: 'lookingUp',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isGranted', params: ({ event }) => event.output }, target: 'granted' },
          { guard: { type: 'isDenied', params: ({ event }) => event.output }, target: 'denied' },
          { guard: { type: 'isPostponed', params: ({ event }) => event.output }, target: 'postponed' },
          { guard: { type: 'isUndecided', params: ({ event }) => event.output }, target: 'undecided' },
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    unavailable: {},
    denied: {},
    postponed: {},
    undecided: {
      tags: ['asked'],
      on: {
        'push.accepted': { target: 'asking' },
        'push.postponed': { target: 'postponed', actions: 'storePostponed' },
      },
    },
    asking: {
      tags: ['asked', 'busy'],
      invoke: {
        id: 'asking',
        src: 'asking',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isGranted', params: ({ event }) => event.output }, target: 'granted' },
          { guard: { type: 'isDenied', params: ({ event }) => event.output }, target: 'denied' },
          // The browser's question was put away without an answer.
          { target: 'undecided' },
        ],
        onError: { target: 'unavailable', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    granted: {
      initial: 'fetchingToken',
      on: {
        'language.changed': {
          guard: { type: 'isOtherLanguage', params: ({ event }) => event },
          target: '.fetchingToken',
          actions: { type: 'takeLanguage', params: ({ event }) => event },
        },
        'user.changed': {
          guard: { type: 'isOtherUser', params: ({ event }) => event },
          target: '.fetchingToken',
          actions: { type: 'takeUser', params: ({ event }) => event },
        },
      },
      states: {
        fetchingToken: {
          invoke: {
            id: 'fetchingToken',
            src: 'fetchingToken',
            input: ({ context }) => context,
            onDone: {
              target: 'looking',
              actions: [
                { type: 'keepToken', params: ({ event }) => event.output },
                { type: 'storeToken', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'tokenless', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        looking: {
          always: [
            { guard: 'isReplaced', target: 'replacing' },
            { guard: 'hasUser', target: 'registering' },
            { target: 'unclaimed' },
          ],
        },
        /** Nobody is signed in to whom this browser could belong. */
        unclaimed: {},
        registering: {
          invoke: {
            id: 'registering',
            src: 'registering',
            input: ({ context }) => ({ body: registrationOf(context) }),
            onDone: { target: 'registered' },
            onError: { target: 'unregistered', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        replacing: {
          invoke: {
            id: 'replacing',
            src: 'replacing',
            input: ({ context: { device, fcmToken } }) => ({ deviceId: device.deviceId, fcmToken: fcmToken ?? '' }),
            onDone: { target: 'registered', actions: 'learnToken' },
            onError: { target: 'unregistered', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        registered: {},
        unregistered: {},
        tokenless: {},
      },
    },
  },
})

function registrationOf({ device, language, fcmToken, userToken }: Context): CallBody<'registerDevice'> {
  if (fcmToken === null || userToken === null) throw new Error('A device is registered with a push token and a user')
  return { ...device, deviceOS: 'Web', fcmToken, buildNumber, language, userToken }
}
