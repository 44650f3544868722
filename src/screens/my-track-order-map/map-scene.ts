import type { components } from '#src/generated/schema.ts'
import type { Destination } from '#src/machines/delivery/order-map.machine.ts'

type Position = components['schemas']['Shipment']['positions'][number]

export type MarkKind = 'first' | 'newest' | 'destination'

export interface MapMark {
  kind: MarkKind
  latitude: number
  longitude: number
  /** What stands there, in the reader's words. */
  label: string
  /** What the mark carries on the map itself. */
  tag?: string
}

type Point = Pick<Position, 'latitude' | 'longitude'>

/** What is drawn over the world. */
export interface MapScene {
  /** Name of the map for assistive technology. */
  name: string
  /** Where the goods of each shipment have been, the oldest first. */
  routes: readonly (readonly Point[])[]
  marks: readonly MapMark[]
}

export interface MarkLabels {
  time: (at: string) => string
  first: (at: string) => string
  newest: (at: string) => string
  destination: (city: string) => string
}

/** A line for each shipment that was reported somewhere; that of a delivered one ends where it went. */
export function routesOf(
  shipments: readonly Pick<components['schemas']['Shipment'], 'positions' | 'state'>[],
  destination: Destination | null,
): Point[][] {
  return shipments
    .filter(({ positions }) => positions.length > 0)
    .map(({ positions, state }) => (state === 'delivered' && destination !== null ? [...positions, destination] : [...positions]))
}

/** The marks of a delivery: where it was first reported, where it was last, and where it goes. */
export function marksOf(positions: readonly Position[], destination: Destination | null, labels: MarkLabels): MapMark[] {
  const [first] = positions
  const newest = positions.at(-1)
  const marks: MapMark[] = []
  if (first !== undefined && first !== newest) marks.push(mark('first', first, labels.first(first.at)))
  if (destination !== null) marks.push(mark('destination', destination, labels.destination(destination.city)))
  // Last, so that it lies on top.
  if (newest !== undefined) marks.push({ ...mark('newest', newest, labels.newest(newest.at)), tag: labels.time(newest.at) })
  return marks
}

const mark = (kind: MarkKind, { latitude, longitude }: Point, label: string): MapMark => ({
  kind,
  latitude,
  longitude,
  label,
})
