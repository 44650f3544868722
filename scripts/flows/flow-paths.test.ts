import { expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { flowPaths } from '#tests/support/flow-paths.ts'

/** A list opened at its second page, which goes to the first when the second is empty. */
const list = setup({
  types: {
    // Types are all that XState takes from this; the value is never read.
    context: {} as { page: number },
  },
  guards: { isPastTheEnd: ({ context }) => context.page > 1 },
  actions: { toFirstPage: assign({ page: 1 }) },
}).createMachine({
  id: 'list',
  context: { page: 2 },
  initial: 'reading',
  on: { sorted: { target: '.reading', actions: 'toFirstPage' } },
  states: {
    reading: {
      on: {
        found: { target: 'filled' },
        nothing: { target: 'empty' },
        fewer: [{ guard: 'isPastTheEnd', target: 'reading', reenter: true, actions: 'toFirstPage' }, { target: 'empty' }],
      },
    },
    filled: {},
    empty: {},
  },
})

const events = {
  sorted: { type: 'sorted' },
  found: { type: 'found' },
  nothing: { type: 'nothing' },
  fewer: { type: 'fewer' },
} as const

const eventsOn = (barred = {}) =>
  flowPaths(list, { inputs: { begin: undefined }, events }, { barred }).map(({ steps }) =>
    steps.map(({ event, states }) => `${event}: ${states.join(' ')}`).join(' → '),
  )

it('a path for an event ends where it leads from there, whatever else looks alike', () =>
  expect(eventsOn()).toEqual(['found: filled', 'nothing: empty', 'sorted: reading', 'fewer: reading']))

it('a path for an event goes to a state in which it is not barred', () =>
  expect(eventsOn({ reading: ['sorted'] })).toEqual(['nothing: empty', 'found: filled → sorted: reading', 'fewer: reading']))
