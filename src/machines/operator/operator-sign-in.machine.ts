import { emit, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { unsentStates } from '#src/machines/platform/sending.ts'

export type OperatorCredentials = CallBody<'operatorLogin'>
type SignedIn = { results: CallResults<'operatorLogin'> }

export type OperatorSignInEvent = { type: 'credentials.submitted'; credentials: OperatorCredentials }

interface SignInContext {
  failure: ApiFailure | null
}

/**
 * An operator signs in with address, password and the app's code, all in one. Which of them was wrong is not told (`corrected`); there
 * may have been too many tries (`refused`), or no answer comes. The password is kept nowhere but in the form.
 */
export const operatorSignInMachine = setup({
  types: flowTypes<{ context: SignInContext; events: OperatorSignInEvent }>(),
  actors: {
    signingIn: fromPromise<SignedIn, { credentials: OperatorCredentials }>(async ({ input, signal }) =>
      callOperatorApi('operatorLogin', { body: input.credentials, signal }),
    ),
  },
  actions: {
    openSession: emit((_, { results }: SignedIn) => ({
      type: 'session.opened' as const,
      token: results.token,
      userId: results.operator._id,
      fullName: results.operator.name,
    })),
  },
})
  .extend(failureHandling<SignInContext, OperatorSignInEvent>())
  .createMachine({
    id: 'operatorSignIn',
    context: () => ({ failure: null }),
    initial: 'open',
    on: { 'credentials.submitted': { target: '.signingIn', actions: 'clearFailure' } },
    states: {
      open: {},
      signingIn: {
        tags: ['busy'],
        invoke: {
          id: 'signingIn',
          src: 'signingIn',
          input: ({ event }) => ({ credentials: event.credentials }),
          onDone: { target: 'signedIn', actions: { type: 'openSession', params: ({ event }) => event.output } },
          onError: [
            { guard: 'hasFieldErrors', target: 'corrected', actions: 'setFailure' },
            { guard: 'isRejected', target: 'refused', actions: 'setFailure' },
            { target: 'unreachable', actions: 'setFailure' },
          ],
        },
        // A double click sends once.
        on: { 'credentials.submitted': {} },
      },
      corrected: { tags: ['failed'] },
      ...unsentStates,
      signedIn: { tags: ['done'] },
    },
  })
