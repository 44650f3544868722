import { describe, expect, it } from 'vitest'
import { boundsOf, frameOf, pathOf } from './map-frame.ts'

const jubail = { latitude: 27, longitude: 49.6 }
const chattogram = { latitude: 22.4, longitude: 91.8 }

it('finds the least rectangle that holds all places', () => {
  expect(boundsOf([chattogram, jubail])).toEqual({ west: 49.6, south: 22.4, east: 91.8, north: 27 })
  expect(boundsOf([])).toBeUndefined()
})

describe('the frame of a drawing', () => {
  it('has room around the places and the shape that is asked for', () => {
    const frame = frameOf({ west: 49.6, south: 22.4, east: 91.8, north: 27 }, 2)
    const inside = [jubail, chattogram].map((place) => {
      const [x, y] = frame.at(place)
      return [(x - frame.left) / frame.width, (y - frame.top) / frame.height].map((part) => Math.round(part * 100) / 100)
    })
    expect(inside).toEqual([
      [0.17, 0.42],
      [0.83, 0.58],
    ])
    expect(frame.width / frame.height).toBe(2)
  })

  it('shows some of the world around a single place, with a degree eastward as short as it is there', () => {
    const frame = frameOf({ west: 10, south: 60, east: 10, north: 60 }, 1)
    expect([frame.width, frame.height]).toEqual([12, 12])
    expect(frame.at({ latitude: 60, longitude: 10 }).map(Math.round)).toEqual([5, -60])
  })

  it('leaves out what lies elsewhere', () => {
    const square = (west: number) => [
      [
        [west, 0],
        [west + 1, 0],
        [west + 1, 1],
        [west, 0],
      ] as const,
    ]
    const frame = frameOf({ west: 0, south: 0, east: 0, north: 0 }, 1)
    expect(
      pathOf(
        [square(0), square(90)].map((rings) => rings.map((ring) => [...ring])),
        frame,
      ),
    ).toBe('M0 0L1 0L1 -1L0 0Z')
  })
})
