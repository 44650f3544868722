import { expect } from 'vitest'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { orderPayingMachine } from '#src/machines/order-paying.machine.ts'
import { orderPayingAlphabet } from '#tests/support/alphabets/order-paying.ts'
import { orderOfAcetone } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

const underReview = 'confirming waits for the money'

export const orderPayingDriver: FlowDriver<typeof orderPayingAlphabet> = {
  machine: orderPayingMachine,
  alphabet: orderPayingAlphabet,
  held: ['viewOrder', 'createPaymentIntent', 'proceedPayment'],
  remembered: () => ({ account: 'buyer' }),
  rulesOut: {
    'reading answered': ['reading refused', 'reading answered, nothing to pay'],
    'reading answered, nothing to pay': ['reading answered', 'reading refused'],
    'reading refused': ['reading answered', 'reading answered, nothing to pay'],
    'starting refused': 'all',
    'confirming asks the bank': [underReview],
    'confirming declined': [underReview],
    [underReview]: 'all',
  },
  hands: (stage) => {
    const { trader, visit, line, market, token = '' } = stage
    let orderId = ''
    return {
      open: {
        'an order': async (ahead) => {
          orderId = await orderOfAcetone(
            market,
            token,
            ahead.includes('reading answered, nothing to pay') ? 'placed' : 'invoiced',
          )
          const address = ahead.includes('reading refused') ? '00000000-0000-7000-8000-ffffffffffff' : orderId
          await visit(`/pay-now?order=${address}&way=${ahead.includes(underReview) ? 'bankTransfer' : 'newCard'}`)
        },
        'no order': () => visit('/pay-now'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'payment.asked': (ahead) =>
          ahead.includes(underReview) ? trader.button('money:transfer.declare').click() : enterCard(stage, cardFor(ahead)),
        'code.entered': async ([answer]) => {
          await trader.field('order:paying.bankCode').fill(answer === 'answering declined' ? '000000' : sandboxBankCode)
          await trader.inDialog('order:paying.bankConfirm').click()
        },
        'code.abandoned': () => trader.inDialog('order:paying.bankCancel').click(),
        'reading answered': () => line.carry('viewOrder'),
        'reading answered, nothing to pay': () => line.carry('viewOrder'),
        'reading refused': () => line.carry('viewOrder'),
        'reading unreachable': () => line.cut('viewOrder'),
        'starting answered': () => line.carry('createPaymentIntent'),
        'starting refused': async () => {
          // They have paid it in another tab meanwhile.
          const { _id } = await market.call('createPaymentIntent', { token, body: { orderId } })
          await market.call('proceedPayment', { token, body: { paymentId: _id, cardToken: sandboxCards.success.token } })
          await line.carry('createPaymentIntent')
        },
        'starting unreachable': () => line.loseAnswer('createPaymentIntent'),
        'confirming asks the bank': () => line.carry('proceedPayment'),
        'confirming succeeded': () => line.carry('proceedPayment'),
        'confirming declined': () => line.carry('proceedPayment'),
        [underReview]: () => line.carry('proceedPayment'),
        'confirming unreachable': () => line.loseAnswer('proceedPayment'),
        'answering succeeded': () => line.carry('proceedPayment'),
        'answering declined': () => line.carry('proceedPayment'),
        'answering unreachable': () => line.loseAnswer('proceedPayment'),
      },
      looks: looksOf(stage),
    }
  },
}

/** The sandbox's card that brings about what the path has ahead. */
function cardFor(ahead: readonly string[]): keyof typeof sandboxCards {
  const answer = ahead.find((event) => event.startsWith('confirming ') && event !== 'confirming unreachable')
  if (answer === 'confirming asks the bank') return 'secondStep'
  return answer === 'confirming declined' ? 'declined' : 'success'
}

async function enterCard({ trader }: Stage, card: keyof typeof sandboxCards): Promise<void> {
  await trader.field('order:paying.number').fill(sandboxCards[card].number)
  await trader.field('order:paying.expiry').fill('12/30')
  await trader.field('order:paying.cvc').fill('123')
  await trader.field('order:paying.name').fill('Nusrat Jahan')
  await trader.page.locator('main form button[type="submit"]').click()
}

function looksOf({ trader, line }: Stage) {
  /** What is typed: of a card, or of a transfer. */
  const typed = trader.field('order:paying.number').or(trader.field('money:transfer.written'))
  const locked = async (is: boolean) => {
    expect(await typed.evaluate((input) => input instanceof HTMLInputElement && input.readOnly)).toBe(is)
  }
  // The order's own page reads the order again, by the same call.
  const backAtOrder = async (step: MessageKey) => {
    await trader.isAt('/my-order-details')
    await line.carry('viewOrder')
    await trader.shows(trader.say(step))
  }
  return {
    nothingChosen: () => trader.shows(trader.say('order:paying.nothingChosen')),
    loading: async () => {
      await line.isWaiting('viewOrder')
      await trader.page
        .locator('main')
        .getByRole('status')
        .filter({ hasText: trader.say('app:wait') })
        .first()
        .waitFor()
    },
    refused: () => trader.shows(trader.say('app:failure.refused.title')),
    unreachable: () => trader.shows(trader.say('app:failure.unreachable.title')),
    notPayable: () => trader.shows(trader.say('order:paying.notPayable')),
    payable: () => trader.shows(trader.say('order:paying.amount')),
    'payable.entering': async () => {
      await typed.waitFor()
      await trader.asksNothing()
      await locked(false)
    },
    'payable.declined': async () => {
      await trader.shows(trader.say('order:paying.declined'))
      await trader.asksNothing()
      await locked(false)
    },
    'payable.starting': async () => {
      await line.isWaiting('createPaymentIntent')
      await locked(true)
    },
    'payable.confirming': async () => {
      await line.isWaiting('proceedPayment')
      await locked(true)
    },
    'payable.unconfirmed': async () => {
      await trader.shows(trader.say('order:paying.unconfirmed'))
      await trader.button('order:paying.sendAgain').waitFor()
      await locked(true)
    },
    'payable.askingBank': () => trader.asks('order:paying.bank'),
    'payable.answering': async () => {
      await line.isWaiting('proceedPayment')
      await trader.page.getByRole('alertdialog').locator('button[aria-busy="true"]').waitFor()
    },
    'payable.unanswered': async () => {
      await trader.asks('order:paying.bank')
      await trader.inDialog('order:paying.sendAgain').waitFor()
    },
    paid: () => backAtOrder('order:timeline.buyer.paid'),
    declared: () => backAtOrder('order:timeline.buyer.paymentReview'),
  }
}
