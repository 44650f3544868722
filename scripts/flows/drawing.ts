import { type FlowGraph, type FlowMove, type FlowState, statesOf } from './graph.ts'
import type { Paths } from './shortest-paths.ts'

/** Returns a Mermaid state diagram of the machine. */
export function diagramOf({ root, moves }: FlowGraph): string {
  const within = new Set(moves.filter(({ from }) => from !== ''))
  return ['stateDiagram-v2', ...inner(root, [...within]).map((line) => `  ${line}`)].join('\n')
}

/** Transitions that every state allows; a diagram has no source for them. */
export function movesFromAnywhere({ moves }: FlowGraph): string[] {
  return moves
    .filter(({ from }) => from === '')
    .map((move) => `${labelOf(move)} → ${move.to === undefined ? 'stays' : `\`${move.to}\``}`)
}

/** Returns a table of the resting and final states, with the shortest path to each. */
export function pathsTable({ root }: FlowGraph, paths: Paths): string {
  const start = (root.type === 'parallel' ? root.children.map(({ key }) => key) : root.entered)
    .map((path) => `\`${path}\``)
    .join(' and ')
  const rows = statesOf(root)
    .filter((state) => state.type === 'atomic' || state.type === 'final')
    .map((state) => {
      const path = paths.get(state.path) ?? []
      const steps = path.map((move) => `${labelOf(move)} → \`${move.to ?? ''}\``)
      return `| \`${state.path}\` | ${steps.length === 0 ? 'the start' : [start, ...steps].join(' · ')} |`
    })
  return ['| State | Shortest way there |', '| --- | --- |', ...rows].join('\n')
}

function inner(state: FlowState, moves: readonly FlowMove[]): string[] {
  const regions = state.children.map((child) => [...stateLines(child, moves), ...movesInto(child, moves)])
  if (state.type === 'parallel') return regions.flatMap((lines, at) => (at === 0 ? lines : ['--', ...lines]))
  return [...state.entered.map((path) => `[*] --> ${idOf(path)}`), ...regions.flat()]
}

function stateLines(state: FlowState, moves: readonly FlowMove[]): string[] {
  const id = idOf(state.path)
  const named = id === state.key ? [] : [`state "${state.key}" as ${id}`]
  const eventsOn = [
    ...state.invokes.map((invoked) => `runs ${invoked}`),
    ...moves.filter(({ from, to }) => from === state.path && to === undefined).map((move) => `${labelOf(move)}: stays`),
  ]
  if (state.children.length === 0) return [...named, ...eventsOn.map((line) => `${id} : ${line}`)]
  return [
    ...named,
    `state ${id} {`,
    ...inner(state, moves).map((line) => `  ${line}`),
    '}',
    ...eventsOn.map((line) => `note right of ${id} : ${line}`),
  ]
}

/** The arrows that start at the state, and its end. */
function movesInto(state: FlowState, moves: readonly FlowMove[]): string[] {
  const id = idOf(state.path)
  const arrows = moves.flatMap((move) =>
    move.from === state.path && move.to !== undefined ? [`${id} --> ${idOf(move.to)} : ${labelOf(move)}`] : [],
  )
  return state.type === 'final' ? [...arrows, `${id} --> [*]`] : arrows
}

const idOf = (path: string): string => path.replaceAll('.', '_')

const labelOf = ({ event, guard }: FlowMove): string => (guard === undefined ? event : `${event} [${guard}]`)
