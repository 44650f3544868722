import type { MessageKey } from '#src/generated/message-keys.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import {
  buyersNeverIn,
  cancellingEvents,
  orderDetailsEvents,
  receivingEvents,
} from '#tests/support/event-fixtures/order-details.ts'
import { publishOrderChange } from '#server/domain/order/orders.ts'
import type { Row } from '#server/store/tables.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'
import { entityAssertions } from './entity-assertions.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

const held: readonly OperationId[] = ['viewOrder', 'changeStatus', 'generateDeliveryInvoice', 'openDispute', 'viewInvoice']
/** These answer what was made, alone: the page reads the order at once. */
const issuing: readonly OperationId[] = ['generateDeliveryInvoice', 'openDispute']

export const orderDetailsDriver: FlowDriver<typeof orderDetailsEvents> = {
  machine: orderDetailsMachine,
  flowEvents: orderDetailsEvents,
  // An order has one note, and none once all of it is dispatched.
  rulesOut: { 'changing answered': ['a delivery note was asked for'] },
  held,
  storedSession: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    const order = orderDrivers(stage)
    return {
      open: {
        'an order to send off': () => order.open(packed),
        'no order': () => visit('/my-order-details'),
      },
      events: {
        ...order.events,
        'retry.asked': () => trader.button('app:failure.retry').or(trader.button('order:details.sendAgain')).first().click(),
        'dispatching was chosen': () => order.choose('order:action.dispatch', 'order:question.dispatch.title', 'changeStatus'),
        'refunding was chosen': () => order.choose('order:action.refund', 'order:question.refund.title', 'changeStatus'),
        'a delivery note was asked for': () => order.choose('order:action.deliveryNote', undefined, 'generateDeliveryInvoice'),
        'live.changed': async () => {
          await order.listens()
          // The buyer does something that the order does not show: the note can still be issued from this page.
          await market.store.transaction(async (tables) => {
            const row = await tables.find('orders', { _id: order.id() })
            if (row === undefined) throw new Error('The order is gone')
            await publishOrderChange({ tables, now: market.clock.now.toISOString(), newId: market.newId }, row)
          })
        },
        'reading refused': async () => {
          await order.isOf(await companyOf(market))
          await line.carry('viewOrder')
        },
        'reading unreachable': () => line.cut('viewOrder'),
        'rereading answered': () => line.carry('viewOrder'),
        'rereading unreachable': () => line.cut('viewOrder'),
        'attachment.opened': () =>
          trader.page
            .getByRole('button', { name: downloadName(stage) })
            .first()
            .click(),
        'fetching answered': () => line.carry('viewInvoice'),
        'fetching unreachable': async () => {
          await line.cut('viewInvoice')
          await trader.toast('error')
        },
      },
      assertions: {
        ...order.assertions,
        'shown.change.unconfirmed': () => trader.shows(trader.t('order:details.unconfirmed')),
      },
    }
  },
}

export const receivingDriver: FlowDriver<typeof receivingEvents> = {
  machine: orderDetailsMachine,
  flowEvents: receivingEvents,
  neverIn: buyersNeverIn,
  held,
  storedSession: () => ({ account: 'buyer' }),
  drivers: (stage) => {
    const order = orderDrivers(stage)
    return {
      open: { 'a delivered order': () => order.open((trade) => trade.delivered()) },
      events: {
        ...order.events,
        'confirming was chosen': () => order.choose('order:action.confirm', 'order:question.confirm.title', 'changeStatus'),
        'disputing was chosen': () => order.choose('order:action.dispute', 'order:question.dispute.title', 'openDispute'),
      },
      assertions: buyerAssertions(order.assertions),
    }
  },
}

export const cancellingDriver: FlowDriver<typeof cancellingEvents> = {
  machine: orderDetailsMachine,
  flowEvents: cancellingEvents,
  neverIn: buyersNeverIn,
  held,
  storedSession: () => ({ account: 'buyer' }),
  drivers: (stage) => {
    const order = orderDrivers(stage)
    return {
      open: { 'a placed order': () => order.open((trade) => trade.placed()) },
      events: {
        ...order.events,
        'cancelling was chosen': () => order.choose('order:action.cancel', 'order:question.cancel.title', 'changeStatus'),
      },
      assertions: buyerAssertions(order.assertions),
    }
  },
}

const downloadName = ({ trader }: Stage) => new RegExp(trader.t('order:details.downloadOf', { kind: '.+', number: '.+' }))

async function packed({ paid, asSeller }: Trade, { market }: Stage): Promise<{ _id: string }> {
  const order = await paid()
  await market.call('changeStatus', { ...asSeller, id: order._id, body: { event: 'order.process' } })
  return order
}

