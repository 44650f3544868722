import { signsWorth, withoutDisguise } from '#src/lib/password-strength.ts'
import type { BreachedPasswords } from '#server/ports/breached-passwords.ts'

/** What may be hung on a frequent password, counted as `signsWorth` does: a year and a sign, or a run of digits of any length. */
const mostHung = 5

/**
 * The frequent passwords that ship (src/generated/frequent-passwords.json, made by scripts/generate/frequent-passwords.ts): each by the
 * first
 * 32 bits of its hash, so that one password of 20,000 that nobody uses is taken for one of them, too.
 */
export const listedPasswords: BreachedPasswords = {
  includes: async (password) => {
    const prefixes = await (made ??= readPrefixes())
    const found = await Promise.all(formsOf(password).map(async (form) => isListed(prefixes, await prefixOf(form))))
    return found.includes(true)
  },
}

let made: Promise<Uint32Array> | undefined

async function readPrefixes(): Promise<Uint32Array> {
  // Read when the first password is set: a start does without.
  const { default: file } = await import('#src/generated/frequent-passwords.json')
  const bytes = Uint8Array.from(atob(file.prefixes), (character) => character.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4))
}

async function prefixOf(text: string): Promise<number> {
  return new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).getUint32(0)
}

/** Searches the sorted prefixes by halves. */
function isListed(prefixes: Uint32Array, prefix: number): boolean {
  let [from, to] = [0, prefixes.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((prefixes[middle] ?? 0) < prefix) from = middle + 1
    else to = middle
  }
  return prefixes[from] === prefix
}

/**
 * What a password is under what people do to a frequent one so that it is long enough: letter case, signs for letters, a year at its end,
 * twice.
 */
function formsOf(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const hung = plain.split(bare).join('')
  const half = plain.slice(0, plain.length / 2)
  const forms = [
    plain,
    withoutDisguise(plain),
    ...(bare !== '' && signsWorth(hung) <= mostHung ? [bare, withoutDisguise(bare)] : []),
    ...(half + half === plain ? [half] : []),
  ]
  return [...new Set(forms)]
}
