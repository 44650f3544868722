/** A TopoJSON of places on earth, as far as it is read here: outlines that two countries share are there once. */
export interface Topology {
  transform: { scale: readonly number[]; translate: readonly number[] }
  /** Each point but the first is told by how far it lies from the one before. */
  arcs: readonly (readonly (readonly number[])[])[]
}

export interface Shape {
  type: string
  /** Rings of arcs of a `Polygon`, polygons of those of a `MultiPolygon`; `~arc` is the arc walked backwards. */
  arcs: readonly (readonly (number | readonly number[])[])[]
}

/** Longitude and latitude. */
export type Point = readonly [longitude: number, latitude: number]
/** The outer ring, then those of the holes in it. */
export type Polygon = Point[][]

/** The polygons of all shapes, in degrees. One that crosses the 180th meridian goes on beyond it. */
export function polygonsOf(topology: Topology, shapes: readonly Shape[]): Polygon[] {
  const lines = topology.arcs.map((arc) => lineOf(arc, topology.transform))
  return shapes.flatMap(({ type, arcs }) => {
    // What the type says of the depth; TypeScript reads it from no JSON file.
    const polygons = (type === 'Polygon' ? [arcs] : arcs) as readonly (readonly (readonly number[])[])[]
    return polygons.map((rings) => rings.map((ring) => unrolled(ringOf(ring, lines))))
  })
}

function lineOf(arc: Topology['arcs'][number], { scale, translate }: Topology['transform']): Point[] {
  const [scaleX = 1, scaleY = 1] = scale
  const [x0 = 0, y0 = 0] = translate
  let [x, y] = [0, 0]
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx
    y += dy
    return [x * scaleX + x0, y * scaleY + y0] as const
  })
}

/** Arcs end to end: each begins where the one before ended, so that point is taken once. */
function ringOf(ring: readonly number[], lines: readonly Point[][]): Point[] {
  return ring.flatMap((arc, at) => {
    const line = lines[arc < 0 ? ~arc : arc] ?? []
    const walked = arc < 0 ? line.toReversed() : line
    return at === 0 ? walked : walked.slice(1)
  })
}

/** Short of the poles, where a map has no end. */
const lastLatitude = 85

/**
 * The files leave out the cut along the 180th meridian: a ring jumps there from one end of the world to the other, and would be drawn
 * all across it. Here it goes on instead. A ring that has gone once round the world lies about a pole, and is closed along it.
 */
function unrolled(ring: readonly Point[]): Point[] {
  let turns = 0
  const points = ring.map(([longitude, latitude], at): Point => {
    const step = longitude - (ring[at - 1]?.[0] ?? longitude)
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [longitude + 360 * turns, latitude]
  })
  const [first] = points
  const last = points.at(-1)
  if (turns === 0 || first === undefined || last === undefined || Math.abs(last[0] - first[0]) < 180) return points
  const pole = Math.sign(first[1]) * lastLatitude
  return [...points, [last[0], pole], [first[0], pole], first]
}
