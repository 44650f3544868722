import { emit, fromPromise, setup } from 'xstate'
import { rejectionOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { paths } from '#src/lib/paths.ts'
import { navigate, successToast, toast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureGuards } from '#src/machines/platform/failure.ts'

export type LogoutEvent = { type: 'logout.asked' } | { type: 'logout.confirmed' } | { type: 'logout.cancelled' }

/**
 * Somebody wants to sign out. They are asked first. The server may refuse, which is shown on the login page (their session may
 * be over already); when no answer comes they are told and stay signed in, for the session is still alive at the server.
 */
export const logoutMachine = setup({
  types: flowTypes<{ events: LogoutEvent }>(),
  actors: {
    loggingOut: fromPromise<{ message: string }>(async ({ signal }) => callApi('logout', { signal })),
  },
  actions: {
    notifySuccess: emit((_, { message }: { message: string }) => successToast(message, 'app:logout.done')),
    notifyRejection: emit((_, { error }: { error: unknown }) => toast('error', { message: rejectionOf(error)?.message ?? '' })),
    notifyUnexpected: emit(toast('error', { key: 'app:logout.unexpected' })),
    closeSession: emit({ type: 'session.closed' }),
    goToLogin: emit(navigate(paths.login)),
  },
})
  .extend({ guards: failureGuards })
  .createMachine({
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
              { type: 'notifySuccess', params: ({ event }) => ({ message: event.output.message }) },
              'closeSession',
              'goToLogin',
            ],
          },
          onError: [
            {
              guard: 'isDeadSession',
              target: 'refused',
              actions: [
                { type: 'notifyRejection', params: ({ event }) => ({ error: event.error }) },
                'closeSession',
                'goToLogin',
              ],
            },
            {
              guard: 'isRejected',
              target: 'refused',
              actions: [{ type: 'notifyRejection', params: ({ event }) => ({ error: event.error }) }, 'goToLogin'],
            },
            { target: 'failed', actions: 'notifyUnexpected' },
          ],
        },
        on: { 'logout.asked': {} },
      },
      loggedOut: { tags: ['done'] },
      refused: { tags: ['failed', 'refused'] },
      failed: { tags: ['failed', 'unreachable'] },
    },
  })
