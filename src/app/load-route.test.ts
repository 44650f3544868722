import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { PageNotLoaded, pageLoads, screenOf } from './load-route.ts'
import type { PageRoute } from './page-route.ts'

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
    expect(screenOf(faqs, 'a')).toBe(screenOf(faqs, 'b'))
    expect(await screenOf(faqs, 'b')).toBe(Screen)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is an error after 120 seconds, and not before', async () => {
    const outcome: unknown[] = []
    screenOf(
      route(() => new Promise(() => undefined)),
      'a',
    ).catch((error: unknown) => outcome.push(error))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome[0]).toBeInstanceOf(PageNotLoaded)
  })

  it('is tried anew by another attempt after it could not be had, and not by the same', async () => {
    const load = vi.fn<PageRoute['load']>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Screen)
    const faqs = route(load)
    await expect(screenOf(faqs, 'a')).rejects.toBeInstanceOf(PageNotLoaded)
    await expect(screenOf(faqs, 'a')).rejects.toBeInstanceOf(PageNotLoaded)
    expect(load).toHaveBeenCalledTimes(1)
    expect(await screenOf(faqs, 'b')).toBe(Screen)
  })

  it('shows that it is on its way', async () => {
    const states: boolean[] = []
    const stop = pageLoads.subscribe(() => states.push(pageLoads.any()))
    await screenOf(
      route(async () => Screen),
      'a',
    )
    await vi.advanceTimersByTimeAsync(0)
    stop()
    expect([states.at(0), states.at(-1)]).toEqual([true, false])
  })
})
