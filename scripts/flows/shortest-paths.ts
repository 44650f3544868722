import { type FlowGraph, type FlowMove, type FlowState, statesOf } from './graph.ts'

/** The moves that lead to a state from the machine's start, or undefined when none do. */
export type Paths = ReadonlyMap<string, readonly FlowMove[] | undefined>

/**
 * Returns the shortest path to each state, breadth-first from the start. Walks the drawn graph and treats every guard as open, so it ends
 * for every machine; an unreachable state is unreachable whatever context and actors do.
 */
export function shortestPaths({ root, moves }: FlowGraph): Paths {
  const states = new Map(statesOf(root).map((state) => [state.path, state]))
  const paths = new Map<string, readonly FlowMove[] | undefined>([...states.keys()].map((path) => [path, undefined]))
  const queue: string[] = []

  const enter = (state: string, path: readonly FlowMove[]): void => {
    for (const entered of [...ancestorsOf(state), ...closureOf(state, states)]) {
      if (paths.get(entered) !== undefined) continue
      paths.set(entered, path)
      queue.push(entered)
    }
  }

  enter('', [])
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    const path = paths.get(state) ?? []
    const ended = states.get(state)?.type === 'final' ? parentOf(state) : undefined
    for (const move of moves) {
      const open = move.afterEndOf === undefined ? move.from === state : move.afterEndOf === ended
      if (open && move.to !== undefined) enter(move.to, [...path, move])
    }
  }
  return paths
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
  // A history state resumes where its parent was left: at the least, the parent's start.
  if (state.type === 'history') return [path, ...closureOf(parentOf(path), states)]
  return [path, ...state.entered.flatMap((entered) => closureOf(entered, states))]
}
