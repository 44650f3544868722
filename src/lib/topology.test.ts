import { expect, it } from 'vitest'
import { polygonsOf } from './topology.ts'

/** Two squares of one degree side by side from 10 E, 20 N on; the line between them is there once. */
const squares = {
  transform: { scale: [0.5, 0.5], translate: [10, 20] },
  arcs: [
    [
      [2, 0],
      [0, 2],
    ],
    [
      [2, 2],
      [-2, 0],
      [0, -2],
      [2, 0],
    ],
    [
      [2, 2],
      [2, 0],
      [0, -2],
      [-2, 0],
    ],
  ],
}
const west = [
  [11, 20],
  [11, 21],
  [10, 21],
  [10, 20],
  [11, 20],
]
/** The line between them southward, then round the other three sides. */
const east = [
  [11, 21],
  [11, 20],
  [12, 20],
  [12, 21],
  [11, 21],
]

it('puts rings together from arcs that are told by steps, and walks a shared one backwards', () => {
  expect(polygonsOf(squares, [{ type: 'Polygon', arcs: [[0, 1]] }])).toEqual([[west]])
  expect(polygonsOf(squares, [{ type: 'Polygon', arcs: [[-1, -3]] }])).toEqual([[east]])
})

it('has a polygon for each island of a country', () =>
  expect(polygonsOf(squares, [{ type: 'MultiPolygon', arcs: [[[0, 1]], [[2, 0]]] }])).toHaveLength(2))

const ringOf = (...points: [number, number][]) => {
  const steps = points.map(([x, y], at) => [x - (points[at - 1]?.[0] ?? 0), y - (points[at - 1]?.[1] ?? 0)])
  return polygonsOf({ transform: { scale: [1, 1], translate: [0, 0] }, arcs: [steps] }, [
    { type: 'Polygon', arcs: [[0]] },
  ])[0]?.[0]
}

it('goes on beyond the 180th meridian instead of back across the world', () =>
  expect(ringOf([179, -17], [-179, -17], [-179, -16], [179, -17])).toEqual([
    [179, -17],
    [181, -17],
    [181, -16],
    [179, -17],
  ]))

it('closes a continent that lies about a pole along the pole', () =>
  expect(ringOf([-120, -70], [0, -70], [120, -70], [-120, -70])).toEqual([
    [-120, -70],
    [0, -70],
    [120, -70],
    [240, -70],
    [240, -85],
    [-120, -85],
    [-120, -70],
  ]))
