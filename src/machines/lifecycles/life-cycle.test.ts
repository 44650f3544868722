import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { bidMachine } from './bid.machine.ts'
import { callMachine } from './call.machine.ts'
import { companyDocumentsMachine } from './company-documents.machine.ts'
import { documentRequestMachine } from './document-request.machine.ts'
import { openStates } from './life-cycle.ts'
import { orderMachine } from './order.machine.ts'
import { paymentMachine } from './payment.machine.ts'
import { payoutMachine } from './payout.machine.ts'
import { productMachine } from './product.machine.ts'
import { quoteMachine } from './quote.machine.ts'
import { requirementMachine } from './requirement.machine.ts'
import { shipmentMachine } from './shipment.machine.ts'
import { subscriptionMachine } from './subscription.machine.ts'
import { ticketMachine } from './ticket.machine.ts'

describe('a life-cycle', () => {
  const endings = [
    [bidMachine, ['accepted', 'rejected', 'withdrawn', 'lapsed']],
    [callMachine, ['ended', 'missed', 'declined']],
    [companyDocumentsMachine, []],
    [documentRequestMachine, ['provided', 'refused']],
    [orderMachine, ['rejected', 'cancelled', 'completed', 'refunded']],
    [paymentMachine, ['failed', 'cancelled', 'declined', 'refunded']],
    [payoutMachine, ['arrived', 'returned', 'cancelled']],
    [productMachine, ['deleted']],
    [quoteMachine, ['accepted', 'rejected', 'withdrawn', 'expired']],
    [requirementMachine, ['awarded', 'closed', 'expired']],
    [shipmentMachine, ['delivered', 'cancelled']],
    [subscriptionMachine, ['expired']],
    [ticketMachine, ['closed']],
  ] as const

  it.each(endings)('$id ends in the states that nothing leads out of', (machine: AnyStateMachine, ends) => {
    const states = Object.values(machine.states)
    expect(states.filter(({ type }) => type === 'final').map(({ key }) => key)).toEqual(ends)
    expect(states.filter(({ transitions }) => transitions.size === 0).map(({ key }) => key)).toEqual(ends)
    expect(openStates(machine)).toEqual(states.map(({ key }) => key).filter((key) => !(ends as readonly string[]).includes(key)))
  })
})
