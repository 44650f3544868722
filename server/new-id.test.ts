import { describe, expect, it } from 'vitest'
import { newId } from './new-id.ts'

describe('an id', () => {
  it('is a UUID of version 7 that begins with the time', () => {
    const before = Date.now()
    const id = newId()
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  })

  it('never comes twice, also where the stock of random bytes is renewed', () => {
    const ids = Array.from({ length: 5_000 }, newId)
    expect(new Set(ids).size).toBe(5_000)
    expect(new Set(ids.map((id) => id.slice(-17))).size).toBe(5_000)
  })
})
