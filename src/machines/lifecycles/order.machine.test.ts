import { describe, expect, it } from 'vitest'
import { createTestModel, getShortestPaths } from 'xstate/graph'
import type { components } from '#src/generated/schema.ts'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { can, nextState } from './life-cycle.ts'
import { type OrderEvent, type OrderParty, orderMachine } from './order.machine.ts'

type Schemas = components['schemas']
const parties: OrderParty[] = ['buyer', 'seller', 'carrier', 'system']
const circumstances = [
  {},
  { free: true },
  { left: true },
  { nothingCarried: true },
  { overdue: true },
  { freightLater: true },
  { onTerms: true },
  { unpaid: true },
  { unpaid: true, overdue: true },
]
// Every command by every party: the guards decide which of them count.
const orderEvents = orderMachine.events
  .filter((type) => type.startsWith('order.'))
  .flatMap((type) => parties.flatMap((by) => circumstances.map((named) => ({ type, by, ...named }) as OrderEvent)))

const circumstanceOf = ({ free, left, nothingCarried, overdue, freightLater, onTerms, unpaid }: OrderEvent) => {
  if (unpaid === true) return overdue === true ? ' unpaidOverdue' : ' unpaid'
  const named = { free, left, nothingCarried, overdue, freightLater, onTerms }
  const name = Object.entries(named).find(([, holds]) => holds === true)?.[0]
  return name === undefined ? '' : ` ${name}`
}

