import { describe, expect, it } from 'vitest'
import { fromPromise, not, setup } from 'xstate'
import { diagramOf, movesFromAnywhere, pathsTable } from './drawing.ts'
import { graphOf } from './graph.ts'
import { shortestPaths } from './shortest-paths.ts'

const machine = setup({
  actors: { search: fromPromise(async () => 'found') },
  guards: { ready: () => true },
  delays: { pause: 300 },
}).createMachine({
  id: 'sample',
  initial: 'idle',
  on: { 'person.left': { target: '.gone' } },
  states: {
    idle: { on: { 'text.entered': { guard: 'ready', target: 'working' }, 'help.read': {} } },
    working: {
      initial: 'waiting',
      states: {
        waiting: { after: { pause: 'searching' } },
        searching: { invoke: { id: 'search', src: 'search', onDone: 'found', onError: '#sample.failed' } },
        found: { type: 'final' },
      },
      onDone: [{ guard: not('ready'), target: 'idle' }, { target: 'shown' }],
    },
    shown: {
      type: 'parallel',
      states: { list: { initial: 'short', states: { short: { on: { 'more.asked': 'long' } }, long: {} } }, map: {} },
    },
    failed: { always: 'idle' },
    gone: { type: 'final' },
    forgotten: {},
  },
})

describe('the drawing of a machine', () => {
  it('shows states, events, guards, actors and ends', () =>
    expect(diagramOf(graphOf(machine)).split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> idle',
      '  idle : help.read: stays',
      '  idle --> working : text.entered [ready]',
      '  state working {',
      '    [*] --> working_waiting',
      '    state "waiting" as working_waiting',
      '    working_waiting --> working_searching : after pause',
      '    state "searching" as working_searching',
      '    working_searching : runs search',
      '    working_searching --> working_found : search answered',
      '    working_searching --> failed : search failed',
      '    state "found" as working_found',
      '    working_found --> [*]',
      '  }',
      '  working --> idle : came to its end [not ready]',
      '  working --> shown : came to its end',
      '  state shown {',
      '    state "list" as shown_list',
      '    state shown_list {',
      '      [*] --> shown_list_short',
      '      state "short" as shown_list_short',
      '      shown_list_short --> shown_list_long : more.asked',
      '      state "long" as shown_list_long',
      '    }',
      '    --',
      '    state "map" as shown_map',
      '  }',
      '  failed --> idle : at once',
      '  gone --> [*]',
    ]))

  it('tells moves that are made from every state apart', () =>
    expect(movesFromAnywhere(graphOf(machine))).toEqual(['person.left → `gone`']))
})

describe('the shortest paths', () => {
  const paths = shortestPaths(graphOf(machine))

  it('lead to every state, through what an actor answers and what comes to its end', () => {
    const steps = Object.fromEntries([...paths].map(([state, path]) => [state, path?.map(({ event }) => event)]))
    expect(steps).toEqual({
      '': [],
      idle: [],
      working: ['text.entered'],
      'working.waiting': ['text.entered'],
      'working.searching': ['text.entered', 'after pause'],
      'working.found': ['text.entered', 'after pause', 'search answered'],
      shown: ['text.entered', 'after pause', 'search answered', 'came to its end'],
      'shown.list': ['text.entered', 'after pause', 'search answered', 'came to its end'],
      'shown.list.short': ['text.entered', 'after pause', 'search answered', 'came to its end'],
      'shown.list.long': ['text.entered', 'after pause', 'search answered', 'came to its end', 'more.asked'],
      'shown.map': ['text.entered', 'after pause', 'search answered', 'came to its end'],
      failed: ['text.entered', 'after pause', 'search failed'],
      gone: ['person.left'],
      forgotten: undefined,
    })
  })

  it('are listed for the states in which one can rest', () =>
    expect(pathsTable(graphOf(machine), paths)).toContain(
      '| `working.searching` | `idle` · text.entered [ready] → `working` · after pause → `working.searching` |',
    ))
})
