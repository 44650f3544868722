import type { MessageKey } from '#src/generated/message-keys.ts'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { orderPayingMachine } from '#src/machines/payment/order-paying.machine.ts'
import { payingAtBankStates } from '#tests/support/event-fixtures/bank-page.ts'
import { orderPayingEvents } from '#tests/support/event-fixtures/order-paying.ts'
import { orderOfAcetone } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'
import { cardFor, enterCard, payingAssertions } from './paying-assertions.ts'

const underReview = 'confirming waits for the money'

export const orderPayingDriver: FlowDriver<typeof orderPayingEvents> = {
  machine: orderPayingMachine,
  flowEvents: orderPayingEvents,
  neverIn: payingAtBankStates,
  held: ['viewOrder', 'createPaymentIntent', 'proceedPayment'],
  storedSession: () => ({ account: 'buyer' }),
  rulesOut: {
    'reading answered': ['reading refused', 'reading answered, nothing to pay'],
    'reading answered, nothing to pay': ['reading answered', 'reading refused'],
    'reading refused': ['reading answered', 'reading answered, nothing to pay'],
    'starting refused': 'all',
    'confirming asks the bank': [underReview],
    'confirming declined': [underReview],
    [underReview]: 'all',
  },
  drivers: (stage) => {
    const { trader, visit, line, market, token = '' } = stage
    let orderId = ''
    // The order's own page reads the order again, by the same call.
    const backAtOrder = async (step: MessageKey) => {
      await trader.isAt('/my-order-details')
      await line.carry('viewOrder')
      await trader.shows(trader.t(step))
    }
    return {
      open: {
        'an order': async (ahead) => {
          orderId = await orderOfAcetone(
            market,
            token,
            ahead.includes('reading answered, nothing to pay') ? 'placed' : 'invoiced',
          )
          const address = ahead.includes('reading refused') ? '00000000-0000-7000-8000-ffffffffffff' : orderId
          await visit(`/pay-now?order=${address}&method=${ahead.includes(underReview) ? 'bankTransfer' : 'newCard'}`)
        },
        'no order': () => visit('/pay-now'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').or(trader.button('order:paying.sendAgain')).first().click(),
        'payment.asked': (ahead) =>
          ahead.includes(underReview) ? trader.button('money:transfer.declare').click() : enterCard(stage, cardFor(ahead)),
        'code.entered': async ([outcome]) => {
          await trader.field('order:paying.bankCode').fill(outcome === 'answering declined' ? '000000' : sandboxBankCode)
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
        'starting unreachable': () => line.loseResponse('createPaymentIntent'),
        'confirming asks the bank': () => line.carry('proceedPayment'),
        'confirming succeeded': () => line.carry('proceedPayment'),
        'confirming declined': () => line.carry('proceedPayment'),
        [underReview]: () => line.carry('proceedPayment'),
        'confirming unreachable': () => line.loseResponse('proceedPayment'),
        'answering succeeded': () => line.carry('proceedPayment'),
        'answering declined': () => line.carry('proceedPayment'),
        'answering unreachable': () => line.loseResponse('proceedPayment'),
      },
      assertions: {
        ...payingAssertions(stage, {
          calls: { reading: 'viewOrder', starting: 'createPaymentIntent' },
          payable: 'order:paying.amount',
          notPayable: 'order:paying.notPayable',
        }),
        refused: () => trader.shows(trader.t('app:failure.refused.title')),
        nothingChosen: () => trader.shows(trader.t('order:paying.nothingChosen')),
        paid: () => backAtOrder('order:timeline.buyer.paid'),
        declared: () => backAtOrder('order:timeline.buyer.paymentReview'),
      },
    }
  },
}
