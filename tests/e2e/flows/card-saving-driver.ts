import { expect } from 'vitest'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { cardSavingMachine } from '#src/machines/payment/card-saving.machine.ts'
import { keepingAtBankStates } from '#tests/support/event-fixtures/bank-page.ts'
import { cardSavingEvents } from '#tests/support/event-fixtures/card-saving.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

export const cardSavingDriver: FlowDriver<typeof cardSavingEvents> = {
  machine: cardSavingMachine,
  flowEvents: cardSavingEvents,
  neverIn: keepingAtBankStates,
  held: ['saveCard'],
  storedSession: () => ({ account: 'buyer' }),
  // Until the limit of tries expires.
  rulesOut: { 'saving refused': ['saving answered', 'saving asks the bank', 'saving declined'] },
  drivers: (stage) => {
    const { trader, visit, line } = stage
    return {
      open: { 'on the way to the orders': () => visit('/card?next=%2Fmy-order') },
      events: {
        'card.entered': (ahead) => enterCard(stage, cardFor(ahead)),
        'later.chosen': () => trader.button('money:card.later').click(),
        'code.entered': async ([outcome]) => {
          await trader.field('order:paying.bankCode').fill(outcome === 'answering declined' ? '000000' : sandboxBankCode)
          await trader.inDialog('money:card.confirm').click()
        },
        'code.abandoned': () => trader.inDialog('order:paying.bankCancel').click(),
        'retry.asked': () => trader.button('order:paying.sendAgain').click(),
        'saving answered': () => line.carry('saveCard'),
        'saving asks the bank': () => line.carry('saveCard'),
        'saving declined': () => line.carry('saveCard'),
        'saving refused': async () => {
          // They have tried out ten in this hour.
          const body = { cardToken: sandboxCards.declined.token }
          for (let tried = 0; tried < 10; tried += 1) await stage.market.envelope('saveCard', { token: stage.token, body })
          await line.carry('saveCard')
        },
        'saving unreachable': () => line.loseResponse('saveCard'),
        'answering saved': () => line.carry('saveCard'),
        'answering declined': () => line.carry('saveCard'),
        'answering unreachable': () => line.loseResponse('saveCard'),
      },
      assertions: assertionsOf(stage),
    }
  },
}

/** The sandbox's card that brings about what the path has ahead. */
function cardFor(ahead: readonly string[]): keyof typeof sandboxCards {
  const outcome = ahead.find((event) => event.startsWith('saving ') && event !== 'saving unreachable')
  if (outcome === 'saving asks the bank') return 'secondStep'
  return outcome === 'saving declined' ? 'declined' : 'success'
}

async function enterCard({ trader }: Stage, card: keyof typeof sandboxCards): Promise<void> {
  await trader.field('order:paying.number').fill(sandboxCards[card].number)
  await trader.field('order:paying.expiry').fill('12/30')
  await trader.field('order:paying.cvc').fill('123')
  await trader.field('order:paying.name').fill('Nusrat Jahan')
  await trader.button('money:card.submit').click()
}

function assertionsOf({ trader, line }: Stage) {
  const number = trader.field('order:paying.number')
  const locked = async (is: boolean) =>
    expect.poll(() => number.evaluate((input) => input instanceof HTMLInputElement && input.readOnly)).toBe(is)
  const open = async () => {
    await number.waitFor()
    await trader.expectNoDialog()
    await locked(false)
  }
  return {
    open,
    'open.entering': open,
    'open.declined': () => trader.shows(trader.t('money:card.declined')),
    saving: async () => {
      await line.isWaiting('saveCard')
      await locked(true)
    },
    unconfirmed: async () => {
      await trader.shows(trader.t('money:card.unconfirmed'))
      await locked(true)
    },
    askingBank: () => trader.expectDialog('order:paying.bank'),
    answering: async () => {
      await line.isWaiting('saveCard')
      await trader.page.getByRole('alertdialog').locator('button[aria-busy="true"]').waitFor()
    },
    unanswered: async () => {
      await trader.expectDialog('order:paying.bank')
      await trader.inDialog('order:paying.sendAgain').waitFor()
    },
    saved: async () => {
      await trader.isAt('/my-order')
      await trader.shows(trader.t('money:card.saved'))
    },
    left: () => trader.isAt('/my-order'),
  }
}
