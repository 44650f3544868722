import { emit, setup } from 'xstate'
import { paths } from '#src/lib/paths.ts'
import { type FlowEmitted, navigate } from '#src/machines/platform/emitted-events.ts'
import type { FlowTag } from '#src/machines/platform/flow-tags.ts'

export type LoginGateEvent = { type: 'login.accepted' } | { type: 'login.declined' }

export interface LoginGateInput {
  /** The address asked for, to be led to after signing in. */
  from: string
}

/**
 * Somebody without a session opens a page that needs one. They may sign in, and come back to that page, or stay where they are
 * with nothing shown.
 */
export const loginGateMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as LoginGateInput,
    events: {} as LoginGateEvent,
    input: {} as LoginGateInput,
    tags: {} as FlowTag,
    emitted: {} as FlowEmitted,
  },
  actions: {
    goToLogin: emit(({ context }) => navigate(paths.login, { replace: true, state: { from: context.from } })),
  },
}).createMachine({
  id: 'loginGate',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      tags: ['dialog'],
      on: {
        'login.accepted': { target: 'accepted', actions: 'goToLogin' },
        'login.declined': { target: 'declined' },
      },
    },
    accepted: {},
    declined: {},
  },
})
