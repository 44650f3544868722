import { expect } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { bannerMachine } from '#src/machines/content/banner.machine.ts'
import { bannerEvents } from '#tests/support/event-fixtures/banner.ts'
import type { FlowDriver } from './drive-flow.ts'

export const bannerDriver: FlowDriver<typeof bannerEvents> = {
  machine: bannerMachine,
  flowEvents: bannerEvents,
  held: [],
  drivers: ({ trader, visit, freeze, pass }) => {
    const { page, t } = trader
    const banner = page.getByRole('region', { name: t('app:banner.label') })
    const pause = banner.getByRole('button', { name: t('app:banner.pause') })
    const play = banner.getByRole('button', { name: t('app:banner.play') })
    const away = () => page.mouse.move(600, 800)
    let reading = false

    const shown = banner.locator('[data-shown="true"]')
    const visible = () =>
      banner
        .getByRole('listitem')
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity === '1').map((each) => each.textContent))

    /** The one message that is seen, once it has come and the others have gone. */
    async function seen() {
      const text = (await shown.textContent()) ?? ''
      await expect.poll(visible).toEqual([text])
      return text
    }
    async function turns() {
      const before = await seen()
      await pass(3_000)
      await shown.filter({ hasNotText: before }).waitFor()
      await seen()
    }
    async function staysFor(milliseconds: number) {
      const before = await seen()
      await pass(milliseconds)
      expect(await seen()).toBe(before)
    }
    const open = async () => {
      await visit(paths.home)
      await banner.waitFor()
      // A browser's pointer begins in the corner, which is on the banner.
      await away()
      await freeze()
    }
    return {
      open: {
        'a visitor': async () => {
          await page.emulateMedia({ reducedMotion: 'no-preference' })
          await open()
        },
        'a visitor who wants less motion': async () => {
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await open()
        },
      },
      events: {
        'reading.begun': async () => {
          await away()
          await banner.hover()
          reading = true
        },
        'reading.ended': async () => {
          await away()
          reading = false
        },
        'pause.chosen': async () => {
          if (reading) await pause.click()
          // As a screen reader presses it: neither pointer nor focus is there before.
          else await pause.dispatchEvent('click')
        },
        'play.chosen': async () => {
          await play.click()
          reading = false
        },
        'the time of a message passed': turns,
      },
      assertions: {
        turning: async () => {
          await pause.waitFor()
          await turns()
        },
        held: async () => {
          await pause.waitFor()
          await staysFor(60_000)
        },
        paused: async () => {
          await play.waitFor()
          await staysFor(60_000)
        },
      },
    }
  },
}
