import type { AnyStateMachine, EventFromLogic, InputFrom, StateValue } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

interface StateNode {
  states: Readonly<Record<string, StateNode>>
  /** Transitions taken at once: such a state is never final. */
  always?: readonly unknown[] | undefined
}

/** Every state of a machine in which it can rest, as `outer.inner`, sorted. */
export function statesOf(machine: AnyStateMachine): string[] {
  return statesBelow(machine.root as StateNode, '').sort()
}

function statesBelow({ states }: StateNode, prefix: string): string[] {
  return Object.entries(states).flatMap(([name, node]) =>
    (node.always ?? []).length > 0 ? [] : [prefix + name, ...statesBelow(node, `${prefix}${name}.`)],
  )
}

/**
 * The states on the shortest paths that `events` make, as `statesOf` writes them.
 */
export function reachedStates<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFromLogic<Machine>[],
  inputs: readonly InputFrom<Machine>[],
): string[] {
  const paths = inputs.flatMap((input) => shortestPaths(machine, events, input))
  return [...new Set(paths.flatMap(({ state }) => statesIn(state.value)))].sort()
}

interface Walked {
  /** `error` once an unobserved actor failed: the machine accepts no more events. */
  status: string
  value: StateValue
  context: object
  can: (event: unknown) => boolean
}

/** A path through a machine: the first step is its beginning, each of the others an event and what it led to. */
export interface WalkedPath {
  state: Walked
  steps: readonly { event: unknown; state: Walked }[]
}

/**
 * The shortest paths from `xstate/graph`, the shortest first. Two snapshots of the same state are taken for one when the same parts of
 * the context are filled: what they are filled with has no end.
 */
export function shortestPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFromLogic<Machine>[],
  input: InputFrom<Machine>,
): WalkedPath[] {
  const serializeState = ({ status, value, context }: { status?: string; value?: unknown; context?: object }) =>
    JSON.stringify([status, value, Object.entries(context ?? {}).flatMap(([name, held]) => (held === null ? [] : [name]))])
  // By their place, for not all that an event carries (a file) can be written as text.
  const serializeEvent = (event: unknown) => String(events.findIndex((known) => known === event))
  const options = { events: [...events], input, serializeState, serializeEvent, stopWhen: hasFailed }
  // The options' type asks for the machine's own snapshot, which the function above takes whatever it is.
  const paths = getShortestPaths(machine, options as never)
  // Every snapshot of a machine has these; a type parameter leaves open which machine it is.
  return (paths as unknown as WalkedPath[])
    .filter(({ state }) => !hasFailed(state))
    .toSorted((one, other) => one.steps.length - other.steps.length)
}

const hasFailed = ({ status }: { status: string }): boolean => status === 'error'

/** The states that a state value is in, as `statesOf` writes them. */
export function statesIn(value: StateValue, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix + value]
  return Object.entries(value).flatMap(([name, inner = {}]) => [prefix + name, ...statesIn(inner, `${prefix}${name}.`)])
}
