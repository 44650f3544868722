import { describe, expect, it } from 'vitest'
import { inBox as box, nextPlace } from './next-place.ts'

const rows = [['a'], ['b', 'b-delete'], ['c']]

describe('the arrow keys', () => {
  it('walk down through the list and come back to the box', () => {
    const walked = [0, 1, 2, 3].reduce<{ row: number; cell: number }[]>(
      (places) => [...places, nextPlace('ArrowDown', places.at(-1) ?? box, rows, false) ?? box],
      [],
    )
    expect(walked.map(({ row }) => row)).toEqual([0, 1, 2, -1])
  })

  it('walk up from the box to the end', () => {
    expect(nextPlace('ArrowUp', box, rows, false)).toEqual({ row: 2, cell: 0 })
    expect(nextPlace('ArrowUp', { row: 0, cell: 0 }, rows, false)).toEqual(box)
  })

  it('go to the other cell of a row in the direction of reading, and stay within it', () => {
    const row = { row: 1, cell: 0 }
    expect(nextPlace('ArrowRight', row, rows, false)).toEqual({ row: 1, cell: 1 })
    expect(nextPlace('ArrowLeft', row, rows, true)).toEqual({ row: 1, cell: 1 })
    expect(nextPlace('ArrowRight', { row: 1, cell: 1 }, rows, false)).toEqual({ row: 1, cell: 1 })
  })

  it('go to the first and the last row once something is active', () => {
    expect(nextPlace('Home', { row: 1, cell: 1 }, rows, false)).toEqual({ row: 0, cell: 0 })
    expect(nextPlace('End', { row: 1, cell: 1 }, rows, false)).toEqual({ row: 2, cell: 0 })
  })

  it('leave the text its own keys', () => {
    expect(nextPlace('ArrowRight', { row: 0, cell: 0 }, rows, false)).toBe(undefined)
    expect(nextPlace('ArrowLeft', box, rows, false)).toBe(undefined)
    expect(nextPlace('Home', box, rows, false)).toBe(undefined)
  })

  it('have nowhere to go in an empty list', () => expect(nextPlace('ArrowDown', box, [], false)).toEqual(box))
})
