import { emit, fromPromise, setup } from 'xstate'
import { refusalOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { paths } from '#src/lib/paths.ts'
import { type FlowEmitted, navigate, successToast, toast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'

export type LogoutEvent = { type: 'logout.asked' } | { type: 'logout.confirmed' } | { type: 'logout.cancelled' }

/**
 * Somebody wants to sign out. They are asked first. The server may refuse, which is shown on the login page (their session may
 * be over already); when no answer comes they are told and stay signed in, for the session is still alive at the server.
 */
export const logoutMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    events: {} as LogoutEvent,
    tags: {} as FlowTag,
    emitted: {} as FlowEmitted,
  },
  actors: {
    loggingOut: fromPromise<{ message: string }>(async ({ signal }) => callApi('logout', { signal })),
  },
  actions: {
    tellSuccess: emit((_, { message }: { message: string }) => successToast(message, 'app:logout.done')),
    tellRefusal: emit((_, { error }: { error: unknown }) => toast('error', { message: refusalOf(error)?.message ?? '' })),
    tellUnexpected: emit(toast('error', { key: 'app:logout.unexpected' })),
    closeSession: emit({ type: 'session.closed' }),
    goToLogin: emit(navigate(paths.login)),
  },
  guards: {
    isDeadSession: (_, { error }: { error: unknown }) => refusalOf(error)?.code === 401,
    isRefusal: (_, { error }: { error: unknown }) => refusalOf(error) !== undefined,
  },
}).createMachine({
  id: 'logout',
  initial: 'idle',
  on: { 'logout.asked': { target: '.asking' } },
  states: {
    idle: {},
    asking: {
      tags: ['dialog'],
      on: { 'logout.confirmed': { target: 'loggingOut' }, 'logout.cancelled': { target: 'idle' } },
    },
    loggingOut: {
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'loggingOut',
        src: 'loggingOut',
        onDone: {
          target: 'loggedOut',
          actions: [
            { type: 'tellSuccess', params: ({ event }) => ({ message: event.output.message }) },
            'closeSession',
            'goToLogin',
          ],
        },
        onError: [
          {
            guard: { type: 'isDeadSession', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [{ type: 'tellRefusal', params: ({ event }) => ({ error: event.error }) }, 'closeSession', 'goToLogin'],
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [{ type: 'tellRefusal', params: ({ event }) => ({ error: event.error }) }, 'goToLogin'],
          },
          { target: 'failed', actions: 'tellUnexpected' },
        ],
      },
      on: { 'logout.asked': {} },
    },
    loggedOut: { tags: ['done'] },
    refused: { tags: ['failed', 'refused'] },
    failed: { tags: ['failed', 'unreachable'] },
  },
})
