import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bannerEvents } from '#tests/support/event-fixtures/banner.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { bannerMachine } from './banner.machine.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('reaches every state', () => {
  const { inputs, events } = bannerEvents
  expect(reachedStates(bannerMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(bannerMachine))
})

describe('the banner', () => {
  it('shows each message for three seconds, one after the other', () => {
    const { state } = runFlow(bannerMachine, { messages: 3, still: false })
    const shown = [0, 2_999, 1, 3_000, 3_000].map((time) => {
      vi.advanceTimersByTime(time)
      return state().context.shown
    })
    expect(shown).toEqual([0, 0, 1, 2, 0])
  })

  it('waits while somebody reads it', () => {
    const { actor, state } = runFlow(bannerMachine, { messages: 3, still: false })
    actor.send({ type: 'reading.begun' })
    vi.advanceTimersByTime(60_000)
    expect(state().context.shown).toBe(0)
    actor.send({ type: 'reading.ended' })
    vi.advanceTimersByTime(3_000)
    expect(state().context.shown).toBe(1)
  })

  it('stands still when told to, also once the pointer has left, until told to go on', () => {
    const { actor, state } = runFlow(bannerMachine, { messages: 3, still: false })
    actor.send({ type: 'reading.begun' })
    actor.send({ type: 'pause.chosen' })
    actor.send({ type: 'reading.ended' })
    vi.advanceTimersByTime(60_000)
    expect([state().context.shown, state().hasTag('still')]).toEqual([0, true])
    actor.send({ type: 'play.chosen' })
    vi.advanceTimersByTime(3_000)
    expect(state().context.shown).toBe(1)
  })

  it('begins still for who has asked their system for less motion', () => {
    const { state } = runFlow(bannerMachine, { messages: 3, still: true })
    vi.advanceTimersByTime(60_000)
    expect([state().context.shown, state().hasTag('still')]).toEqual([0, true])
  })
})
