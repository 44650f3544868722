import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { savedCardsMachine } from '#src/machines/payment/saved-cards.machine.ts'
import { savedCardsEvents } from '#tests/support/event-fixtures/saved-cards.ts'
import { type FlowDriver, left } from './drive-flow.ts'

export const savedCardsDriver: FlowDriver<typeof savedCardsEvents> = {
  machine: savedCardsMachine,
  flowEvents: savedCardsEvents,
  held: ['getSavedCards', 'deleteSavedCard'],
  storedSession: () => ({ account: 'buyer' }),
  leftOut: { 'refused: retry.asked': 'The page of the sign-in has no cards to read again.' },
  rulesOut: { 'reading, signed out elsewhere': 'all' },
  drivers: ({ trader, visit, line, market, token }) => {
    const remove = trader.page.getByRole('button', { name: new RegExp(trader.t('account:cards.deleteOf', { card: '.+' })) })
    const forget = async () => {
      const { _id: userId } = await market.call('getUser', { token })
      await market.store.remove('savedCards', { userId })
    }
    return {
      open: {
        'the own cards': async ([outcome]) => {
          await forget()
          if (outcome !== 'reading answered, none') {
            await market.call('saveCard', { token, body: { cardToken: sandboxCards.success.token } })
          }
          await visit('/my-credit-card')
        },
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'deleting.asked': () => remove.first().click(),
        'deleting.confirmed': () => trader.inDialog('app:confirm.delete').click(),
        'deleting.abandoned': () => trader.inDialog('app:confirm.cancel').click(),
        'reading answered': () => line.carry('getSavedCards'),
        'reading answered, none': () => line.carry('getSavedCards'),
        'reading unreachable': () => line.cut('getSavedCards'),
        'reading, signed out elsewhere': async () => {
          await market.call('logout', { token })
          await line.carry('getSavedCards')
          await trader.isAt('/login')
          return left
        },
        'deleting answered': async () => {
          await line.carry('deleteSavedCard')
          await trader.toast('success')
        },
        'deleting refused': async () => {
          // They have taken it away in another tab.
          await forget()
          await line.carry('deleteSavedCard')
          await trader.toast('error')
        },
        'deleting unreachable': async () => {
          await line.cut('deleteSavedCard')
          await trader.toast('error')
        },
      },
      assertions: {
        loading: () => line.isWaiting('getSavedCards'),
        none: () => trader.shows(trader.t('account:cards.empty')),
        refused: () => trader.shows(trader.t('app:failure.refused.title')),
        unreachable: () => trader.shows(trader.t('app:failure.unreachable.title')),
        shown: async () => {
          await remove.first().waitFor()
          await trader.expectNoDialog()
        },
        asking: () => trader.expectDialog('app:confirm.deleteTitle'),
        deleting: async () => {
          await line.isWaiting('deleteSavedCard')
          await trader.dialog().locator('button[aria-busy="true"]').waitFor()
        },
      },
    }
  },
}
