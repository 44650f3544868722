import type { loginGateMachine } from '#src/machines/account/login-gate.machine.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const loginGateEvents = {
  inputs: { 'a page that needs a session': { from: '/my-order?page=2' } },
  events: { 'login.accepted': { type: 'login.accepted' }, 'login.declined': { type: 'login.declined' } },
} satisfies FlowEvents<typeof loginGateMachine>
