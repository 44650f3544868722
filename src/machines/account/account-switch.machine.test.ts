import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountSwitchEvents } from '#tests/support/event-fixtures/account-switch.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { accountSwitchMachine } from './account-switch.machine.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('reaches every state', () =>
  expect(
    reachedStates(accountSwitchMachine, Object.values(accountSwitchEvents.events), Object.values(accountSwitchEvents.inputs)),
  ).toEqual(statesOf(accountSwitchMachine)))

describe('switching sides', () => {
  it('asks first and changes nothing when the person thinks better of it', () => {
    const { actor, emitted, state } = runFlow(accountSwitchMachine, undefined)
    actor.send({ type: 'switch.asked', side: 'Seller' })
    expect(state().hasTag('dialog')).toBe(true)
    actor.send({ type: 'switch.cancelled' })
    vi.advanceTimersByTime(10_000)
    expect(emitted).toEqual([])
  })

  it.each([
    ['Seller', '/seller-home'],
    ['Buyer', '/'],
  ] as const)('changes to the %s side at once and leads to %s after 800 ms', (side, home) => {
    const { actor, emitted, state } = runFlow(accountSwitchMachine, undefined)
    actor.send({ type: 'switch.asked', side })
    actor.send({ type: 'switch.confirmed' })
    vi.advanceTimersByTime(799)
    expect(emitted).toEqual([{ type: 'session.switched', side }])
    expect(state().hasTag('busy')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: home })
    expect(state().hasTag('busy')).toBe(false)
  })
})
