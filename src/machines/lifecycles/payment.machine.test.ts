import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { components } from '#src/generated/schema.ts'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { nextState } from './life-cycle.ts'
import { type PaymentEvent, paymentMachine } from './payment.machine.ts'

type Schemas = components['schemas']

describe('payment life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(paymentMachine.states).toSorted()).toEqual(valuesOf('PaymentStatus')))

  it('reaches every state', () => {
    const reached = getShortestPaths(paymentMachine).map((path) => path.state.value)
    expect([...new Set(reached)].sort()).toEqual(Object.keys(paymentMachine.states).sort())
  })

  it('goes through the card’s answers or the operator’s, and back only as money given back', () => {
    // The machine has no wildcard events, so its descriptors are its event types; keys of its states are its state values.
    const events = paymentMachine.events.map((type) => ({ type }) as PaymentEvent)
    const led = Object.keys(paymentMachine.states).flatMap((state) =>
      events.flatMap((event) => {
        const next = nextState(paymentMachine, state as Schemas['PaymentStatus'], event)
        return next === undefined ? [] : [`${state} ${event.type} ${next}`]
      }),
    )
    expect(led).toEqual([
      'created payment.askBank processing',
      'created payment.succeed succeeded',
      'created payment.fail failed',
      'created payment.cancel cancelled',
      'created payment.declareTransfer review',
      'processing payment.askBank processing',
      'processing payment.succeed succeeded',
      'processing payment.fail failed',
      'processing payment.cancel cancelled',
      'review payment.approve approved',
      'review payment.decline declined',
      'succeeded payment.refund refunded',
      'approved payment.refund refunded',
    ])
  })
})
