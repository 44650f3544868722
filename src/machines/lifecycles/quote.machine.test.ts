import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { components } from '#src/generated/schema.ts'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { can, nextState } from './life-cycle.ts'
import { type QuoteEvent, type QuoteParty, quoteMachine } from './quote.machine.ts'

type QuoteStatus = components['schemas']['QuoteStatus']
const parties: QuoteParty[] = ['buyer', 'seller', 'system']
// Every command by every party: the guards decide which of them count.
const events = quoteMachine.events
  .filter((type) => type.startsWith('quote.'))
  .flatMap((type) => parties.map((by) => ({ type, by }) as QuoteEvent))
// Keys of a machine's states are its state values.
const states = Object.keys(quoteMachine.states) as QuoteStatus[]

describe('quote life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(quoteMachine.states).toSorted()).toEqual(valuesOf('QuoteStatus')))

  it('reaches every state', () => {
    const reached = getShortestPaths(quoteMachine, { events }).map((path) => path.state.value)
    expect([...new Set(reached)].sort()).toEqual(states.toSorted())
  })

  it('lets only the named party make each change', () => {
    const allowed = states.flatMap((state) =>
      events
        .filter((event) => can(quoteMachine, state, event))
        .map((event) => `${state} ${event.type} ${event.by} ${nextState(quoteMachine, state, event)}`),
    )
    expect(allowed).toEqual([
      'requested quote.offer seller offered',
      'requested quote.reject seller rejected',
      'requested quote.withdraw buyer withdrawn',
      'requested quote.expire system expired',
      'requested quote.note buyer requested',
      'requested quote.note seller requested',
      'offered quote.offer seller offered',
      'offered quote.reject buyer rejected',
      'offered quote.withdraw buyer withdrawn',
      'offered quote.withdraw seller withdrawn',
      'offered quote.expire system expired',
      'offered quote.note buyer offered',
      'offered quote.note seller offered',
      'offered quote.accept buyer accepted',
      'offered quote.counter buyer countered',
      'countered quote.offer seller offered',
      'countered quote.reject seller rejected',
      'countered quote.withdraw buyer withdrawn',
      'countered quote.expire system expired',
      'countered quote.note buyer countered',
      'countered quote.note seller countered',
      'countered quote.accept seller accepted',
    ])
  })
})
