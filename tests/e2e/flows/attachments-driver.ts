import { expect } from 'vitest'
import { requestQuoteAddress } from '#src/lib/paths.ts'
import { attachmentsMachine } from '#src/machines/document/attachments.machine.ts'
import { attachmentsEvents } from '#tests/support/event-fixtures/attachments.ts'
import { pdfBytes } from '#tests/support/sample-files.ts'
import { acetoneOf } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'
import { emitProgress } from './upload-share.ts'

/** At the form that asks for a quote; the one for a requirement has the same field. */
export const attachmentsDriver: FlowDriver<typeof attachmentsEvents> = {
  machine: attachmentsMachine,
  flowEvents: attachmentsEvents,
  held: ['addAttachment'],
  storedSession: () => ({ account: 'buyer' }),
  // What is no document by its content is none the next time either.
  rulesOut: { 'sending refused': ['sending answered'] },
  drivers: ({ trader, visit, line, market }) => {
    const { page, t } = trader
    const field = page.getByLabel(t('quote:request.attachments'))
    const removers = page.getByRole('button', { name: new RegExp(`^${t('fields:document.remove', { name: 'sheet-.+' })}$`) })
    const again = trader.button('fields:document.retry')
    const uploading = page.getByText(new RegExp(t('fields:document.sending', { share: '.+' })))
    const submit = trader.button('quote:request.submit')
    let chosen = 0
    return {
      open: {
        'no file': async () => {
          await visit(requestQuoteAddress((await acetoneOf(market))._id))
          await field.waitFor({ state: 'attached' })
        },
      },
      events: {
        'files.added': async (ahead) => {
          const name = `sheet-${(chosen += 1)}.pdf`
          const isNone = ahead.find((event) => event.startsWith('sending ')) === 'sending refused'
          const buffer = Buffer.from(isNone ? 'no document at all' : pdfBytes(name))
          await field.setInputFiles({ name, mimeType: 'application/pdf', buffer })
          await trader.shows(name)
        },
        'file.removed': async () => {
          const before = await removers.count()
          await removers.first().click()
          await removers.nth(before - 1).waitFor({ state: 'detached' })
        },
        'retry.asked': async () => {
          await again.click()
          await again.waitFor({ state: 'detached' })
        },
        'upload.progressed': async () => {
          const before = await uploading.innerText()
          await emitProgress(trader.page, 0.4)
          await expect.poll(() => uploading.innerText()).not.toBe(before)
        },
        'sending answered': () => line.carry('addAttachment'),
        'sending refused': () => line.carry('addAttachment'),
        'sending unreachable': async () => {
          await line.cut('addAttachment')
          await trader.shows(t('app:failure.unreachable.short'))
        },
      },
      assertions: {
        complete: async () => {
          await submit.and(page.locator(':enabled:not([aria-busy="true"])')).waitFor()
          await again.waitFor({ state: 'detached' })
          await uploading.waitFor({ state: 'detached' })
        },
        incomplete: async () => {
          await trader.shows(t('quote:request.filesMissing'))
          await again.waitFor()
          await submit.and(page.locator(':disabled')).waitFor()
        },
        sending: async () => {
          await line.isWaiting('addAttachment')
          await uploading.waitFor()
          await trader.shows(t('quote:request.uploading'))
        },
      },
    }
  },
}
