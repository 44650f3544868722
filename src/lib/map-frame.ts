import type { Polygon } from './topology.ts'

interface Place {
  latitude: number
  longitude: number
}

/** A rectangle of the earth, in degrees. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** The least rectangle that holds all places; nothing when there are none. */
export function boundsOf(places: readonly Place[]): Bounds | undefined {
  if (places.length === 0) return undefined
  const longitudes = places.map(({ longitude }) => longitude)
  const latitudes = places.map(({ latitude }) => latitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

/** A piece of a drawing of the earth. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
  /** Where a place lies in the drawing: east is right, north is up. */
  at: (place: Place) => readonly [x: number, y: number]
}

/** So many degrees are seen at least: an outline of the whole world shows nothing nearer. */
const leastSpan = 12
/** Free room around the places, as a part of what they take. */
const margin = 0.25

/** The frame of a drawing that holds the places, `shape` times as wide as high. Degrees are as wide in its middle as they are there. */
export function frameOf(bounds: Bounds, shape: number): Frame {
  const middle = { latitude: (bounds.north + bounds.south) / 2, longitude: (bounds.east + bounds.west) / 2 }
  const narrowing = Math.max(0.2, Math.cos((middle.latitude * Math.PI) / 180))
  const at = ({ latitude, longitude }: Place) => [longitude * narrowing, -latitude] as const
  const room = (span: number) => Math.max(leastSpan, span * (1 + 2 * margin))
  const height = Math.max(room(bounds.north - bounds.south), room((bounds.east - bounds.west) * narrowing) / shape)
  const width = height * shape
  const [x, y] = at(middle)
  return { left: x - width / 2, top: y - height / 2, width, height, at }
}

/** The outlines as the path of an SVG, as exact as the eye is; those that do not reach into the frame are left out. */
export function pathOf(polygons: readonly Polygon[], frame: Frame): string {
  return polygons
    .flatMap((rings) => rings.map((ring) => ring.map(([longitude, latitude]) => frame.at({ latitude, longitude }))))
    .filter((ring) => reachesInto(ring, frame))
    .map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`)
    .join('')
}

const round = (degrees: number) => Math.round(degrees * 100) / 100

function reachesInto(ring: readonly (readonly [number, number])[], { left, top, width, height }: Frame): boolean {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const apart =
    Math.max(...xs) < left || Math.min(...xs) > left + width || Math.max(...ys) < top || Math.min(...ys) > top + height
  return !apart
}
