import { expect } from 'vitest'
import { voiceSearchMachine } from '#src/machines/search/voice-search.machine.ts'
import { voiceSearchEvents } from '#tests/support/event-fixtures/voice-search.ts'
import { type Recogniser, fakeSpeech } from '#tests/support/fake-speech.ts'
import type { FlowDriver } from './drive-flow.ts'

const locales = { en: 'en-US', ar: 'ar-SA', bn: 'bn-BD' } as const

export const voiceSearchDriver: FlowDriver<typeof voiceSearchEvents> = {
  machine: voiceSearchMachine,
  flowEvents: voiceSearchEvents,
  held: [],
  drivers: ({ trader, visit }) => {
    const { page } = trader
    const notice = page.getByText(trader.t('search:voice.listening'))
    const recogniser = (method: 'say' | 'fail' | 'lang', payload = '') =>
      page.evaluate(
        ([doing, argument]) => {
          // Put there by fakeSpeech.
          const { recogniser: it } = window as unknown as { recogniser: Recogniser }
          if (doing !== 'lang') it[doing](argument)
          return it.lang
        },
        [method, payload] as const,
      )
    return {
      open: {
        'any page': async () => {
          await page.addInitScript(fakeSpeech)
          await visit('/seller-all')
        },
      },
      events: {
        'listening.asked': () => trader.button('app:search.voice').click(),
        'listening.cancelled': () => trader.button('search:voice.stop').click(),
        'something heard': async () => {
          await recogniser('say', '67-64-1')
          await page.getByRole('option').first().waitFor()
        },
        'nothing heard': async () => {
          await recogniser('say')
        },
        'listening failed': async () => {
          await recogniser('fail', 'network')
          await trader.shows(trader.t('search:voice.failed'))
        },
        'not allowed to listen': async () => {
          await recogniser('fail', 'not-allowed')
          await trader.shows(trader.t('search:voice.unavailable'))
        },
      },
      assertions: {
        off: async () => {
          await notice.waitFor({ state: 'detached' })
          await trader.button('app:search.voice').waitFor()
        },
        listening: async () => {
          await notice.waitFor()
          expect(await recogniser('lang')).toBe(locales[trader.language])
        },
      },
    }
  },
}
