import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withinChunkLimit } from './chunk-limit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('code that is waited for', () => {
  it('is given on when it comes, and leaves no clock running', async () => {
    expect(await withinChunkLimit(Promise.resolve('the panel'))).toBe('the panel')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails as its loading fails', async () => {
    await expect(withinChunkLimit(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is an error after 120 seconds, and not before', async () => {
    const outcome: unknown[] = []
    withinChunkLimit(new Promise(() => undefined)).catch((error: unknown) => outcome.push(error))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toEqual([new Error('Too late')])
  })
})
