import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { createTestModel, getShortestPaths } from 'xstate/graph'
import type { components } from '#src/generated/schema.ts'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { bidMachine } from './bid.machine.ts'
import { callMachine } from './call.machine.ts'
import { type CompanyDocumentsEvent, companyDocumentsMachine } from './company-documents.machine.ts'
import { documentRequestMachine } from './document-request.machine.ts'
import { can, nextState, openStates } from './life-cycle.ts'
import { type OrderEvent, type OrderParty, orderMachine } from './order.machine.ts'
import { type PaymentEvent, paymentMachine } from './payment.machine.ts'
import { type PayoutEvent, payoutMachine } from './payout.machine.ts'
import { productMachine } from './product.machine.ts'
import { quoteMachine } from './quote.machine.ts'
import { requirementMachine } from './requirement.machine.ts'
import { type ShipmentEvent, shipmentMachine } from './shipment.machine.ts'
import { ticketMachine } from './ticket.machine.ts'
import { subscriptionMachine } from './subscription.machine.ts'

type Schemas = components['schemas']
const parties: OrderParty[] = ['buyer', 'seller', 'carrier', 'system']
const circumstances = [{}, { free: true }, { left: true }, { overdue: true }]
// Every command by every party: the guards decide which of them count.
const orderEvents = orderMachine.events
  .filter((type) => type.startsWith('order.'))
  .flatMap((type) => parties.flatMap((by) => circumstances.map((named) => ({ type, by, ...named }) as OrderEvent)))

describe('a life-cycle', () => {
  const endings = [
    [bidMachine, ['accepted', 'rejected', 'withdrawn', 'lapsed']],
    [callMachine, ['ended', 'missed', 'declined']],
    [companyDocumentsMachine, []],
    [documentRequestMachine, ['provided', 'refused']],
    [orderMachine, ['rejected', 'cancelled', 'completed', 'refunded']],
    [paymentMachine, ['failed', 'cancelled', 'declined', 'refunded']],
    [payoutMachine, ['arrived', 'returned']],
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

const circumstanceOf = ({ free, left, overdue }: OrderEvent) =>
  free === true ? ' free' : left === true ? ' left' : overdue === true ? ' overdue' : ''
describe('payout life-cycle', () => {
  const events = (['payout.send', 'payout.arrive', 'payout.return'] as const).flatMap((type) =>
    (['seller', 'operator'] as const).map((by): PayoutEvent => ({ type, by })),
  )

  it('has the states of the contract, both ways', () =>
    expect(Object.keys(payoutMachine.states).toSorted()).toEqual(valuesOf('PayoutStatus')))

  it('reaches every state', () => {
    const reached = getShortestPaths(payoutMachine, { events }).map((path) => path.state.value)
    expect([...new Set(reached)].toSorted()).toEqual(Object.keys(payoutMachine.states).toSorted())
  })

  it('is the operator’s alone from the request on', () => {
    // Keys of a machine's states are its state values.
    const allowed = (Object.keys(payoutMachine.states) as Schemas['PayoutStatus'][]).flatMap((state) =>
      events
        .filter((event) => can(payoutMachine, state, event))
        .map((event) => `${state} ${event.type} ${event.by} ${nextState(payoutMachine, state, event)}`),
    )
    expect(allowed).toEqual([
      'requested payout.send operator sent',
      'requested payout.return operator returned',
      'sent payout.arrive operator arrived',
      'sent payout.return operator returned',
    ])
  })
})

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
    const paid = allowed.filter((step) => !/ (?:free|left|overdue)$/.test(step))
    const under = (name: string) =>
      allowed.filter((step) => step.endsWith(` ${name}`)).map((step) => step.replace(` ${name}`, ''))
    const free = under('free')
    expect(under('left').filter((step) => !paid.includes(step))).toEqual([
      'dispatched order.dispatch seller dispatched',
      'inTransit order.dispatch seller inTransit',
      'disputed order.dispatch seller disputed',
    ])
    expect(under('overdue').filter((step) => !paid.includes(step))).toEqual([
      'paid order.dispute buyer disputed',
      'processing order.dispute buyer disputed',
    ])
    expect(free.filter((step) => !paid.includes(step))).toEqual(['accepted order.process seller processing'])
    expect(paid.filter((step) => !free.includes(step))).toEqual(['accepted order.invoice seller invoiced'])
    expect(paid.toSorted()).toEqual(
      [
        'placed order.accept seller accepted',
        'placed order.reject seller rejected',
        'placed order.cancel buyer cancelled',
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
    for (const path of createTestModel(orderMachine).getShortestPaths({ events: orderEvents })) {
      let stored: Schemas['OrderStatus'] = 'placed'
      const move = ({ event }: { event: OrderEvent }) => {
        stored = nextState(orderMachine, stored, event) ?? stored
      }
      await path.test({
        events: Object.fromEntries(orderEvents.map(({ type }) => [type, move])),
        states: { '*': (snapshot) => expect(stored).toBe(snapshot.value) },
      })
      expect(stored).toBe(path.state.value)
    }
  })
})

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
    const states = ['offered', 'accepted', 'underway', 'delivered', 'cancelled'] as const
    const led = states.flatMap((state) =>
      events.flatMap((event) => {
        const next = nextState(shipmentMachine, state, event)
        return next === undefined ? [] : [`${state} ${event.type} ${event.by} ${next}${event.driven === true ? ' driven' : ''}`]
      }),
    )
    const undriven = led.filter((step) => !step.endsWith(' driven'))
    const driven = led.filter((step) => step.endsWith(' driven')).map((step) => step.replace(' driven', ''))
    expect(driven.filter((step) => !undriven.includes(step))).toEqual(
      ['offered', 'accepted', 'underway'].map((state) => `${state} shipment.replaceDriver seller offered`),
    )
    const delivering = (state: string, by: readonly string[]) => by.map((one) => `${state} shipment.deliver ${one} delivered`)
    expect(undriven.toSorted()).toEqual(
      [
        'offered shipment.accept carrier accepted',
        ...delivering('offered', ['buyer', 'seller', 'system']),
        'offered shipment.cancel seller cancelled',
        'accepted shipment.start carrier underway',
        'accepted shipment.report carrier accepted',
        ...delivering('accepted', parties),
        'accepted shipment.cancel seller cancelled',
        'underway shipment.report carrier underway',
        ...delivering('underway', parties),
        'underway shipment.cancel seller cancelled',
      ].toSorted(),
    )
  })
})

