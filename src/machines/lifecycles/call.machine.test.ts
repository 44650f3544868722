import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { components } from '#src/generated/schema.ts'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { type CallEvent, callMachine } from './call.machine.ts'
import { can, nextState } from './life-cycle.ts'

type CallStatus = components['schemas']['CallStatus']
// Every command by everybody: the guards decide which of them count.
const events = callMachine.events
  .filter((type) => type.startsWith('call.'))
  .flatMap((type) => (['caller', 'called', 'system'] as const).map((by) => ({ type, by }) as CallEvent))
// Keys of a machine's states are its state values.
const states = Object.keys(callMachine.states) as CallStatus[]

describe('call life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(callMachine.states).toSorted()).toEqual(valuesOf('CallStatus')))

  it('reaches every state', () => {
    const reached = getShortestPaths(callMachine, { events }).map((path) => path.state.value)
    expect([...new Set(reached)].sort()).toEqual(states.toSorted())
  })

  it('is answered and declined by the called side alone, once, and given up by the caller', () => {
    const moves = states.flatMap((state) =>
      events
        .filter((event) => can(callMachine, state, event) && nextState(callMachine, state, event) !== state)
        .map((event) => `${state} ${event.type} ${event.by} ${nextState(callMachine, state, event)}`),
    )
    expect(moves.toSorted()).toEqual([
      'answered call.end called ended',
      'answered call.end caller ended',
      'answered call.lapse system ended',
      'calling call.answer called answered',
      'calling call.busy called missed',
      'calling call.end called declined',
      'calling call.end caller missed',
      'calling call.lapse system missed',
      'calling call.ring called ringing',
      'ringing call.answer called answered',
      'ringing call.busy called missed',
      'ringing call.end called declined',
      'ringing call.end caller missed',
      'ringing call.lapse system missed',
    ])
  })

  it('passes candidates on while it is open, and offers again until it is answered', () => {
    const stays = states.flatMap((state) =>
      events
        .filter((event) => nextState(callMachine, state, event) === state)
        .map((event) => `${state} ${event.type} ${event.by}`),
    )
    expect(stays.toSorted()).toEqual([
      'answered call.talk called',
      'answered call.talk caller',
      'calling call.offer caller',
      'calling call.talk called',
      'calling call.talk caller',
      'ringing call.offer caller',
      'ringing call.ring called',
      'ringing call.talk called',
      'ringing call.talk caller',
    ])
  })
})
