import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { directions } from '#src/i18n/languages.ts'
import { paths } from '#src/lib/paths.ts'
import { languageSwitchMachine } from '#src/machines/account/language-switch.machine.ts'
import { languageSwitchEvents } from '#tests/support/event-fixtures/language-switch.ts'
import { type Language, translator } from '../trader.ts'
import type { FlowDriver } from './drive-flow.ts'

/** In the settings, where a choice can be changed while the texts of the last one are still on their way; the header has it too. */
export const languageSwitchDriver: FlowDriver<typeof languageSwitchEvents> = {
  machine: languageSwitchMachine,
  flowEvents: languageSwitchEvents,
  held: ['changeLanguage'],
  storedSession: () => ({ account: 'buyer' }),
  // Texts are waited for once: those of English, the fallback, are loaded from the start.
  rulesOut: { 'turning answered': ['language.chosen'], 'turning overtaken': ['language.chosen'] },
  drivers: ({ trader, visit, line, jump, market, token }) => {
    const { page } = trader
    const chosen: Language = trader.language === 'ar' ? 'bn' : 'ar'
    let shown: Language = trader.language
    /** What is chosen in the header while the settings wait for the texts of another. */
    const later: Language = trader.language === 'en' ? 'bn' : 'en'
    /** Requested texts, and the state of the line. */
    const waiting: Route[] = []
    let texts: 'held' | 'open' | 'cut' = 'held'

    const meet = (route: Route) => {
      if (texts === 'open' || route.request().url().includes(`/locales/${later}/`)) return route.continue()
      if (texts === 'cut') return route.abort('connectionreset')
      waiting.push(route)
      return undefined
    }
    async function turn(to: 'open' | 'cut') {
      texts = to
      for (const route of waiting.splice(0)) await meet(route)
    }
    /** The whole page is in one language. */
    async function isShown() {
      const t = translator(shown)
      await page.locator(`html[lang="${shown}"][dir="${directions[shown]}"]`).waitFor()
      await page.getByRole('heading', { name: t('account:setting.title'), exact: true }).waitFor()
      await page.getByRole('radio', { name: t(`app:language.${shown}`), checked: true }).waitFor()
    }
    return {
      open: {
        'a page': async () => {
          await visit(paths.setting)
          await trader.heading('account:setting.title').waitFor()
          await page.route('**/locales/**', meet)
        },
      },
      events: {
        'language.chosen': async () => {
          texts = 'held'
          await page.getByRole('radio', { name: translator(shown)(`app:language.${chosen}`) }).click()
        },
        'turning answered': async () => {
          await turn('open')
          shown = chosen
        },
        'turning overtaken': async () => {
          const t = translator(shown)
          await page.getByRole('button', { name: new RegExp(`^${t('app:language.label')}`) }).click()
          await page.getByRole('menuitemradio', { name: t(`app:language.${later}`) }).click()
          shown = later
          await isShown()
          await line.carry('changeLanguage')
          const late = page.waitForResponse((response) => response.url().includes(`/locales/${chosen}/`))
          await turn('open')
          await late
        },
        'turning unreachable': async () => {
          await turn('cut')
          // The page tries five times, longer apart each time, before it says so.
          const toast = page.locator('.Toastify__toast--error').filter({ hasText: translator(shown)('app:language.failed') })
          await expect
            .poll(
              async () => {
                await jump(6_000)
                return toast.count()
              },
              { timeout: 30_000 },
            )
            .toBe(1)
        },
        'tellingServer answered': async () => {
          await line.carry('changeLanguage')
          const { _id } = await market.call('getUser', { token })
          const language = async () => (await market.store.find('users', { _id }))?.language
          await expect.poll(language).toBe(chosen)
        },
        'tellingServer unreachable': () => line.cut('changeLanguage'),
      },
      assertions: {
        settled: isShown,
        turning: async () => {
          await expect.poll(() => waiting.length).toBeGreaterThan(0)
          expect(waiting.every((route) => route.request().url().includes(`/locales/${chosen}/`))).toBe(true)
          await isShown()
        },
        tellingServer: async () => {
          await line.isWaiting('changeLanguage')
          await isShown()
        },
        failed: isShown,
        // The page is in the new language; mails and pushes are not.
        untold: async () => {
          await isShown()
          const failed = translator(shown)('app:language.failed')
          await page.locator('.Toastify__toast--error').filter({ hasText: failed }).first().waitFor()
        },
      },
    }
  },
}
