import { createInstance } from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textsBackend } from './texts-backend.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts i18next over these answers to its requests, one after the other; the last one again and again. */
async function load(...answers: (() => Response)[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answers[Math.min(asked.length, answers.length) - 1]?.()
  })
  const i18n = createInstance()
  void i18n.use(textsBackend).init({ lng: 'ar', ns: ['app'], defaultNS: 'app', fallbackLng: false })
  await vi.advanceTimersByTimeAsync(60_000)
  return { asked, text: i18n.t('wait') }
}

const texts = () => Response.json({ wait: 'جارٍ التحميل…' })
const status = (code: number) => () => new Response(null, { status: code })

it('fetches the texts of a language', async () =>
  expect(await load(texts)).toEqual({ asked: ['/locales/ar/app.json'], text: 'جارٍ التحميل…' }))

it('tries again when the server fails', async () => {
  const { asked, text } = await load(status(503), texts)
  expect([asked.length, text]).toEqual([2, 'جارٍ التحميل…'])
})

it('tries again when the network is away', async () => {
  const { asked, text } = await load(() => {
    throw new TypeError('Failed to fetch')
  }, texts)
  expect([asked.length, text]).toEqual([2, 'جارٍ التحميل…'])
})

it('does not ask again for what is not there', async () => {
  const { asked, text } = await load(status(404), texts)
  expect([asked.length, text]).toEqual([1, 'wait'])
})

it('gives up in the end', async () => {
  const { asked } = await load(status(500))
  expect(asked).toHaveLength(6)
})
