import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { type BidEvent, type BidParty, bidMachine } from './bid.machine.ts'
import { nextState } from './life-cycle.ts'

const parties: BidParty[] = ['buyer', 'seller', 'system']
// Every command by every party: the guards decide which of them count. The machine has no wildcard events.
const bidEvents = bidMachine.events.flatMap((type) => parties.map((by) => ({ type, by }) as BidEvent))

describe('bid life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(bidMachine.states).toSorted()).toEqual(valuesOf('BidStatus')))

  it('reaches every state', () => {
    const reached = getShortestPaths(bidMachine, { events: bidEvents }).map((path) => path.state.value)
    expect([...new Set(reached)].sort()).toEqual(Object.keys(bidMachine.states).sort())
  })

  it('lets only the named party make each change, and none once it has ended', () => {
    const states = ['submitted', 'accepted', 'rejected', 'withdrawn', 'lapsed'] as const
    const allowed = states.flatMap((state) =>
      bidEvents.flatMap((event) => {
        const next = nextState(bidMachine, state, event)
        return next === undefined ? [] : [`${state} ${event.type} ${event.by} ${next}`]
      }),
    )
    expect(allowed).toEqual([
      'submitted bid.accept buyer accepted',
      'submitted bid.reject buyer rejected',
      'submitted bid.withdraw seller withdrawn',
      'submitted bid.lapse system lapsed',
    ])
  })
})
