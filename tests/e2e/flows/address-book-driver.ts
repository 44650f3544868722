import type { OperationId } from '#src/generated/operation-table.ts'
import { placeOrderAddress } from '#src/lib/paths.ts'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { addressBookEvents } from '#tests/support/event-fixtures/address-book.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import { acetoneOf } from './acetone.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import type { Stage } from './stage.ts'

/** In the order that goods are to be brought for; the profile and other forms run the same flow. */
export const addressBookDriver: FlowDriver<typeof addressBookEvents> = {
  machine: addressBookMachine,
  flowEvents: addressBookEvents,
  held: ['getAddresses', 'addAddress', 'editAddress', 'deleteAddress'],
  storedSession: () => ({ account: 'buyer' }),
  leftOut: { 'refused: retry.asked': 'The page of the sign-in has no addresses to read again.' },
  rulesOut: { 'reading, signed out elsewhere': 'all' },
  drivers: (stage) => {
    const { trader, visit, line, market, token } = stage
    const { page, t } = trader
    const ofOne = (key: 'order:address.editOf' | 'order:address.deleteOf') =>
      page.getByRole('button', { name: new RegExp(t(key, { name: '.+' })) })
    let call: OperationId = 'addAddress'
    let userId = ''
    return {
      open: {
        'an order to place': async (ahead) => {
          userId = (await market.call('getUser', { token }))._id
          await market.store.remove('addresses', { userId })
          // The one that is deleted is the last one.
          const expected = ahead.includes('deleting answered') ? ['Office'] : ['Warehouse', 'Office']
          if (ahead[0] !== 'reading answered, none') for (const label of expected) await keep(market, token, label)
          const { _id } = await acetoneOf(market)
          await market.store.update('products', { _id }, { stock: 24_000 })
          await visit(placeOrderAddress(_id))
        },
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'address.chosen': async () => {
          const warehouse = page.getByRole('radio', { name: /Warehouse/ })
          await warehouse.check()
          await ofOne('order:address.editOf').filter({ hasText: 'Warehouse' }).waitFor()
        },
        'adding.asked': () => trader.button('order:address.add').click(),
        'editing.asked': async () => {
          call = 'editAddress'
          await ofOne('order:address.editOf').click()
        },
        'address.written': () => write(stage),
        'writing.abandoned': async () => {
          await trader.button('order:address.cancel').click()
          call = 'addAddress'
        },
        'deleting.asked': () => ofOne('order:address.deleteOf').click(),
        'deleting.confirmed': () => trader.inDialog('app:confirm.delete').click(),
        'deleting.abandoned': () => trader.inDialog('app:confirm.cancel').click(),
        'reading answered': () => line.carry('getAddresses'),
        'reading answered, none': () => line.carry('getAddresses'),
        'reading unreachable': () => line.cut('getAddresses'),
        'reading, signed out elsewhere': async () => {
          await market.call('logout', { token })
          await line.carry('getAddresses')
          await trader.isAt('/login')
          return left
        },
        'saving answered': async () => {
          await line.carry(call)
          await trader.toast('success')
          await trader.shows('14 Strand Road')
          call = 'addAddress'
        },
        'saving refused': async () => {
          // In another tab they have added as many as can be kept, or taken away the one that is put right.
          if (call === 'addAddress') while (!(await addAddress(market, token)));
          else await market.store.remove('addresses', { userId })
          await line.carry(call)
          await page.getByRole('alert').first().waitFor()
        },
        'saving unreachable': async () => {
          await line.loseResponse(call)
          await trader.shows(t('app:failure.unreachable.short'))
        },
        'deleting answered': async () => {
          await line.carry('deleteAddress')
          await trader.toast('success')
        },
        'deleting refused': async () => {
          await market.store.remove('addresses', { userId })
          await line.carry('deleteAddress')
          await trader.toast('error')
        },
        'deleting unreachable': async () => {
          await line.cut('deleteAddress')
          await trader.toast('error')
        },
      },
      assertions: {
        loading: () => line.isWaiting('getAddresses'),
        refused: () => trader.shows(t('app:failure.refused.title')),
        unreachable: () => trader.shows(t('app:failure.unreachable.title')),
        choosing: async () => {
          await page
            .getByRole('radio', { name: /Strand Road/ })
            .first()
            .waitFor()
          await trader.expectNoDialog()
        },
        writingFirst: () => trader.heading('order:address.firstTitle').waitFor(),
        writing: () => trader.heading('order:address.newTitle').or(trader.heading('order:address.editTitle')).waitFor(),
        saving: async () => {
          await line.isWaiting(call)
          await page.locator('main form button[aria-busy="true"]').waitFor()
        },
        asking: () => trader.expectDialog('app:confirm.deleteTitle'),
        deleting: async () => {
          await line.isWaiting('deleteAddress')
          await trader.dialog().locator('button[aria-busy="true"]').waitFor()
        },
      },
    }
  },
}

const place = {
  fullName: 'Rafiq Ahmed',
  countryCode: '+880',
  phoneNumber: '1712345678',
  line1: '14 Strand Road',
  city: 'Chattogram',
}

const keep = (market: Marketplace, token: string | undefined, label: string) =>
  market.call('addAddress', { token, body: { ...place, label, country: 'BD' } })

/** Whether one more is too many. */
async function addAddress(market: Marketplace, token: string | undefined): Promise<boolean> {
  return (await market.envelope('addAddress', { token, body: { ...place, country: 'BD' } })).error
}

async function write({ trader }: Stage): Promise<void> {
  await trader.field('order:address.fullName').fill(place.fullName)
  await trader.field('order:address.country').selectOption('BD')
  await trader.field('order:address.city').fill(place.city)
  await trader.field('order:address.line1').fill(place.line1)
  await trader.field('order:address.phoneNumber').fill(place.phoneNumber)
  await trader.button('order:address.save').click()
}
