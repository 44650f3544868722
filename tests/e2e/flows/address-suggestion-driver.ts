import { expect } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { addressSuggestionMachine } from '#src/machines/account/address-suggestion.machine.ts'
import { addressSuggestionEvents } from '#tests/support/event-fixtures/address-suggestion.ts'
import { drawn } from '../drawn.ts'
import type { FlowDriver } from './drive-flow.ts'

/** At a new address of the own profile; the form is the same wherever an address is written. */
export const placeSuggestingDriver: FlowDriver<typeof addressSuggestionEvents> = {
  machine: addressSuggestionMachine,
  flowEvents: addressSuggestionEvents,
  held: ['addressSuggestion', 'getCompleteAddress'],
  storedSession: () => ({ account: 'buyer' }),
  drivers: ({ trader, visit, line, freeze, pass, thaw }) => {
    const { page, t } = trader
    const box = page.getByRole('combobox', { name: t('order:address.find') })
    const collapsed = box.and(page.locator('[aria-expanded="false"]'))
    const option = page.getByRole('option').filter({ visible: true }).first()
    const city = trader.field('order:address.city')
    let frozen = false
    let typed = ''
    const type = async (text: string) => {
      typed = text
      await box.fill(text)
    }
    const isUnchanged = async () => expect(await box.inputValue()).toBe(typed)
    return {
      open: {
        'an address form': async () => {
          await visit(paths.profile)
          await trader.button('order:address.add').click()
          await box.waitFor()
        },
      },
      events: {
        'text.typed': async (ahead) => {
          if (!frozen && ahead.includes('the typing paused')) {
            await freeze()
            frozen = true
          }
          await type(typed === 'Jub' ? 'Juba' : 'Jub')
        },
        'too little typed': () => type(typed === 'J' ? 'J ' : 'J'),
        'the typing paused': async () => {
          await pass(300)
          await thaw()
          frozen = false
        },
        'suggestion.chosen': async () => {
          typed = (await option.textContent()) ?? ''
          await option.click()
        },
        'suggestions.dismissed': async () => {
          await box.focus()
          await page.keyboard.press('Tab')
        },
        'suggesting answered': () => line.carry('addressSuggestion'),
        'suggesting unreachable': () => line.cut('addressSuggestion'),
        'completing answered': () => line.carry('getCompleteAddress'),
        'completing unreachable': () => line.cut('getCompleteAddress'),
      },
      assertions: {
        idle: async () => {
          await collapsed.waitFor()
          await isUnchanged()
        },
        // The typed text stays visible.
        pausing: isUnchanged,
        suggesting: async () => {
          await line.isWaiting('addressSuggestion')
          await isUnchanged()
        },
        suggested: async () => {
          await option.waitFor()
          await box.and(page.locator('[aria-expanded="true"]')).waitFor()
        },
        completing: async () => {
          await line.isWaiting('getCompleteAddress')
          await collapsed.waitFor()
          await isUnchanged()
        },
        completed: async () => {
          await expect.poll(() => city.inputValue()).not.toBe('')
          await expect.poll(() => trader.field('order:address.country').inputValue()).toBe('SA')
        },
        // No message; the fields are filled in by hand.
        unhelpful: async () => {
          await collapsed.waitFor()
          await isUnchanged()
          await city.fill('Yanbu')
          await drawn(trader.page)
          expect([
            await page.locator('main').getByRole('alert').count(),
            await trader.page.locator('.Toastify__toast').count(),
          ]).toEqual([0, 0])
        },
      },
    }
  },
}
