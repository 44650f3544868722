import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate'
import type { FlowEvents } from './flow-events.ts'
import { shortestPaths, statesIn, type WalkedPath } from './flow-states.ts'
import type { FlowLimits } from './flow-walks.ts'

export interface FlowStep {
  /** Its name in the fixtures. */
  event: string
  /** The states that the machine is in afterwards. */
  states: readonly string[]
}

/** The events from a start on, and the states that they lead to. */
export interface FlowPath {
  input: string
  start: readonly string[]
  steps: readonly FlowStep[]
}

/**
 * The machine's own shortest paths to each state, and for each event that lies on none of them the shortest path to a state that takes
 * it and does not bar it, with that event at its end. Paths that are the beginning of another are left out: that one passes where they
 * lead.
 */
export function flowPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  flowEvents: FlowEvents<Machine>,
  { barred = {} }: FlowLimits = {},
): FlowPath[] {
  const events = Object.entries(flowEvents.events)
  const nameOf = new Map<unknown, string>(events.map(([name, event]) => [event, name]))
  const isBarred = ({ start, steps }: FlowPath, name: string) =>
    (steps.at(-1)?.states ?? start).some((state) => barred[state]?.includes(name))
  const all = Object.entries(flowEvents.inputs)
    .flatMap(([input, value]) =>
      shortestPaths(
        machine,
        events.map(([, event]) => event),
        value,
      ).map((walked) => ({ path: named(input, walked, nameOf), end: () => endOf(machine, value, walked) })),
    )
    .toSorted((one, other) => one.path.steps.length - other.path.steps.length)

  const chosen = new Set<FlowPath>()
  const visited = new Set<string>()
  for (const { path } of all) {
    const passed = statesOn(path)
    // A beginning with nothing done is a path too.
    if (path.steps.length > 0 && passed.every((state) => visited.has(state))) continue
    passed.forEach((state) => visited.add(state))
    chosen.add(path)
  }
  const used = new Set([...chosen].flatMap(({ steps }) => steps.map(({ event }) => event)))
  for (const [name, event] of events) {
    if (used.has(name)) continue
    const taker = all.find(({ path, end }) => !isBarred(path, name) && end().can(event))
    if (taker === undefined) continue
    const [after] = transition<AnyStateMachine>(machine, taker.end(), event)
    // A snapshot of any machine has a value of any kind.
    const states = statesIn(after.value as StateValue)
    chosen.add({ ...taker.path, steps: [...taker.path.steps, { event: name, states }] })
  }
  const paths = [...chosen]
  return paths.filter((path) => !paths.some((other) => other !== path && beginsWith(other, path)))
}

/** Every state that a path passes, from its beginning on. */
export const statesOn = ({ start, steps }: FlowPath): string[] => [...start, ...steps.flatMap(({ states }) => states)]

function named(input: string, { steps: [first, ...rest] }: WalkedPath, nameOf: ReadonlyMap<unknown, string>): FlowPath {
  return {
    input,
    start: statesIn(first?.state.value ?? {}),
    steps: rest.map(({ event, state }) => ({ event: nameOf.get(event) ?? 'unnamed', states: statesIn(state.value) })),
  }
}

/** Returns the end of a path by its own steps: the graph stores one snapshot for all similar ones, which may be another's. */
function endOf<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  { steps }: WalkedPath,
): AnyMachineSnapshot {
  const [start] = initialTransition<AnyStateMachine>(machine, input)
  return steps.slice(1).reduce((at: AnyMachineSnapshot, { event }) => {
    const [after] = transition<AnyStateMachine>(machine, at, event)
    return after
  }, start)
}

const beginsWith = (path: FlowPath, beginning: FlowPath): boolean =>
  path.input === beginning.input &&
  path.steps.length >= beginning.steps.length &&
  beginning.steps.every(({ event }, index) => event === path.steps[index]?.event)