type Parties = Pick<Row<'orders'>, 'buyerId' | 'sellerId'>

/** An order of the company with itself, hidden from all others. */
async function companyOf({ store }: Marketplace): Promise<Parties> {
  const { _id = '' } = (await store.find('users', { email: 'company@kimiya.example' })) ?? {}
  return { buyerId: _id, sellerId: _id }
}

/** The parts of a driver that all steps of an order share, on both sides. */
function orderDrivers(stage: Stage) {
  const { trader, visit, line, market } = stage
  let id = ''
  let parties: Parties = { buyerId: '', sellerId: '' }
  let listening: Promise<unknown> | undefined
  let question: MessageKey | undefined
  let call: OperationId = 'changeStatus'

  /** Sends the step while the order differs from the page's; restores it before the page's next reading. */
  const whileIt = async (is: Partial<Row<'orders'>>, assertion: () => Promise<unknown>) => {
    const order = await market.store.find('orders', { _id: id })
    if (order === undefined) throw new Error('The order is gone')
    await market.store.update('orders', { _id: id }, is)
    await line.carry(call)
    await assertion()
    await market.store.update('orders', { _id: id }, { status: order.status, buyerId: order.buyerId, sellerId: order.sellerId })
  }
  const isOf = (these: Parties) => market.store.update('orders', { _id: id }, these)
  const assertions = entityAssertions(stage, {
    calls: { reading: 'viewOrder', changing: 'changeStatus' },
    nothingChosen: 'order:details.nothingChosen',
    shown: () => trader.heading('order:details.steps').waitFor(),
    behind: 'order:details.behind',
    asking: async () => {
      if (question !== undefined) await trader.expectDialog(question)
    },
  })
  return {
    id: () => id,
    listens: () => listening,
    isOf,
    open: async (made: (trade: Trade, at: Stage) => Promise<{ _id: string }>) => {
      id = (await made(await openTrade(market), stage))._id
      const order = await market.store.find('orders', { _id: id })
      parties = { buyerId: order?.buyerId ?? '', sellerId: order?.sellerId ?? '' }
      listening = trader.liveStreamOpened()
      await visit(`/my-order-details?order=${id}`)
    },
    /** `title`: of the dialog that opens. */
    choose: async (action: MessageKey, title: MessageKey | undefined, calls: OperationId) => {
      question = title
      call = calls
      await trader.button(action).click()
    },
    events: {
      'reading answered': async () => {
        // It may have been others' before.
        await isOf(parties)
        await line.carry('viewOrder')
      },
      'action.confirmed': async () => {
        const dialog = trader.dialog()
        if (question === 'order:question.dispatch.title') {
          await dialog.getByRole('radio', { name: trader.t('order:deliveryMethod.driver') }).check()
          await trader.field('order:question.driverName').fill('Karim Uddin')
          await trader.field('order:question.driverPhone').fill('+8801812345678')
          await trader.field('order:question.vehicle').fill('CTG-11-2233')
          await trader.field('order:question.packages').fill('1')
          await trader.field('order:question.grossKilograms').fill('360')
        } else if (question !== 'order:question.confirm.title') {
          await dialog.getByRole('textbox').fill('Three drums leak.')
        }
        await dialog.getByRole('button').last().click()
      },
      'action.abandoned': () => trader.inDialog('order:question.back').click(),
      'changing answered': async () => {
        await listening
        // A read that another change began waits in front of the one that the step makes when its response is not the order.
        const reads = line.holds('viewOrder') ? 2 : 1
        await line.carry(call)
        if (issuing.includes(call)) for (let read = 0; read < reads; read += 1) await line.carry('viewOrder')
        await trader.toast('success')
      },
      'changing met another answer': () =>
        whileIt({ status: 'refunded' }, () => trader.shows(trader.t('order:details.conflict'))),
      'changing refused': async () => {
        await whileIt(await companyOf(market), () => trader.shows(trader.t('server:refused.notFound')))
      },
      'changing unreachable': async () => {
        await line.loseResponse(call)
        await trader.shows(trader.t(question === undefined ? 'order:details.unconfirmed' : 'app:failure.unreachable.short'))
      },
    },
    assertions: {
      ...assertions,
      'shown.change.changing': () => line.isWaiting(call),
      'shown.document.fetching': () => line.isWaiting('viewInvoice'),
    },
  }
}

const buyerAssertions = (assertions: Readonly<Record<string, () => Promise<unknown>>>) =>
  Object.fromEntries(Object.entries(assertions).filter(([state]) => !buyersNeverIn.includes(state)))
