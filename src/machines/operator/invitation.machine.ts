import { assign, emit, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

export type InvitationAcceptance = Omit<CallBody<'acceptInvitation'>, 'invitationToken'>
type Invitation = CallResults<'readInvitation'>
type SignedIn = { results: CallResults<'acceptInvitation'> }

export type InvitationEvent = { type: 'retry.asked' } | { type: 'acceptance.submitted'; acceptance: InvitationAcceptance }

export interface InvitationInput {
  /** What the link carries; null when it carries nothing. */
  token: string | null
}

interface InvitationContext extends InvitationInput {
  invitation: Invitation | null
  failure: ApiFailure | null
}

/**
 * Somebody who was invited becomes an operator: they put the secret into their authenticator app, choose a password and prove by a code
 * that the app has it. The link may be spent or too old (`refused`), or carry nothing (`empty`). What does not fit stands on the fields.
 */
export const invitationMachine = setup({
  types: flowTypes<{ context: InvitationContext; events: InvitationEvent; input: InvitationInput }>(),
  actors: {
    reading: fromPromise<{ invitation: Invitation }, { token: string }>(async ({ input, signal }) => {
      const { results } = await callOperatorApi('readInvitation', { body: { invitationToken: input.token }, signal })
      return { invitation: results }
    }),
    accepting: fromPromise<SignedIn, { body: CallBody<'acceptInvitation'> }>(async ({ input, signal }) =>
      callOperatorApi('acceptInvitation', { body: input.body, signal }),
    ),
  },
  actions: {
    keep: assign((_, { invitation }: { invitation: Invitation }) => ({ invitation, failure: null })),
    openSession: emit((_, { results }: SignedIn) => ({
      type: 'session.opened' as const,
      token: results.token,
      userId: results.operator._id,
      fullName: results.operator.name,
    })),
  },
  guards: { hasToken: ({ context }) => context.token !== null },
})
  .extend(failureHandling<InvitationContext, InvitationEvent>())
  .createMachine({
    id: 'invitation',
    context: ({ input }) => ({ token: input.token, invitation: null, failure: null }),
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'tokenless' }] },
      tokenless: { tags: ['empty'] },
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          // The only entry asks for a token.
          input: ({ context }) => ({ token: context.token ?? '' }),
          onDone: { target: 'open', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      open: { tags: ['filled'], on: { 'acceptance.submitted': { target: 'accepting', actions: 'clearFailure' } } },
      accepting: {
        tags: ['filled', 'busy'],
        invoke: {
          id: 'accepting',
          src: 'accepting',
          input: ({ context, event }) => {
            if (event.type !== 'acceptance.submitted') throw new Error('Nothing was submitted')
            return { body: { ...event.acceptance, invitationToken: context.token ?? '' } }
          },
          onDone: { target: 'accepted', actions: { type: 'openSession', params: ({ event }) => event.output } },
          onError: { target: 'open', actions: 'setFailure' },
        },
      },
      accepted: { tags: ['done'] },
    },
  })
