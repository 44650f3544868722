import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { nextState } from './life-cycle.ts'
import type { OrderParty } from './order.machine.ts'
import { type ShipmentEvent, shipmentMachine } from './shipment.machine.ts'

const parties: OrderParty[] = ['buyer', 'seller', 'carrier', 'system']

describe('shipment life-cycle', () => {
  // The machine has no wildcard events, so its descriptors are its event types.
  const events = shipmentMachine.events.flatMap((type) =>
    parties.flatMap((by) => [false, true].map((driven) => ({ type, by, driven }) as ShipmentEvent)),
  )

  it('has the states of the contract, both ways', () =>
    expect(Object.keys(shipmentMachine.states).toSorted()).toEqual(valuesOf('ShipmentState')))

  it('reaches every state', () => {
    const reached = getShortestPaths(shipmentMachine, { events }).map((path) => path.state.value)
    expect([...new Set(reached)].sort()).toEqual(Object.keys(shipmentMachine.states).sort())
  })

  it('lets the driver report, whoever knows it deliver, and the seller alone take it back or replace a driver', () => {
    const states = ['offered', 'accepted', 'underway', 'failed', 'delivered', 'cancelled'] as const
    const led = states.flatMap((state) =>
      events.flatMap((event) => {
        const next = nextState(shipmentMachine, state, event)
        return next === undefined ? [] : [`${state} ${event.type} ${event.by} ${next}${event.driven === true ? ' driven' : ''}`]
      }),
    )
    const undriven = led.filter((step) => !step.endsWith(' driven'))
    const driven = led.filter((step) => step.endsWith(' driven')).map((step) => step.replace(' driven', ''))
    expect(driven.filter((step) => !undriven.includes(step)).toSorted()).toEqual(
      [
        ...['offered', 'accepted', 'underway', 'failed'].map((state) => `${state} shipment.replaceDriver seller offered`),
        'failed shipment.retry seller accepted',
      ].toSorted(),
    )
    const delivering = (state: string, by: readonly string[]) => by.map((one) => `${state} shipment.deliver ${one} delivered`)
    expect(undriven.toSorted()).toEqual(
      [
        'offered shipment.accept carrier accepted',
        ...delivering('offered', ['buyer', 'seller', 'system']),
        'offered shipment.cancel seller cancelled',
        'accepted shipment.start carrier underway',
        'accepted shipment.report carrier accepted',
        'accepted shipment.fail carrier failed',
        ...delivering('accepted', parties),
        'accepted shipment.cancel seller cancelled',
        'underway shipment.report carrier underway',
        'underway shipment.fail carrier failed',
        'failed shipment.report carrier failed',
        ...delivering('failed', parties),
        'failed shipment.cancel seller cancelled',
        ...delivering('underway', parties),
        'underway shipment.cancel seller cancelled',
      ].toSorted(),
    )
  })
})