describe('product life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(productMachine.states).toSorted()).toEqual(valuesOf('ProductStatus')))

  it('goes on and off the market until it is deleted, and is promoted only while it is on', () => {
    const events = ['product.activate', 'product.deactivate', 'product.promote', 'product.delete'] as const
    const states = ['active', 'inactive', 'deleted'] as const
    const led = states.flatMap((state) =>
      events.map((type) => `${state} ${type} ${String(nextState(productMachine, state, { type }))}`),
    )
    expect(led.filter((step) => !step.endsWith('undefined'))).toEqual([
      'active product.deactivate inactive',
      'active product.promote active',
      'active product.delete deleted',
      'inactive product.activate active',
      'inactive product.delete deleted',
    ])
  })
})

describe('ticket life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(ticketMachine.states).toSorted()).toEqual(valuesOf('TicketStatus')))

  it('reaches every state', () => {
    const reached = getShortestPaths(ticketMachine).map((path) => path.state.value)
    expect([...new Set(reached)].sort()).toEqual(Object.keys(ticketMachine.states).sort())
  })

  it('goes to and fro until it is closed, and stays closed', () => {
    expect(openStates(ticketMachine)).toEqual(['open', 'answered'])
    expect(nextState(ticketMachine, 'answered', { type: 'ticket.reply' })).toBe('open')
    expect(can(ticketMachine, 'closed', { type: 'ticket.reply' })).toBe(false)
  })
})

describe('document request life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(documentRequestMachine.states).toSorted()).toEqual(valuesOf('DocumentRequestStatus')))

  it('is answered once, one way or the other', () => {
    const answers = ['document.provide', 'document.refuse'] as const
    const states = ['requested', 'provided', 'refused'] as const
    const led = states.flatMap((state) =>
      answers.map((type) => `${state} ${type} ${String(nextState(documentRequestMachine, state, { type }))}`),
    )
    expect(led).toEqual([
      'requested document.provide provided',
      'requested document.refuse refused',
      'provided document.provide undefined',
      'provided document.refuse undefined',
      'refused document.provide undefined',
      'refused document.refuse undefined',
    ])
  })
})

describe('life-cycle of a company’s papers', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(companyDocumentsMachine.states).toSorted()).toEqual(valuesOf('CompanyStatus')))

  it('lets the company send and rename, and the staff decide about what waits', () => {
    const states = ['none', 'pending', 'verified', 'refused'] as const
    // The machine has no wildcard events, so its descriptors are its event types.
    const events = companyDocumentsMachine.events.flatMap((type) =>
      (['company', 'system'] as const).map((by) => ({ type, by }) as CompanyDocumentsEvent),
    )
    const led = states.flatMap((state) =>
      events.flatMap((event) => {
        const next = nextState(companyDocumentsMachine, state, event)
        return next === undefined ? [] : [`${state} ${event.type} ${event.by} ${next}`]
      }),
    )
    expect(led.sort()).toEqual([
      'none papers.send company pending',
      'pending papers.refuse system refused',
      'pending papers.rename company pending',
      'pending papers.send company pending',
      'pending papers.verify system verified',
      'refused papers.send company pending',
      'verified papers.rename company pending',
      'verified papers.revoke system refused',
      'verified papers.send company pending',
    ])
  })
})
