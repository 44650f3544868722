import { expect } from 'vitest'
import { pushChoiceMachine } from '#src/machines/notification/push-choice.machine.ts'
import { pushChoiceEvents } from '#tests/support/event-fixtures/push-choice.ts'
import { type FlowDriver, left } from './drive-flow.ts'

export const pushChoiceDriver: FlowDriver<typeof pushChoiceEvents> = {
  machine: pushChoiceMachine,
  flowEvents: pushChoiceEvents,
  held: ['getUser', 'changeNotification'],
  storedSession: () => ({ account: 'buyer' }),
  leftOut: { 'refused: retry.asked': 'The page of the sign-in has no choice to read again.' },
  rulesOut: { 'reading, signed out elsewhere': 'all' },
  drivers: ({ trader, visit, line, market, token }) => {
    const choice = trader.field('account:push.label')
    const isOn = (on: boolean) => expect.poll(() => choice.isChecked()).toBe(on)
    /** The stored and the chosen value. */
    let on = true
    let enabled = true
    return {
      open: {
        'the settings': async () => {
          await market.call('changeNotification', { token, body: { pushNotifications: true } })
          await visit('/setting')
        },
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        // Another choice takes the one before back, which is on the line no more.
        'pushes.chosen': () => {
          enabled = !enabled
          return line.requestsAgain('changeNotification', () => choice.click())
        },
        'reading answered': () => line.carry('getUser'),
        'reading unreachable': () => line.cut('getUser'),
        'reading, signed out elsewhere': async () => {
          await market.call('logout', { token })
          await line.carry('getUser')
          await trader.isAt('/login')
          return left
        },
        'saving answered': async () => {
          on = enabled
          await line.carry('changeNotification')
        },
        'saving unreachable': async () => {
          enabled = on
          await line.cut('changeNotification')
          await trader.toast('error')
        },
      },
      assertions: {
        loading: () => line.isWaiting('getUser'),
        refused: () => trader.shows(trader.t('app:failure.refused.title')),
        unreachable: () => trader.shows(trader.t('app:failure.unreachable.title')),
        // A rejected choice is reverted.
        shown: () => isOn(on),
        saving: async () => {
          await isOn(enabled)
          await line.isWaiting('changeNotification')
        },
      },
    }
  },
}
