import { companyVerificationMachine } from '#src/machines/account/company-verification.machine.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { companyVerificationEvents } from '#tests/support/event-fixtures/company-verification.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import type { Stage } from './stage.ts'
import { uploadUpTo } from './upload-share.ts'

/** A company that has sent nothing yet. */
export const companyVerificationDriver: FlowDriver<typeof companyVerificationEvents> = {
  machine: companyVerificationMachine,
  flowEvents: companyVerificationEvents,
  held: ['getCompanyDocuments', 'sendCompanyDocuments'],
  storedSession: () => ({ account: 'company' }),
  leftOut: {
    'refused: retry.asked': 'The page of the sign-in has no documents to read again.',
    'shown.writing.sending: writing.abandoned': 'The button is locked until the answer is there.',
  },
  rulesOut: { 'reading, signed out elsewhere': 'all' },
  drivers: (stage) => {
    const { trader, visit, line, market, token } = stage
    const section = sectionOf(stage)
    let userId = ''
    let listening: Promise<unknown> | undefined
    return {
      open: {
        'the own profile': async () => {
          userId = (await market.call('getUser', { token }))._id
          await market.store.remove('companyDocuments', { userId })
          listening = trader.liveStreamOpened()
          await visit('/profile')
        },
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'writing.begun': () =>
          trader.button('account:companyDocuments.begin').or(trader.button('account:companyDocuments.again')).click(),
        'writing.abandoned': () =>
          section.getByRole('button', { name: trader.t('account:companyDocuments.cancel'), exact: true }).click(),
        'documents.entered': async () => {
          const taxNumber = section.getByLabel(trader.t('fields:taxNumber'))
          if ((await section.locator('button[aria-busy="true"]').count()) > 0) {
            // The button takes no press while it is busy, nor can files be chosen; the key is pressed all the same.
            await taxNumber.press('Enter')
            return
          }
          await trader.field('account:companyDocuments.tradeLicenceNumber').fill('TRAD/CHTG/021845/2026')
          await taxNumber.fill('004821337-0101')
          const licence = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(200_000, '%PDF-1.7 ') }
          await section.locator('input[type="file"]').setInputFiles(licence)
          await trader.button('account:companyDocuments.submit').click()
        },
        'upload.progressed': () => uploadUpTo(trader.page, 0.5),
        'upload.cancelled': () => trader.button('account:companyDocuments.stop').click(),
        'live.changed': async () => {
          await listening
          const notified = () => notifyPerson(market, userId)
          if (line.holds('getCompanyDocuments')) await line.requestsAgain('getCompanyDocuments', notified)
          else await notified()
        },
        'reading answered': () => line.carry('getCompanyDocuments'),
        'reading unreachable': () => line.cut('getCompanyDocuments'),
        'reading, signed out elsewhere': async () => {
          await market.call('logout', { token })
          await line.carry('getCompanyDocuments')
          await trader.isAt('/login')
          return left
        },
        'rereading answered': () => line.carry('getCompanyDocuments'),
        'rereading unreachable': async () => {
          await line.cut('getCompanyDocuments')
          await trader.toast('error')
        },
        'sending answered': async () => {
          await line.carry('sendCompanyDocuments')
          await trader.toast('success')
          await trader.shows(trader.t('account:companyDocuments.status.pending'))
        },
        'sending refused': async () => {
          // The account has just become an individual's.
          await market.store.update('users', { _id: userId }, { accountType: 'Individual' })
          await line.carry('sendCompanyDocuments')
          await trader.shows(trader.t('server:refused.companyOnly'))
          await market.store.update('users', { _id: userId }, { accountType: 'Company' })
        },
        'sending unreachable': () => line.loseResponse('sendCompanyDocuments'),
      },
      assertions: assertionsOf(stage),
    }
  },
}

const sectionOf = ({ trader }: Stage) => trader.page.getByRole('region', { name: trader.t('account:companyDocuments.title') })

function assertionsOf(stage: Stage) {
  const { trader, line } = stage
  const section = sectionOf(stage)
  const waiting = () => line.isWaiting('getCompanyDocuments')
  return {
    loading: waiting,
    refused: () => trader.shows(trader.t('app:failure.refused.title')),
    unreachable: () => trader.shows(trader.t('app:failure.unreachable.title')),
    shown: () => section.waitFor(),
    'shown.resting': () =>
      trader.button('account:companyDocuments.begin').or(trader.button('account:companyDocuments.again')).waitFor(),
    'shown.refreshing': waiting,
    'shown.writing': () => trader.field('account:companyDocuments.tradeLicenceNumber').waitFor(),
    'shown.writing.open': async () => {
      await trader.button('account:companyDocuments.submit').waitFor()
      await section.getByRole('progressbar').waitFor({ state: 'detached' })
    },
    'shown.writing.sending': async () => {
      await line.isWaiting('sendCompanyDocuments')
      await trader.button('account:companyDocuments.stop').waitFor()
    },
    'shown.writing.refused': () => trader.button('account:companyDocuments.submit').waitFor(),
    'shown.writing.unreachable': () => section.getByText(trader.t('app:failure.unreachable.short')).waitFor(),
  }
}

/** A notification, which may bring the verdict. */
async function notifyPerson({ store, clock, newId }: Marketplace, userId: string): Promise<void> {
  const values = { order: 'KO-26-1', product: { en: 'Acetone' }, amount: { amount: 100, currency: 'SAR' } }
  await store.transaction((tables) =>
    notify(
      { tables, now: clock.now.toISOString(), newId },
      { userId, side: 'buyer', type: 'paymentInvoice', subjectId: newId(), values },
    ),
  )
}
