/** Markup that is safe in a page as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

/** Values allowed in markup: strings are escaped, `false` and `undefined` leave nothing. */
export type Part = Markup | string | number | false | undefined | readonly Part[]

/** Builds markup from a template and escapes every value. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.reduce((whole, text, at) => whole + written(parts[at - 1]) + text))
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function written(part: Part): string {
  if (part === false || part === undefined) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}

/** Paragraphs, lists and `code` of a description in the contract; it writes no other Markdown. */
export function prose(text: string | undefined): Markup {
  const blocks = (text ?? '').trim().split(/\n\s*\n/)
  return html`${blocks.filter((block) => block !== '').map(blockOf)}`
}

/** A paragraph, or a list where a line begins with a dash; lines that do not belong to the item before. */
function blockOf(text: string): Markup {
  const [opening = '', ...items] = `\n${text}`.split(/\n- /)
  const before = opening.trim() !== '' && html`<p>${line(opening.trim())}</p>`
  if (items.length === 0) return html`${before}`
  return html`${before}
    <ul>
      ${items.map((item) => html`<li>${line(item)}</li>`)}
    </ul>`
}

/** Renders a text on one line, with code between backticks. */
export const line = (text: string): Markup =>
  html`${text
    .replace(/\s+/g, ' ')
    .split('`')
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`
