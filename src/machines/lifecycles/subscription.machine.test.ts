import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { can, nextState } from './life-cycle.ts'
import { subscriptionMachine } from './subscription.machine.ts'

describe('subscription life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(subscriptionMachine.states).toSorted()).toEqual(valuesOf('Subscription', 'status')))

  it('reaches every state', () => {
    const reached = getShortestPaths(subscriptionMachine).map((path) => path.state.value)
    expect([...new Set(reached)].sort()).toEqual(Object.keys(subscriptionMachine.states).sort())
  })

  it('takes a cancelled one up again, but never one that has run out', () => {
    expect(nextState(subscriptionMachine, 'cancelled', { type: 'subscription.renew' })).toBe('active')
    expect(can(subscriptionMachine, 'expired', { type: 'subscription.renew' })).toBe(false)
  })
})
