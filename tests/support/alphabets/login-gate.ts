import type { loginGateMachine } from '#src/machines/login-gate.machine.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const loginGateAlphabet = {
  inputs: { 'a page that needs a session': { from: '/my-order?page=2' } },
  events: { 'login.accepted': { type: 'login.accepted' }, 'login.declined': { type: 'login.declined' } },
} satisfies FlowAlphabet<typeof loginGateMachine>
