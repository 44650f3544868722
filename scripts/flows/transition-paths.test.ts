import { describe, expect, it } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { transitionsOf } from '#tests/support/flow-transitions.ts'
import { type FlowLimits, mapOf, transitionsOn, walkAlong } from '#tests/support/flow-walks.ts'
import { transitionPaths } from '#tests/support/transition-paths.ts'

/** A door with a counter: the third knock opens it. */
const door = setup({
  types: {
    // Types are all that XState takes from this; the value is never read.
    context: {} as { knocks: number },
  },
  guards: { isThird: ({ context }) => context.knocks === 2 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        knock: [{ guard: 'isThird', target: 'open' }, { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) }],
      },
    },
    open: { on: { push: { target: 'shut' }, '*': {} } },
  },
})

const doorEventsByName = { knock: { type: 'knock' }, push: { type: 'push' }, shout: { type: 'shout' } }
const doorEvents = { inputs: { begin: undefined }, events: doorEventsByName }

/** Two lamps, and a switch for both that only turns them off. */
const lamps = createMachine({
  id: 'lamps',
  type: 'parallel',
  on: { allOff: { target: ['.left.off', '.right.off'] } },
  states: {
    left: { initial: 'off', states: { off: { on: { left: 'on' } }, on: { on: { left: 'off' } } } },
    right: { initial: 'off', states: { off: { on: { right: 'on' } }, on: {} } },
  },
})

const lampsEvents = {
  inputs: { dark: undefined },
  events: { left: { type: 'left' }, right: { type: 'right' }, allOff: { type: 'allOff' } },
}

/** A visitor with a ticket goes in at once. */
const gate = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as { ticket: boolean },
    input: {} as { ticket: boolean },
  },
  guards: { hasTicket: ({ context }) => context.ticket },
}).createMachine({
  id: 'gate',
  context: ({ input }) => ({ ticket: input.ticket }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasTicket', target: 'inside' }, { target: 'outside' }] },
    inside: { type: 'final' },
    outside: { on: { buy: { target: 'arriving', actions: assign({ ticket: true }) } } },
  },
})

const gateEvents = {
  inputs: { 'with a ticket': { ticket: true }, 'with nothing': { ticket: false } },
  events: { buy: { type: 'buy' } },
}

type Machine = Parameters<typeof transitionsOf>[0]

const eventsOn = (machine: Machine, flowEvents: FlowEvents, limits?: FlowLimits) =>
  transitionPaths(machine, flowEvents, limits).map(({ input, steps }) => [input, ...steps.map(({ event }) => event)].join(' → '))

const takenBy = (machine: Machine, flowEvents: FlowEvents, limits?: FlowLimits) => [
  ...new Set(transitionPaths(machine, flowEvents, limits).flatMap((path) => walkAlong(machine, flowEvents, path).transitions)),
]

describe('the transitions of a machine', () => {
  it('are told apart by state, event and place among the candidates', () =>
    expect(transitionsOf(door)).toEqual(['shut: knock 1', 'shut: knock 2', 'open: push', 'open: *']))

  it('belong to the state that has them: the whole machine, a region, a state that is left at once', () => {
    const lampsHave = ['everywhere: allOff', 'left.off: left', 'left.on: left', 'right.off: right']
    expect(transitionsOf(lamps)).toEqual(lampsHave)
    expect(transitionsOf(gate)).toEqual(['arriving: always 1', 'arriving: always 2', 'outside: buy'])
  })
})

describe('paths along every transition', () => {
  it('take each candidate of a guard, what changes no state, and what a wildcard takes', () =>
    expect(takenBy(door, doorEvents).sort()).toEqual(['open: *', 'open: push', 'shut: knock 1', 'shut: knock 2']))

  it('go on where a new path would begin again', () =>
    expect(eventsOn(door, doorEvents)).toEqual(['begin → knock → knock → knock → knock → push → knock → shout']))

  it('take the transitions of each region and those above them', () => {
    expect(takenBy(lamps, lampsEvents).sort()).toEqual(transitionsOf(lamps).sort())
    expect(eventsOn(lamps, lampsEvents)).toHaveLength(1)
  })

  it('begin with each input and take what is taken at once', () => {
    expect(eventsOn(gate, gateEvents)).toEqual(['with a ticket', 'with nothing → buy'])
    expect(takenBy(gate, gateEvents).sort()).toEqual(transitionsOf(gate).sort())
  })

  it('say where they lead', () =>
    expect(transitionPaths(gate, gateEvents).at(-1)).toEqual({
      input: 'with nothing',
      start: ['outside'],
      steps: [{ event: 'buy', states: ['inside'] }],
    }))
})

describe('the limits of the world', () => {
  it('leave transitions out by their name', () =>
    expect(takenBy(lamps, lampsEvents, { leftOut: { 'left.on: left': 'It sticks.' } }).sort()).toEqual([
      'everywhere: allOff',
      'left.off: left',
      'right.off: right',
    ]))

  it('bar an event in a state, whichever state the others are in', () => {
    const paths = transitionPaths(lamps, lampsEvents, { barred: { 'left.on': ['right'] } })
    const states = paths.flatMap(({ start, steps }) =>
      steps.map(({ event }, index) => ({ event, before: index === 0 ? start : (steps[index - 1]?.states ?? []) })),
    )
    expect(states.filter(({ event, before }) => event === 'right' && before.includes('left.on'))).toEqual([])
    expect(takenBy(lamps, lampsEvents, { barred: { 'left.on': ['right'] } })).toContain('right.off: right')
  })

  it('rule out what cannot follow, however much later', () => {
    for (const path of eventsOn(lamps, lampsEvents, { rulesOut: { right: ['left'] } })) expect(path).not.toMatch(/right.*left/)
    for (const path of eventsOn(lamps, lampsEvents, { rulesOut: { allOff: 'all' } })) expect(path).not.toMatch(/allOff →/)
  })

  it('do not change what is possible without them', () =>
    expect(transitionsOn(mapOf(lamps, lampsEvents))).toEqual(transitionsOf(lamps).sort()))
})
