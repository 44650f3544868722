import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

interface StateNode {
  states: Readonly<Record<string, StateNode>>
  /** Transitions taken at once: nobody rests in such a state. */
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
 * The states on the shortest paths that `events` make, as `statesOf` writes them. Two snapshots
 * of the same state are taken for one when the same parts of the context are filled: what they are filled with has no end.
 */
export function reachedStates<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFromLogic<Machine>[],
  inputs: readonly InputFrom<Machine>[],
): string[] {
  const reached = new Set<string>()
  for (const input of inputs) {
    const serializeState = ({ value, context }: { value?: unknown; context?: object }) =>
      JSON.stringify([value, Object.entries(context ?? {}).flatMap(([name, held]) => (held === null ? [] : [name]))])
    // The options' type asks for the machine's own snapshot, which the function above takes whatever it is.
    const paths = getShortestPaths(machine, { events: [...events], input, serializeState } as never)
    for (const path of paths) namesOf((path.state as { value: unknown }).value, '').forEach((name) => reached.add(name))
  }
  return [...reached].sort()
}

function namesOf(value: unknown, prefix: string): string[] {
  if (typeof value === 'string') return [prefix + value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [prefix + name, ...namesOf(inner, `${prefix}${name}.`)])
}
