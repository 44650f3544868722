import { type FlowGraph, type FlowMove, type FlowState, statesOf } from './graph.ts'

/** The moves that lead to a state from the machine's start, or undefined when none do. */
export type Ways = ReadonlyMap<string, readonly FlowMove[] | undefined>

/**
 * The fewest moves to each state, by breadth from the start. It walks the drawn graph and takes every guard as open, so it ends for
 * every machine, also where context or an actor's answer decides; what it calls unreachable is so whatever they say.
 */
export function shortestWays({ root, moves }: FlowGraph): Ways {
  const states = new Map(statesOf(root).map((state) => [state.path, state]))
  const ways = new Map<string, readonly FlowMove[] | undefined>([...states.keys()].map((path) => [path, undefined]))
  const queue: string[] = []

  const enter = (path: string, way: readonly FlowMove[]): void => {
    for (const entered of [...ancestorsOf(path), ...closureOf(path, states)]) {
      if (ways.get(entered) !== undefined) continue
      ways.set(entered, way)
      queue.push(entered)
    }
  }

  enter('', [])
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const way = ways.get(path) ?? []
    const ended = states.get(path)?.type === 'final' ? parentOf(path) : undefined
    for (const move of moves) {
      const open = move.afterEndOf === undefined ? move.from === path : move.afterEndOf === ended
      if (open && move.to !== undefined) enter(move.to, [...way, move])
    }
  }
  return ways
}

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.')

function ancestorsOf(path: string): string[] {
  if (path === '') return []
  const parent = parentOf(path)
  return [...ancestorsOf(parent), parent]
}

/** The state and what entering it enters. */
function closureOf(path: string, states: ReadonlyMap<string, FlowState>): string[] {
  const state = states.get(path)
  if (state === undefined) return []
  // A history state stands for where its parent was left: at the least, the parent's start.
  if (state.type === 'history') return [path, ...closureOf(parentOf(path), states)]
  return [path, ...state.entered.flatMap((entered) => closureOf(entered, states))]
}
