import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { nextState } from './life-cycle.ts'
import { type PayoutEvent, payoutMachine } from './payout.machine.ts'

describe('payout life-cycle', () => {
  const events = (['payout.cancel', 'payout.send', 'payout.arrive', 'payout.return'] as const).flatMap((type) =>
    (['seller', 'operator'] as const).map((by): PayoutEvent => ({ type, by })),
  )

  it('has the states of the contract, both ways', () =>
    expect(Object.keys(payoutMachine.states).toSorted()).toEqual(valuesOf('PayoutStatus')))

  it('reaches every state', () => {
    const reached = getShortestPaths(payoutMachine, { events }).map((path) => path.state.value)
    expect([...new Set(reached)].toSorted()).toEqual(Object.keys(payoutMachine.states).toSorted())
  })

  it('is the operator’s from the request on, but for the seller who cancels it before the bank has it', () => {
    const states = ['requested', 'sent', 'arrived', 'returned', 'cancelled'] as const
    const led = states.flatMap((state) =>
      events.flatMap((event) => {
        const next = nextState(payoutMachine, state, event)
        return next === undefined ? [] : [`${state} ${event.type} ${event.by} ${next}`]
      }),
    )
    expect(led).toEqual([
      'requested payout.cancel seller cancelled',
      'requested payout.send operator sent',
      'requested payout.return operator returned',
      'sent payout.arrive operator arrived',
      'sent payout.return operator returned',
    ])
  })
})
