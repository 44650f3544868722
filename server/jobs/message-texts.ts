import type { Mail } from '#server/ports/mail.ts'
import type { Sms } from '#server/ports/sms.ts'
import type { Row } from '#server/store/tables.ts'
import { hasText, serverText } from '#server/texts.ts'

type Message = Row<'outbox'>

/** A mail about something that the page shows ends with a link to it, where the page's address is known. */
export function renderMail(row: Message, pageUrl: string | undefined): Mail {
  const { _id, recipient, language, template, values } = row
  const link = values.address === undefined || pageUrl === undefined ? undefined : new URL(values.address, pageUrl).href
  const lines = [
    text(row, values.name === undefined ? 'greetingUnknown' : 'greeting'),
    text(row, `${template}.text`),
    ...(link === undefined ? [] : [link]),
    text(row, 'closing'),
  ]
  return {
    id: _id,
    recipient,
    language,
    subject: text(row, `${template}.subject`),
    text: lines.join('\n\n'),
    html: html(language, lines, link ?? values.link),
  }
}

export function renderSms(row: Message): Sms {
  const { _id, recipient, language, template } = row
  return { id: _id, recipient, language, text: text(row, `${template}.sms`) }
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
