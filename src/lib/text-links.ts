/** A piece of a text; with `href` one that leads to a page of the web. */
export interface TextPiece {
  text: string
  href?: string
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"']+/giu
/** What ends a sentence after an address is no part of it; a bracket is, when it was opened in it. */
const trailing = /[.,;:!?'"،؛؟।…]+$/u

/**
 * A text that a person wrote, with the web addresses in it told apart. Nothing but http and https leads anywhere, and what is shown is
 * where it leads: a writer cannot give an address another name.
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutEnd(found)
    const href = addressOf(shown)
    if (href === undefined) continue
    if (index > done) pieces.push({ text: text.slice(done, index) })
    pieces.push({ text: shown, href })
    done = index + shown.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done) })
  return pieces
}

function withoutEnd(found: string): string {
  const shown = found.replace(trailing, '')
  const unopened = shown.endsWith(')') && !shown.includes('(')
  return unopened ? withoutEnd(shown.slice(0, -1)) : shown
}

function addressOf(shown: string): string | undefined {
  const written = /^https?:/i.test(shown) ? shown : `https://${shown}`
  // A name and a password before the host are the old way to look like another site.
  return URL.canParse(written) && new URL(written).username === '' ? new URL(written).href : undefined
}
