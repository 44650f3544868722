import { productDetailsAddress } from '#src/lib/paths.ts'
import { abuseReportingMachine } from '#src/machines/support/abuse-reporting.machine.ts'
import { abuseReportingEvents } from '#tests/support/event-fixtures/abuse-reporting.ts'
import type { FlowDriver } from './drive-flow.ts'

let paths = 0

export const abuseReportingDriver: FlowDriver<typeof abuseReportingEvents> = {
  machine: abuseReportingMachine,
  flowEvents: abuseReportingEvents,
  held: ['reportAbuse'],
  leftOut: {
    'asked.sending: report.submitted': 'The button takes no press while it is busy.',
    'asked.sending: report.abandoned': 'The button is locked until the answer is there.',
  },
  storedSession: () => ({ account: 'buyer' }),
  drivers: ({ trader, visit, line, market }) => {
    // Each path reports a product of its own, or it would be reported already.
    const at = (paths += 1)
    let productId = ''
    return {
      open: {
        'a product': async () => {
          const [seller] = await market.store.list('users', { email: 'seller2@kimiya.example' })
          const products = await market.store.list('products', { sellerId: seller?._id ?? '', status: 'active' })
          productId = products[at % products.length]?._id ?? ''
          await market.store.remove('abuseReports', { subjectId: productId })
          await visit(productDetailsAddress(productId))
        },
      },
      events: {
        'listing chosen': () => trader.button('abuse:report').first().click(),
        'report submitted': async () => {
          await trader.field('abuse:reason.label').selectOption('fraud')
          await trader.button('abuse:send').click()
        },
        'report abandoned': () => trader.button('abuse:cancel').click(),
        'sending answered': () => line.carry('reportAbuse'),
        'sending corrected': async () => {
          // It has become the reporter's own meanwhile.
          const buyer = await market.store.find('users', { email: 'buyer@kimiya.example' })
          const product = await market.store.find('products', { _id: productId })
          const seller = await market.store.find('sellers', { _id: product?.sellerId ?? '' })
          if (buyer === undefined || seller === undefined) throw new Error('The demo lacks somebody')
          if ((await market.store.find('sellers', { _id: buyer._id })) === undefined) {
            await market.store.insert('sellers', { ...seller, _id: buyer._id })
          }
          await market.store.update('products', { _id: productId }, { sellerId: buyer._id })
          await line.carry('reportAbuse')
        },
        'sending refused': async () => {
          const token = await market.signIn('buyer')
          await market.envelope('reportAbuse', { token, body: { subject: 'listing', subjectId: productId, reason: 'spam' } })
          await line.carry('reportAbuse')
        },
        'sending unreachable': () => line.cut('reportAbuse'),
      },
      assertions: {
        idle: async () => {
          await trader.button('abuse:report').first().waitFor()
          await trader.page.getByRole('dialog').waitFor({ state: 'detached' })
        },
        asked: () => trader.heading('abuse:title.listing').waitFor(),
        'asked.open': () => trader.button('abuse:send').waitFor(),
        'asked.sending': async () => {
          await trader.page.locator('button[aria-busy="true"]').waitFor()
          await line.isWaiting('reportAbuse')
        },
        'asked.corrected': () => trader.shows(trader.t('server:field.ownAbuse')),
        'asked.refused': () => trader.page.getByRole('dialog').getByRole('alert').first().waitFor(),
        'asked.unreachable': () => trader.shows(trader.t('app:failure.unreachable.short')),
      },
    }
  },
}
