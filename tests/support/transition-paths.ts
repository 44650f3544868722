import type { AnyStateMachine } from 'xstate'
import type { FlowEvents } from './flow-events.ts'
import type { FlowPath } from './flow-paths.ts'
import { type Beginning, type FlowLimits, mapOf, type Place, type Step } from './flow-walks.ts'

/** Steps that a path takes through what is known to come to something new; a new path is shorter than more. */
const reach = 3
/** A path is not led on past this many steps. */
const longest = 8

/**
 * Few paths that together take every transition of a machine that the fixture's events can take within the limits, and so begin with
 * every input, meet every event and pass every state. A path is led on for as long as something new is near.
 */
export function transitionPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  flowEvents: FlowEvents<Machine>,
  limits: FlowLimits = {},
): FlowPath[] {
  const beginnings = mapOf(machine, flowEvents, limits)
  const met = new Set<string>()
  const trails: Trail[] = []
  for (let trail = nextTrail(beginnings, met); trail !== undefined; trail = nextTrail(beginnings, met)) {
    newOn(trail).forEach((item) => met.add(item))
    let ahead = pathToNew(endOf(trail), met, reach)
    while (ahead !== undefined && trail.steps.length + ahead.length <= longest) {
      trail.steps.push(...ahead)
      newOn(trail).forEach((item) => met.add(item))
      ahead = pathToNew(endOf(trail), met, reach)
    }
    trails.push(trail)
  }
  return needed(trails).map(({ beginning, steps }) => ({
    input: beginning.input,
    start: beginning.at.states,
    steps: steps.map(({ event, to }) => ({ event, states: to.states })),
  }))
}

interface Trail {
  beginning: Beginning
  steps: Step[]
}

const endOf = ({ beginning, steps }: Trail): Place => steps.at(-1)?.to ?? beginning.at

/** All that a trail comes past: each of these must be on one. */
const newOn = ({ beginning, steps }: Trail): string[] => [...newOnBeginning(beginning), ...steps.flatMap(newOnStep)]

const newOnBeginning = ({ input, taken, at }: Beginning): string[] => [
  `input ${input}`,
  ...taken.map((transition) => `transition ${transition}`),
  ...at.states.map((state) => `state ${state}`),
]

const newOnStep = ({ event, taken, to }: Step): string[] => [
  `event ${event}`,
  ...taken.map((transition) => `transition ${transition}`),
  ...to.states.map((state) => `state ${state}`),
]

/** The shortest trail to something that was not met yet. */
function nextTrail(beginnings: readonly Beginning[], met: ReadonlySet<string>): Trail | undefined {
  const fresh = beginnings.find((beginning) => newOnBeginning(beginning).some((item) => !met.has(item)))
  if (fresh !== undefined) return { beginning: fresh, steps: [] }
  return beginnings
    .flatMap((beginning) => {
      const steps = pathToNew(beginning.at, met, Infinity)
      return steps === undefined ? [] : [{ beginning, steps }]
    })
    .toSorted((one, other) => one.steps.length - other.steps.length)[0]
}

/** By breadth: the fewest steps from a place on, of which the last has something that was not met yet. */
function pathToNew(from: Place, met: ReadonlySet<string>, most: number): Step[] | undefined {
  const seen = new Set([from])
  let edge: { at: Place; steps: Step[] }[] = [{ at: from, steps: [] }]
  for (let length = 1; length <= most && edge.length > 0; length += 1) {
    const further: typeof edge = []
    for (const { at, steps } of edge) {
      for (const step of at.steps) {
        if (newOnStep(step).some((item) => !met.has(item))) return [...steps, step]
        if (seen.has(step.to)) continue
        seen.add(step.to)
        further.push({ at: step.to, steps: [...steps, step] })
      }
    }
    edge = further
  }
  return undefined
}

/** Without the trails that come past nothing but what others come past too; the shortest are given up first. */
function needed(trails: readonly Trail[]): Trail[] {
  const remaining = new Set(trails)
  for (const trail of trails.toSorted((one, other) => one.steps.length - other.steps.length)) {
    const elsewhere = new Set([...remaining].filter((other) => other !== trail).flatMap(newOn))
    if (newOn(trail).every((item) => elsewhere.has(item))) remaining.delete(trail)
  }
  return [...remaining]
}
