import { assign, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'

export type NewInvitation = CallBody<'inviteOperator'>

type InvitingEvent =
  | { type: 'invitation.asked' }
  | { type: 'invitation.abandoned' }
  | { type: 'invitation.submitted'; invitation: NewInvitation }
  | { type: 'link.stored' }

interface InvitingContext {
  invited: CallResults<'inviteOperator'> | null
  failure: ApiFailure | null
}

/**
 * An admin invites a colleague, or one who has lost the password or the app. The link is shown once and has to be handed over by the
 * admin; afterwards this page knows it no more.
 */
export const operatorInvitingMachine = setup({
  types: flowTypes<{ context: InvitingContext; events: InvitingEvent }>(),
  actors: {
    inviting: fromPromise<{ invited: CallResults<'inviteOperator'> }, { invitation: NewInvitation }>(
      async ({ input, signal }) => ({
        invited: (await callOperatorApi('inviteOperator', { body: input.invitation, signal })).results,
      }),
    ),
  },
  actions: {
    keep: assign((_, { invited }: { invited: CallResults<'inviteOperator'> }) => ({ invited, failure: null })),
    forget: assign(() => ({ invited: null, failure: null })),
  },
})
  .extend(failureHandling<InvitingContext, InvitingEvent>())
  .createMachine({
    id: 'operatorInviting',
    context: () => ({ invited: null, failure: null }),
    initial: 'resting',
    states: {
      resting: { on: { 'invitation.asked': { target: 'asking' } } },
      asking: {
        tags: ['dialog'],
        on: {
          'invitation.abandoned': { target: 'resting', actions: 'forget' },
          'invitation.submitted': { target: 'inviting', actions: 'clearFailure' },
        },
      },
      inviting: {
        tags: ['dialog', 'busy'],
        invoke: {
          id: 'inviting',
          src: 'inviting',
          input: ({ event }) => {
            if (event.type !== 'invitation.submitted') throw new Error('Nothing was submitted')
            return { invitation: event.invitation }
          },
          onDone: { target: 'invited', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: { target: 'asking', actions: 'setFailure' },
        },
      },
      invited: { tags: ['done'], on: { 'link.stored': { target: 'resting', actions: 'forget' } } },
    },
  })
