import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, StateValue } from 'xstate'
import type { FlowEvents } from './flow-events.ts'
import { statesIn } from './flow-states.ts'
import { type Stride, walkerOf } from './flow-transitions.ts'

/** Limits of the environment: pages do not offer everything, and some changes are final. */
export interface FlowLimits<Event extends string = string> {
  /** Transitions that are not driven, each with its reason. */
  leftOut?: Readonly<Record<string, string>>
  /** Events that cannot occur in a state: a dialog covers the page, a form is locked. */
  barred?: Readonly<Record<string, readonly Event[]>>
  /** Events that cannot follow any more, however much later, once another has happened; `all`: a path ends with it. */
  rulesOut?: Readonly<Partial<Record<Event, readonly Event[] | 'all'>>>
}

/** Contexts that count further than this are taken for alike. */
const few = 3

/** A node of a machine's map: its state, with the events that may still occur. */
export interface Place {
  states: readonly string[]
  steps: readonly Step[]
}

export interface Step {
  event: string
  taken: readonly string[]
  to: Place
}

export interface Beginning {
  input: string
  taken: readonly string[]
  at: Place
}

/**
 * Maps all paths of the fixture's events through a machine. Two snapshots of a state are one place when their contexts look alike, each
 * event is taken by the same transitions, and the same is ruled out.
 */
export function mapOf<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events }: FlowEvents<Machine>,
  { leftOut = {}, barred = {}, rulesOut = {} }: FlowLimits = {},
): Beginning[] {
  const walker = walkerOf(machine)
  const flowEvents: [string, EventFromLogic<Machine>][] = Object.entries(events)
  const places = new Map<string, Place>()
  const unwalked: {
    place: Place & { steps: Step[] }
    snapshot: AnyMachineSnapshot
    offers: string[][]
    ruledOut: ReadonlySet<string>
  }[] = []

  const placeOf = (snapshot: AnyMachineSnapshot, ruledOut: ReadonlySet<string>): Place => {
    const offers = flowEvents.map(([, event]) => walker.offered(snapshot, event))
    // A snapshot of any machine has a context of any kind.
    const held = Object.entries(snapshot.context as object).map(([name, value]) => [name, outlineOf(value)])
    const key = JSON.stringify([snapshot.value, held, offers, [...ruledOut].sort()])
    const known = places.get(key)
    if (known !== undefined) return known
    const place = { states: statesIn(snapshot.value as StateValue), steps: [] as Step[] }
    places.set(key, place)
    unwalked.push({ place, snapshot, offers, ruledOut })
    return place
  }

  const beginnings = Object.entries(inputs).map(([input, value]) => {
    const { snapshot, taken } = walker.begin(value)
    return { input, taken, at: placeOf(snapshot, new Set()) }
  })
  for (let next = unwalked.shift(); next !== undefined; next = unwalked.shift()) {
    const { place, snapshot, offers, ruledOut } = next
    flowEvents.forEach(([name, event], at) => {
      if (offers[at]?.length === 0 || ruledOut.has(name) || place.states.some((state) => barred[state]?.includes(name))) return
      const { snapshot: after, taken } = walker.take(snapshot, event)
      if (taken.some((transition) => transition in leftOut)) return
      const out = rulesOut[name] ?? []
      const now = new Set([...ruledOut, ...(out === 'all' ? flowEvents.map(([each]) => each) : out)])
      place.steps.push({ event: name, taken, to: placeOf(after, now) })
    })
  }
  return beginnings
}

/** The outline of a value that guards may depend on: presence, and size up to a few. */
function outlineOf(value: unknown): unknown {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return Math.max(-1, Math.min(value, few))
  if (Array.isArray(value)) return Math.min(value.length, few)
  return value === null || value === undefined || value === '' ? null : 'filled'
}

/** Every transition that is taken on the map. */
export function transitionsOn(beginnings: readonly Beginning[]): string[] {
  const seen = new Set(beginnings.map(({ at }) => at))
  // Places are added while they are gone through.
  for (const place of seen) for (const { to } of place.steps) seen.add(to)
  const taken = [...beginnings.map((each) => each.taken), ...[...seen].flatMap(({ steps }) => steps.map((each) => each.taken))]
  return [...new Set(taken.flat())].sort()
}

/** What a walk along named events takes and passes. */
export function walkAlong<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events }: FlowEvents<Machine>,
  { input, steps }: { input: string; steps: readonly { event: string }[] },
): { transitions: string[]; states: string[] } {
  const walker = walkerOf(machine)
  if (!(input in inputs)) throw new Error(`No input of the machine is named ${input}`)
  // It is there, and may be undefined, which is what a machine without an input takes.
  const strides: Stride[] = [walker.begin(inputs[input] as InputFrom<Machine>)]
  for (const { event } of steps) {
    const [last] = strides.slice(-1)
    const met = events[event]
    if (last === undefined || met === undefined) throw new Error(`No event of the machine is named ${event}`)
    strides.push(walker.take(last.snapshot, met))
  }
  return {
    transitions: strides.flatMap(({ taken }) => taken),
    states: strides.flatMap(({ snapshot }) => statesIn(snapshot.value as StateValue)),
  }
}