describe('order life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(orderMachine.states).toSorted()).toEqual(valuesOf('OrderStatus')))

  it('reaches every state', () => {
    const paths = getShortestPaths(orderMachine, { events: orderEvents })
    const reached = paths.map((path) => path.state.value).sort()
    expect([...new Set(reached)]).toEqual(Object.keys(orderMachine.states).sort())
  })

  it('lets only the named party make each change', () => {
    const allowed = Object.keys(orderMachine.states).flatMap((state) =>
      orderEvents
        // Keys of a machine's states are its state values.
        .filter((event) => can(orderMachine, state as Schemas['OrderStatus'], event))
        .map(
          (event) =>
            `${state} ${event.type} ${event.by} ${nextState(orderMachine, state as Schemas['OrderStatus'], event)}${circumstanceOf(event)}`,
        ),
    )
    const paid = allowed.filter(
      (step) => !/ (?:free|left|nothingCarried|overdue|freightLater|onTerms|unpaid|unpaidOverdue)$/.test(step),
    )
    const under = (name: string) =>
      allowed.filter((step) => step.endsWith(` ${name}`)).map((step) => step.replace(` ${name}`, ''))
    const free = under('free')
    expect(under('left').filter((step) => !paid.includes(step))).toEqual([
      'dispatched order.dispatch seller dispatched',
      'inTransit order.dispatch seller inTransit',
      'disputed order.dispatch seller disputed',
    ])
    expect(under('nothingCarried').filter((step) => !paid.includes(step))).toEqual([
      'dispatched order.withdrawDispatch seller processing',
      'inTransit order.withdrawDispatch seller processing',
    ])
    expect(under('overdue').filter((step) => !paid.includes(step))).toEqual([
      'paid order.refund buyer refunded',
      'paid order.dispute buyer disputed',
      'processing order.refund buyer refunded',
      'processing order.dispute buyer disputed',
    ])
    const later = under('freightLater')
    expect(later.filter((step) => !paid.includes(step))).toEqual(['placed order.quoteFreight seller freightQuoted'])
    expect(paid.filter((step) => !later.includes(step))).toEqual(['placed order.accept seller accepted'])
    expect(under('onTerms').filter((step) => !paid.includes(step))).toEqual([
      'invoiced order.process seller processing',
      'invoiced order.postpone buyer invoiced',
      'invoiced order.postpone seller invoiced',
      'paymentReview order.process seller processing',
      'paymentReview order.postpone buyer paymentReview',
      'paymentReview order.postpone seller paymentReview',
    ])
    const unpaid = under('unpaid')
    expect(unpaid.filter((step) => !paid.includes(step))).toEqual([
      'processing order.cancel seller cancelled',
      'disputed order.cancel system cancelled',
    ])
    expect(paid.filter((step) => !unpaid.includes(step))).toEqual([
      'paid order.refund seller refunded',
      'processing order.refund seller refunded',
    ])
    expect(under('unpaidOverdue').filter((step) => !unpaid.includes(step))).toEqual([
      'paid order.dispute buyer disputed',
      'processing order.cancel buyer cancelled',
      'processing order.dispute buyer disputed',
    ])
    expect(free.filter((step) => !paid.includes(step))).toEqual([
      'accepted order.process seller processing',
      'processing order.cancel seller cancelled',
    ])
    expect(paid.filter((step) => !free.includes(step))).toEqual([
      'accepted order.invoice seller invoiced',
      'paid order.refund seller refunded',
      'processing order.refund seller refunded',
    ])
    expect(paid.toSorted()).toEqual(
      [
        'placed order.accept seller accepted',
        'placed order.reject seller rejected',
        'placed order.cancel buyer cancelled',
        'freightQuoted order.acceptFreight buyer accepted',
        'freightQuoted order.quoteFreight seller freightQuoted',
        'freightQuoted order.reject seller rejected',
        'freightQuoted order.cancel buyer cancelled',
        'freightQuoted order.cancel system cancelled',
        'accepted order.cancel buyer cancelled',
        'accepted order.cancel seller cancelled',
        'accepted order.invoice seller invoiced',
        'invoiced order.cancel buyer cancelled',
        'invoiced order.cancel seller cancelled',
        'invoiced order.pay system paid',
        'invoiced order.declareTransfer buyer paymentReview',
        'paymentReview order.pay system paid',
        'paymentReview order.declineTransfer system invoiced',
        'paid order.process seller processing',
        'paid order.postpone buyer paid',
        'paid order.postpone seller paid',
        'processing order.postpone buyer processing',
        'processing order.postpone seller processing',
        'paid order.dispute system disputed',
        'paid order.refund seller refunded',
        'processing order.dispute system disputed',
        'processing order.refund seller refunded',
        'processing order.dispatch seller dispatched',
        'dispatched order.pickUp carrier inTransit',
        'dispatched order.deliver buyer delivered',
        'dispatched order.deliver seller delivered',
        'dispatched order.deliver carrier delivered',
        'dispatched order.deliver system delivered',
        'dispatched order.dispute buyer disputed',
        'dispatched order.dispute system disputed',
        'inTransit order.deliver buyer delivered',
        'inTransit order.deliver seller delivered',
        'inTransit order.deliver carrier delivered',
        'inTransit order.deliver system delivered',
        'inTransit order.dispute buyer disputed',
        'inTransit order.dispute system disputed',
        'delivered order.confirm buyer completed',
        'delivered order.confirm system completed',
        'delivered order.dispute buyer disputed',
        'disputed order.confirm buyer completed',
        'disputed order.refund system refunded',
        'disputed order.settle system completed',
      ].toSorted(),
    )
  })

  it('leads a stored order, one resolved state at a time, where its model goes', async () => {
    const states = Object.keys(orderMachine.states) as Schemas['OrderStatus'][]
    // Most circumstances change nothing of most events, and each event more makes the search for paths longer.
    const events = orderEvents.filter((event, at) => {
      const plain = orderEvents.find(({ type, by }) => type === event.type && by === event.by)
      const first = orderEvents.indexOf(plain ?? event) === at
      return states.some((state) => {
        const next = nextState(orderMachine, state, event)
        return next !== undefined && (first || next !== nextState(orderMachine, state, plain ?? event))
      })
    })
    for (const path of createTestModel(orderMachine).getShortestPaths({ events })) {
      let stored: Schemas['OrderStatus'] = 'placed'
      const move = ({ event }: { event: OrderEvent }) => {
        stored = nextState(orderMachine, stored, event) ?? stored
      }
      await path.test({
        events: Object.fromEntries(events.map(({ type }) => [type, move])),
        states: { '*': (snapshot) => expect(stored).toBe(snapshot.value) },
      })
      expect(stored).toBe(path.state.value)
    }
  })
})
