import { expect } from 'vitest'
import { requestSampleAddress } from '#src/lib/paths.ts'
import { orderPlacingMachine } from '#src/machines/order/order-placing.machine.ts'
import { orderPlacingEvents } from '#tests/support/event-fixtures/order-placing.ts'
import { acetoneOf, acetoneToOrder, raisePrice } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

/** A well-formed but unknown id. */
const unknownId = '00000000-0000-7000-8000-ffffffffffff'

const formLocked = 'The form is locked until it is known what became of the order.'

export const orderPlacingDriver: FlowDriver<typeof orderPlacingEvents> = {
  machine: orderPlacingMachine,
  flowEvents: orderPlacingEvents,
  held: ['viewProduct', 'getAddresses', 'previewOrder', 'placeOrder'],
  storedSession: () => ({ account: 'buyer' }),
  leftOut: {
    'open.placing: values.changed': formLocked,
    'open.repriced: values.changed': formLocked,
    'open.unconfirmed: values.changed': formLocked,
    'open.placed: values.changed': 'The page of the order has no form.',
  },
  rulesOut: {
    'reading answered': ['reading refused'],
    'reading refused': ['reading answered'],
    // All of it is sold.
    'pricing refused': ['pricing answered'],
    'placing refused': ['pricing answered'],
  },
  drivers: (stage) => {
    const { trader, visit, line, market, freeze, pass, thaw } = stage
    const quantity = trader.page.getByRole('textbox', { name: trader.t('order:placing.quantity', { unit: 'kg' }) })
    /** All of it is sold to another buyer. */
    const sellOut = async () => market.store.update('products', { _id: (await acetoneOf(market))._id }, { stock: 0 })
    return {
      open: {
        'a product': async (ahead) => {
          const _id = await acetoneToOrder(market)
          await visit(`/place-order?product=${ahead.includes('reading refused') ? unknownId : _id}`)
        },
        'no product': () => visit('/place-order'),
        'a sample': async () => {
          const { _id } = await acetoneOf(market)
          await market.store.update('products', { _id }, { sampleOffered: false })
          await visit(requestSampleAddress(_id))
        },
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').or(trader.button('order:placing.sendAgain')).first().click(),
        'values.changed': () => quantity.fill('320'),
        'order.confirmed': () => trader.button('order:placing.submit').click(),
        'newTotal.accepted': () => trader.inDialog('order:placing.acceptNew').click(),
        'newTotal.declined': () => trader.inDialog('order:placing.declineNew').click(),
        'reading answered': () => line.carry('viewProduct'),
        'reading refused': () => line.carry('viewProduct'),
        'reading unreachable': () => line.cut('viewProduct'),
        'the addresses came': async () => {
          await freeze()
          await line.carry('getAddresses')
        },
        'the typing paused': async () => {
          await pass(300)
          await thaw()
        },
        'pricing answered': () => line.carry('previewOrder'),
        'pricing refused': async () => {
          await sellOut()
          await line.carry('previewOrder')
        },
        'pricing unreachable': () => line.cut('previewOrder'),
        'placing answered': () => line.carry('placeOrder'),
        'placing repriced': async () => {
          await raisePrice(market)
          await line.carry('placeOrder')
        },
        'placing refused': async () => {
          await sellOut()
          await line.carry('placeOrder')
        },
        'placing unreachable': () => line.loseResponse('placeOrder'),
      },
      assertions: assertionsOf(stage),
    }
  },
}

function assertionsOf({ trader, line }: Stage) {
  const summary = trader.page.getByText(trader.t('order:totals.total'), { exact: true })
  const pricing = trader.page.getByRole('status').filter({ hasText: trader.t('order:placing.pricing') })
  const locked = async (is: boolean) =>
    expect(
      await trader.page
        .getByRole('radio', { name: /EXW|FOB|FCA/ })
        .first()
        .isDisabled(),
    ).toBe(is)
  return {
    nothingChosen: () => trader.shows(trader.t('order:placing.nothingChosen')),
    loading: async () => {
      await line.isWaiting('viewProduct')
      await trader.page
        .locator('main')
        .getByRole('status')
        .filter({ hasText: trader.t('app:wait') })
        .first()
        .waitFor()
    },
    notGiven: () => trader.shows(trader.t('sample:asking.notGiven')),
    refused: () => trader.shows(trader.t('app:failure.refused.title')),
    unreachable: () => trader.shows(trader.t('app:failure.unreachable.title')),
    open: () => trader.shows('67-64-1'),
    'open.incomplete': () => trader.shows(trader.t('order:placing.incomplete')),
    'open.pausing': () => pricing.waitFor(),
    'open.pricing': async () => {
      await pricing.waitFor()
      await line.isWaiting('previewOrder')
    },
    'open.priced': async () => {
      await summary.waitFor()
      await trader.button('order:placing.submit').waitFor()
      await locked(false)
    },
    'open.objected': async () => {
      await trader.page.locator('main [role="alert"]').first().waitFor()
      expect(await summary.count()).toBe(0)
    },
    'open.unpriced': () => trader.shows(trader.t('order:placing.unpriced')),
    'open.placing': async () => {
      await line.isWaiting('placeOrder')
      await trader.page.getByRole('button', { name: trader.t('order:placing.submitting') }).waitFor()
      await locked(true)
    },
    'open.repriced': async () => {
      await trader.expectDialog('order:placing.repriced')
      await trader.shows(trader.t('order:placing.oldTotal'))
      await trader.shows(trader.t('order:placing.newTotal'))
    },
    'open.unconfirmed': async () => {
      await trader.shows(trader.t('order:placing.unconfirmed'))
      await trader.button('order:placing.sendAgain').waitFor()
      expect(await trader.button('order:placing.submit').count()).toBe(0)
      await locked(true)
    },
    'open.placed': async () => {
      await trader.isAt('/my-order-details')
      await trader.shows(trader.t('order:timeline.buyer.placed'))
    },
  }
}
