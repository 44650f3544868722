import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { nextState } from './life-cycle.ts'
import { type RequirementEvent, type RequirementParty, requirementMachine } from './requirement.machine.ts'

const parties: RequirementParty[] = ['buyer', 'system']
// Every command by every party: the guards decide which of them count. The machine has no wildcard events.
const requirementEvents = requirementMachine.events.flatMap((type) => parties.map((by) => ({ type, by }) as RequirementEvent))

describe('requirement life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(requirementMachine.states).toSorted()).toEqual(valuesOf('RequirementStatus')))

  it('reaches every state', () => {
    const reached = getShortestPaths(requirementMachine, { events: requirementEvents }).map((path) => path.state.value)
    expect([...new Set(reached)].sort()).toEqual(Object.keys(requirementMachine.states).sort())
  })

  it('lets only the named party make each change, and none once it has ended', () => {
    const states = ['open', 'awarded', 'closed', 'expired'] as const
    const allowed = states.flatMap((state) =>
      requirementEvents.flatMap((event) => {
        const next = nextState(requirementMachine, state, event)
        return next === undefined ? [] : [`${state} ${event.type} ${event.by} ${next}`]
      }),
    )
    expect(allowed).toEqual([
      'open requirement.award buyer awarded',
      'open requirement.close buyer closed',
      'open requirement.expire system expired',
    ])
  })
})
