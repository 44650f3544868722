import { documentDetailsMachine } from '#src/machines/document/document-details.machine.ts'
import { documentDetailsEvents } from '#tests/support/event-fixtures/document-details.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import { acetoneOf, acetoneWithSheet, documentOfAcetone } from './acetone.ts'
import { entityAssertions } from './entity-assertions.ts'
import type { FlowDriver } from './drive-flow.ts'

export const documentDetailsDriver: FlowDriver<typeof documentDetailsEvents> = {
  machine: documentDetailsMachine,
  flowEvents: documentDetailsEvents,
  held: ['viewDocument', 'provideDocument', 'viewFile'],
  storedSession: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  // A question covers these.
  barred: { 'shown.change.asking': ['retry.asked', 'attachment.opened'] },
  rulesOut: {
    'reading answered': ['reading refused'],
    'reading refused': ['reading answered'],
    // Only an answer that was given has a file to fetch, and it is given once.
    'attachment.opened': ['document provided', 'refusal chosen'],
    'document provided': ['attachment.opened'],
    'refusal chosen': ['attachment.opened'],
    'changing answered': ['document provided', 'refusal chosen'],
    'changing met another answer': ['document provided', 'refusal chosen'],
    'changing unreachable': ['changing met another answer', 'changing refused'],
  },
  drivers: (stage) => {
    const { trader, visit, line, market, token = '' } = stage
    let id = ''
    let refusing = false
    let listening: Promise<unknown> | undefined
    return {
      open: {
        'a request to the seller': async (ahead) => {
          await acetoneWithSheet(market)
          id = await documentOfAcetone(market)
          // Only an answer that was given has a file to fetch.
          if (ahead.includes('attachment.opened')) await provide(market, token, id)
          const address = ahead.includes('reading refused') ? '00000000-0000-7000-8000-ffffffffffff' : id
          if (ahead.includes('live.changed')) listening = trader.liveStreamOpened()
          await visit(`/my-document-details?documentRequest=${address}`)
        },
        'no request': () => visit('/my-document-details'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').or(trader.button('document:reply.sendAgain')).first().click(),
        'document provided': async ([next]) => {
          // A file that is none by its content; and one whose upload can be stopped. The one on file goes out by itself.
          if (next === 'changing refused' || next === 'upload.cancelled') {
            await trader.page.getByRole('radio', { name: trader.t('document:reply.other') }).check()
            const buffer = next === 'changing refused' ? Buffer.from('no document at all') : Buffer.alloc(200_000, '%PDF-1.7 ')
            await trader.page
              .locator('main input[type=file]')
              .setInputFiles({ name: 'CoA.pdf', mimeType: 'application/pdf', buffer })
          }
          await trader.button('document:reply.submit').click()
        },
        'refusal chosen': () => trader.button('document:reply.refuse').click(),
        'refusal confirmed': async () => {
          refusing = true
          await trader.dialog().getByRole('textbox').fill('With an order only.')
          await trader.inDialog('document:refusal.confirm').click()
        },
        'refusal abandoned': () => trader.inDialog('document:refusal.back').click(),
        'upload.cancelled': () => trader.button('document:reply.stop').click(),
        'live.changed': async () => {
          await listening
          await notifySeller(market)
        },
        'reading answered': () => line.carry('viewDocument'),
        'reading refused': () => line.carry('viewDocument'),
        'reading unreachable': () => line.cut('viewDocument'),
        'rereading answered': () => line.carry('viewDocument'),
        'rereading unreachable': () => line.cut('viewDocument'),
        'changing answered': () => line.carry('provideDocument'),
        'changing met another answer': async () => {
          await provide(market, token, id)
          await line.carry('provideDocument')
        },
        'changing refused': async () => {
          // A refusal can only be refused when the request is not theirs any more.
          if (refusing)
            await market.store.update(
              'documentRequests',
              { _id: id },
              { sellerId: (await market.store.find('users', { email: 'seller2@kimiya.example' }))?._id ?? '' },
            )
          await line.carry('provideDocument')
        },
        'changing unreachable': () => line.loseResponse('provideDocument'),
        'attachment.opened': () => trader.page.getByRole('button', { name: /sheet\.pdf/ }).click(),
        'fetching answered': () => line.carry('viewFile'),
        'fetching unreachable': async () => {
          await line.cut('viewFile')
          await trader.toast('error')
        },
      },
      assertions: {
        ...entityAssertions(stage, {
          calls: { reading: 'viewDocument', changing: 'provideDocument' },
          nothingChosen: 'document:details.nothingChosen',
          shown: () => trader.heading('document:details.question').waitFor(),
          behind: 'document:details.behind',
          asking: () => trader.expectDialog('document:refusal.title'),
        }),
        'shown.change.unconfirmed': () => trader.shows(trader.t('document:reply.unconfirmed')),
      },
    }
  },
}

async function provide(market: Marketplace, token: string, id: string): Promise<void> {
  await market.call('provideDocument', { token, side: 'Seller', id, body: { decision: 'provide' } })
}

/** Another buyer asks the seller for another document: a notification, though not about what is looked at. */
async function notifySeller(market: Marketplace): Promise<void> {
  const { _id: productId } = await acetoneOf(market)
  const token = await market.signIn('company')
  const kinds = ['ISO', 'Halal', 'REACH', 'TDS'] as const
  const open = await market.store.list('documentRequests', { productId, status: 'requested' })
  const kind = kinds.find((each) => !open.some((request) => request.kind === each)) ?? 'other'
  await market.call('requestDocument', { token, body: { productId, kind } })
}
