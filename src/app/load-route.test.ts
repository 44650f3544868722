import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { PageNotLoaded, pageLoads, screenOf } from './load-route.ts'
import type { PageRoute } from './routes.ts'

const Screen = () => null

function route(load: PageRoute['load']): PageRoute {
  return { path: '/faqs', access: 'public', shell: true, titleKey: 'app:navigation.faqs', load }
}

beforeEach(async () => {
  await putTexts('en')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the screen of a route', () => {
  it('is loaded once', async () => {
    const load = vi.fn(async () => Screen)
    const faqs = route(load)
    expect(screenOf(faqs)).toBe(screenOf(faqs))
    expect(await screenOf(faqs)).toBe(Screen)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is an error after 120 seconds, and not before', async () => {
    const outcome: unknown[] = []
    screenOf(route(() => new Promise(() => undefined))).catch((error: unknown) => outcome.push(error))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome[0]).toBeInstanceOf(PageNotLoaded)
  })

  it('is tried again after it could not be had', async () => {
    const load = vi.fn<PageRoute['load']>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Screen)
    const faqs = route(load)
    await expect(screenOf(faqs)).rejects.toBeInstanceOf(PageNotLoaded)
    expect(await screenOf(faqs)).toBe(Screen)
  })

  it('shows that it is on its way', async () => {
    const told: boolean[] = []
    const stop = pageLoads.subscribe(() => told.push(pageLoads.any()))
    await screenOf(route(async () => Screen))
    await vi.advanceTimersByTimeAsync(0)
    stop()
    expect([told.at(0), told.at(-1)]).toEqual([true, false])
  })
})
