import { expect } from 'vitest'
import { voiceSearchMachine } from '#src/machines/voice-search.machine.ts'
import { voiceSearchAlphabet } from '#tests/support/alphabets/voice-search.ts'
import { type Recogniser, standInSpeech } from '#tests/support/stand-in-speech.ts'
import type { FlowDriver } from './drive-flow.ts'

const spoken = { en: 'en-US', ar: 'ar-SA', bn: 'bn-BD' } as const

export const voiceSearchDriver: FlowDriver<typeof voiceSearchAlphabet> = {
  machine: voiceSearchMachine,
  alphabet: voiceSearchAlphabet,
  held: [],
  hands: ({ trader, visit }) => {
    const { page } = trader
    const notice = page.getByText(trader.say('search:voice.listening'))
    const recogniser = (deed: 'say' | 'fail' | 'lang', word = '') =>
      page.evaluate(
        ([doing, argument]) => {
          // Put there by standInSpeech.
          const { recogniser: it } = window as unknown as { recogniser: Recogniser }
          if (doing !== 'lang') it[doing](argument)
          return it.lang
        },
        [deed, word] as const,
      )
    return {
      open: {
        'any page': async () => {
          await page.addInitScript(standInSpeech)
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
          await trader.shows(trader.say('search:voice.failed'))
        },
        'not allowed to listen': async () => {
          await recogniser('fail', 'not-allowed')
          await trader.shows(trader.say('search:voice.unavailable'))
        },
      },
      looks: {
        off: async () => {
          await notice.waitFor({ state: 'detached' })
          await trader.button('app:search.voice').waitFor()
        },
        listening: async () => {
          await notice.waitFor()
          expect(await recogniser('lang')).toBe(spoken[trader.language])
        },
      },
    }
  },
}
