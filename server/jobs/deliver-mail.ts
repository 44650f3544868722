import type { MailSender } from '#server/ports/mail.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { hasText, serverText } from '#server/texts.ts'

const batch = 20
/** Tries are a minute apart, then two, four, … up to an hour; after this many the mail stays in the table for an operator. */
const mostTries = 12

/**
 * Delivers the mail that is due, at least once each; the sender drops a repeat by the mail's id. Several processes may run it.
 * `onFailure` is told why one could not be handed over.
 * Answers how many were taken, so that the caller goes on while there are more.
 */
export async function deliverMail(
  store: Store,
  sender: MailSender,
  clock: () => Date,
  onFailure: (failure: unknown, mailId: string) => void,
): Promise<number> {
  const now = clock()
  const due = await store.transaction(async (tables) => {
    const rows = await tables.takeDueMessages(now.toISOString(), batch)
    // Put off before sending: a process that dies on the way leaves them to be tried again, not lost and not locked.
    for (const tries of new Set(rows.map((row) => row.tries))) {
      const wait = tries >= mostTries ? 1e11 : Math.min(60, 2 ** tries) * 60_000
      const _id = rows.filter((row) => row.tries === tries).map((row) => row._id)
      await tables.update('outbox', { _id }, { tries: tries + 1, nextTryAt: later(now, wait) })
    }
    return rows
  })
  const sent: string[] = []
  for (const row of due) {
    try {
      await sender.send(wordedMail(row))
      sent.push(row._id)
    } catch (error) {
      // Its next try is planned already.
      onFailure(error, row._id)
    }
  }
  if (sent.length > 0) await store.update('outbox', { _id: sent }, { deliveredAt: clock().toISOString(), values: {} })
  return due.length
}

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()

function wordedMail({ _id, recipient, language, template, values }: Row<'outbox'>) {
  const text = (key: string): string => {
    const full = `mail:${key}`
    if (!hasText(full)) throw new Error(`No mail text ${key}`)
    return serverText(language, full, values)
  }
  const lines = [text('greeting'), text(`${template}.text`), text('closing')]
  return {
    ...{ id: _id, recipient, language },
    subject: text(`${template}.subject`),
    text: lines.join('\n\n'),
    html: html(language, lines),
  }
}

function html(language: string, lines: string[]): string {
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`).join('')
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><body>${paragraphs}</body></html>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
