import type { OperationId } from '#src/generated/operation-table.ts'
import { paths } from '#src/lib/paths.ts'
import { priceListsMachine } from '#src/machines/order/price-lists.machine.ts'
import type { BodyOf } from '#server/operation.ts'
import { priceListsEvents } from '#tests/support/event-fixtures/price-lists.ts'
import { acetoneOf } from './acetone.ts'
import { type FlowDriver, left } from './drive-flow.ts'

/** In the settings of a seller with one list, or none. */
export const priceListsDriver: FlowDriver<typeof priceListsEvents> = {
  machine: priceListsMachine,
  flowEvents: priceListsEvents,
  held: ['getPriceLists', 'getKnownBuyers', 'createPriceList', 'replacePriceList', 'endPriceList'],
  storedSession: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  leftOut: { 'refused: retry.asked': 'The page of the sign-in has no lists to read again.' },
  rulesOut: {
    'reading, signed out elsewhere': 'all',
    // Nobody else changes a list that is not there yet.
    'opening answered, a new list': ['saving, changed elsewhere'],
  },
  drivers: (stage) => {
    const { trader, visit, line, market, token } = stage
    const { page, t } = trader
    const asSeller = { token, side: 'Seller' as const }
    const section = page.getByRole('region', { name: t('prices:title') })
    const ofList = (key: 'prices:editOf' | 'prices:endOf') =>
      section.getByRole('button', { name: t(key, { name: 'Key accounts' }) })
    let call: OperationId = 'createPriceList'
    let id = ''
    const form = async (): Promise<BodyOf<'createPriceList'>> => {
      const { _id: productId, currency, unit } = await acetoneOf(market)
      const tiers = [{ minimumQuantity: { value: 160, unit }, price: { amount: 300, currency } }]
      return { name: 'Key accounts', currency, validFrom: '2026-11-01', buyers: [], rows: [{ productId, tiers }] }
    }
    /** Leaves the seller with one list, or none. */
    const prepare = async (isEmpty: boolean) => {
      const { sellerId } = await acetoneOf(market)
      await market.store.remove('priceLists', { sellerId })
      if (!isEmpty) id = (await market.call('createPriceList', { ...asSeller, body: await form() }))._id
    }
    const endBefore = async (ahead: readonly string[]) => {
      if (ahead[0] === 'opening answered, ended') await market.call('endPriceList', { ...asSeller, id })
    }
    /** What the answer will show decides which is opened, where an answer is ahead. */
    const open = async (ahead: readonly string[], isThere: boolean) => {
      const isList = ahead[0]?.startsWith('opening answered') === true ? !ahead[0].endsWith('a new list') : isThere
      await endBefore(ahead)
      call = isList ? 'replacePriceList' : 'createPriceList'
      await (isList ? ofList('prices:editOf') : trader.button('prices:create')).click()
    }
    const price = section.locator('input[name="rows.0.tiers.0.price.amount"]')
    return {
      open: { 'the own lists': () => visit(paths.setting) },
      events: {
        'retry.asked': () => section.getByRole('button', { name: t('app:failure.retry') }).click(),
        'list.opened, new': (ahead) => open(ahead, false),
        'list.opened': (ahead) => open(ahead, true),
        'list.closed': async () => {
          call = 'createPriceList'
          await trader.button('prices:form.back').click()
        },
        'list.entered': async () => {
          await section.getByLabel(t('prices:form.name')).fill('Key accounts')
          if ((await price.count()) === 0) {
            await section.getByRole('searchbox', { name: t('prices:form.findProduct') }).fill('Acetone')
            await section.getByRole('button', { name: t('prices:form.search'), exact: true }).click()
            await section.getByRole('button', { name: t('prices:form.addOf', { name: 'Acetone' }), exact: true }).click()
          }
          await price.fill('2.90')
          await trader.button('prices:form.save').click()
        },
        'newest.taken': async (ahead) => {
          await endBefore(ahead)
          await trader.button('prices:takeNewest').click()
        },
        'ending.asked': () => ofList('prices:endOf').click(),
        'ending.confirmed': () => trader.inDialog('prices:confirmEnd').click(),
        'ending.abandoned': () => trader.inDialog('app:confirm.cancel').click(),
        'reading answered': async () => {
          await prepare(false)
          await line.carry('getPriceLists')
        },
        'reading answered, none': async () => {
          await prepare(true)
          await line.carry('getPriceLists')
        },
        'reading unreachable': () => line.cut('getPriceLists'),
        'reading, signed out elsewhere': async () => {
          await market.call('logout', { token })
          await line.carry('getPriceLists')
          await trader.isAt('/login')
          return left
        },
        'opening answered, a new list': () => line.carry('getKnownBuyers'),
        'opening answered': () => line.carry('getKnownBuyers'),
        'opening answered, ended': () => line.carry('getKnownBuyers'),
        'opening unreachable': async () => {
          await line.cut('getKnownBuyers')
          await trader.toast('error')
        },
        'saving answered': async () => {
          await line.carry(call)
          await trader.toast('success')
          call = 'createPriceList'
        },
        'saving, changed elsewhere': async () => {
          const { version } = await market.call('viewPriceList', { ...asSeller, id })
          await market.call('replacePriceList', { ...asSeller, id, body: { ...(await form()), version } })
          await line.carry(call)
        },
        'saving unreachable': async () => {
          // A new one is there by then: sent again, it is made no second time.
          if (call === 'createPriceList') await line.loseResponse(call)
          else await line.cut(call)
          await trader.shows(t('app:failure.unreachable.short'))
        },
        'ending answered': async () => {
          await line.carry('endPriceList')
          await trader.toast('success')
        },
        'ending unreachable': async () => {
          await line.cut('endPriceList')
          await trader.toast('error')
        },
      },
      assertions: {
        loading: () => line.isWaiting('getPriceLists'),
        refused: () => trader.shows(t('app:failure.refused.title')),
        unreachable: () => section.getByText(t('app:failure.unreachable.title')).waitFor(),
        empty: () => trader.shows(t('prices:none')),
        shown: async () => {
          await section.getByRole('listitem').first().waitFor()
          await trader.expectNoDialog()
        },
        opening: () => line.isWaiting('getKnownBuyers'),
        writing: () => trader.heading('prices:form.create').or(trader.heading('prices:form.edit')).waitFor(),
        saving: async () => {
          await line.isWaiting(call)
          await section.locator('form button[aria-busy="true"]').waitFor()
        },
        outdated: () => trader.shows(t('prices:outdated')),
        asking: () => page.getByRole('alertdialog', { name: t('prices:question', { name: 'Key accounts' }) }).waitFor(),
        ending: async () => {
          await line.isWaiting('endPriceList')
          await trader.dialog().locator('button[aria-busy="true"]').waitFor()
        },
      },
    }
  },
}
