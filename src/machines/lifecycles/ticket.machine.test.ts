import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { can, nextState, openStates } from './life-cycle.ts'
import { ticketMachine } from './ticket.machine.ts'

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
