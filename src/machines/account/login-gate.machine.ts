import { emit, setup } from 'xstate'
import { paths } from '#src/lib/paths.ts'
import { navigate } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'

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
  types: flowTypes<{ context: LoginGateInput; events: LoginGateEvent; input: LoginGateInput }>(),
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
