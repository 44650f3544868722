import type { Mail } from '#server/ports/mail.ts'
import type { Sms } from '#server/ports/sms.ts'
import type { Row } from '#server/store/tables.ts'
import { hasText, serverText } from '#server/texts.ts'

type Message = Row<'outbox'>

/** A mail that leads to an address of the page has the link where its text names it, or at its end; none where nobody knows what it begins with. */
export function renderMail(message: Message, pageUrl: string | undefined): Mail {
  const row = withLink(message, pageUrl)
  const { _id, recipient, language, template, values } = row
  const { link } = values
  const body = text(row, `${template}.text`)
  const lines = [
    text(row, values.name === undefined ? 'greetingUnknown' : 'greeting'),
    body,
    ...(link === undefined || body.includes(link) ? [] : [link]),
    text(row, 'closing'),
  ]
  return {
    id: _id,
    recipient,
    language,
    subject: text(row, `${template}.subject`),
    text: lines.join('\n\n'),
    html: html(language, lines, link),
  }
}

export function renderSms(row: Message, pageUrl: string | undefined): Sms {
  const { _id, recipient, language, template } = row
  return { id: _id, recipient, language, text: text(withLink(row, pageUrl), `${template}.sms`) }
}

/** The message with the `link` that its `address` within the page makes with the page's own. */
function withLink(row: Message, pageUrl: string | undefined): Message {
  const { address, ...values } = row.values
  if (address === undefined || pageUrl === undefined) return row
  return { ...row, values: { ...values, link: new URL(address, pageUrl).href } }
}

function text({ language, values }: Message, key: string): string {
  const full = `mail:${key}`
  if (!hasText(full)) throw new Error(`No text ${full}`)
  return serverText(language, full, values)
}

function html(language: string, lines: string[], link: string | undefined): string {
  const linked = (line: string) =>
    link === undefined ? line : line.replace(escaped(link), `<a href="${escaped(link)}">${escaped(link)}</a>`)
  const paragraphs = lines.map((line) => `<p>${linked(escaped(line))}</p>`).join('')
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><body>${paragraphs}</body></html>`
}

const escaped = (plain: string) =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
