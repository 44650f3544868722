import type { AnyStateMachine } from 'xstate'
import type { FlowAlphabet } from './flow-alphabet.ts'
import type { FlowPath } from './flow-paths.ts'
import { type Beginning, type FlowLimits, mapOf, type Place, type Way } from './flow-walks.ts'

/** Steps that a path takes through what is known to come to something new; a new path is shorter than more. */
const reach = 3
/** A path is not led on past this many steps. */
const longest = 8

/**
 * Few paths that together take every transition of a machine that the alphabet's events can take within the limits, and so begin with
 * every input, meet every event and pass every state. A path is led on for as long as something new is near.
 */
export function transitionPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  alphabet: FlowAlphabet<Machine>,
  limits: FlowLimits = {},
): FlowPath[] {
  const beginnings = mapOf(machine, alphabet, limits)
  const met = new Set<string>()
  const trails: Trail[] = []
  for (let trail = nextTrail(beginnings, met); trail !== undefined; trail = nextTrail(beginnings, met)) {
    newsOf(trail).forEach((news) => met.add(news))
    let ahead = wayToNews(endOf(trail), met, reach)
    while (ahead !== undefined && trail.ways.length + ahead.length <= longest) {
      trail.ways.push(...ahead)
      newsOf(trail).forEach((news) => met.add(news))
      ahead = wayToNews(endOf(trail), met, reach)
    }
    trails.push(trail)
  }
  return needed(trails).map(({ beginning, ways }) => ({
    input: beginning.input,
    start: beginning.at.states,
    steps: ways.map(({ event, to }) => ({ event, states: to.states })),
  }))
}

interface Trail {
  beginning: Beginning
  ways: Way[]
}

const endOf = ({ beginning, ways }: Trail): Place => ways.at(-1)?.to ?? beginning.at

/** All that a trail comes past: each of these must be on one. */
const newsOf = ({ beginning, ways }: Trail): string[] => [...newsOfBeginning(beginning), ...ways.flatMap(newsOfWay)]

const newsOfBeginning = ({ input, taken, at }: Beginning): string[] => [
  ...[`input ${input}`, ...taken.map((transition) => `transition ${transition}`)],
  ...at.states.map((state) => `state ${state}`),
]

const newsOfWay = ({ event, taken, to }: Way): string[] => [
  ...[`event ${event}`, ...taken.map((transition) => `transition ${transition}`)],
  ...to.states.map((state) => `state ${state}`),
]

/** The shortest trail to something that was not met yet. */
function nextTrail(beginnings: readonly Beginning[], met: ReadonlySet<string>): Trail | undefined {
  const fresh = beginnings.find((beginning) => newsOfBeginning(beginning).some((news) => !met.has(news)))
  if (fresh !== undefined) return { beginning: fresh, ways: [] }
  return beginnings
    .flatMap((beginning) => {
      const ways = wayToNews(beginning.at, met, Infinity)
      return ways === undefined ? [] : [{ beginning, ways }]
    })
    .toSorted((one, other) => one.ways.length - other.ways.length)[0]
}

/** By breadth: the fewest ways from a place on, of which the last has something that was not met yet. */
function wayToNews(from: Place, met: ReadonlySet<string>, most: number): Way[] | undefined {
  const seen = new Set([from])
  let edge: { at: Place; ways: Way[] }[] = [{ at: from, ways: [] }]
  for (let steps = 1; steps <= most && edge.length > 0; steps += 1) {
    const further: typeof edge = []
    for (const { at, ways } of edge) {
      for (const way of at.ways) {
        if (newsOfWay(way).some((news) => !met.has(news))) return [...ways, way]
        if (seen.has(way.to)) continue
        seen.add(way.to)
        further.push({ at: way.to, ways: [...ways, way] })
      }
    }
    edge = further
  }
  return undefined
}

/** Without the trails that come past nothing but what others come past too; the shortest are given up first. */
function needed(trails: readonly Trail[]): Trail[] {
  const kept = new Set(trails)
  for (const trail of trails.toSorted((one, other) => one.ways.length - other.ways.length)) {
    const elsewhere = new Set([...kept].filter((other) => other !== trail).flatMap(newsOf))
    if (newsOf(trail).every((news) => elsewhere.has(news))) kept.delete(trail)
  }
  return [...kept]
}
