import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { components } from '#src/generated/schema.ts'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { nextState } from './life-cycle.ts'
import { type SubscriptionEvent, subscriptionMachine } from './subscription.machine.ts'

type Status = components['schemas']['Subscription']['status']

describe('subscription life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(subscriptionMachine.states).toSorted()).toEqual(valuesOf('Subscription', 'status')))

  it('reaches every state', () => {
    const reached = getShortestPaths(subscriptionMachine).map((path) => path.state.value)
    expect([...new Set(reached)].sort()).toEqual(Object.keys(subscriptionMachine.states).sort())
  })

  it('is renewed or fails to be, is taken up again while it runs, and never after its end', () => {
    // The machine has no wildcard events, so its descriptors are its event types; keys of its states are its state values.
    const events = subscriptionMachine.events.map((type) => ({ type }) as SubscriptionEvent)
    const led = Object.keys(subscriptionMachine.states).flatMap((state) =>
      events.flatMap((event) => {
        const next = nextState(subscriptionMachine, state as Status, event)
        return next === undefined ? [] : [`${state} ${event.type} ${next}`]
      }),
    )
    expect(led).toEqual([
      'active subscription.renew active',
      'active subscription.failRenewal grace',
      'active subscription.cancel cancelled',
      'active subscription.expire expired',
      'grace subscription.renew active',
      'grace subscription.failRenewal grace',
      'grace subscription.cancel expired',
      'grace subscription.expire expired',
      'cancelled subscription.renew active',
      'cancelled subscription.expire expired',
      'cancelled subscription.resume active',
    ])
  })
})
