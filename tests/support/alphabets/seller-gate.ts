import type { sellerGateMachine } from '#src/machines/seller-gate.machine.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const sellerGateAlphabet = {
  inputs: { 'a page of the seller side': undefined },
  events: { 'switch.accepted': { type: 'switch.accepted' }, 'switch.declined': { type: 'switch.declined' } },
} satisfies FlowAlphabet<typeof sellerGateMachine>
