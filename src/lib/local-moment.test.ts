import { describe, expect, it } from 'vitest'
import { localMoment, momentOf } from './local-moment.ts'

describe('a moment in a box of the page', () => {
  it('is written on this machine’s clock and read back', () => {
    const at = new Date(2026, 0, 5, 7, 4)
    expect(localMoment(at)).toBe('2026-01-05T07:04')
    expect(momentOf('2026-01-05T07:04')).toBe(at.toISOString())
  })

  it('is none when the box is empty or half filled', () =>
    expect([momentOf(''), momentOf('2026-13-40T99:00')]).toEqual([undefined, undefined]))
})
