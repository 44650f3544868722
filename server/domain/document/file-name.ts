import { type ContentType, endings } from './content-type.ts'

const longest = 120

/**
 * A name that a person gave a file, fit for any system: without folders, control and direction characters (with which "exe" can be
 * made to read as a harmless ending), no longer than 120 characters, and with an ending that tells the truth.
 */
export function cleanFileName(given: string, contentType: ContentType): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (letter) => (joiners.has(letter) ? letter : ''))
    .replaceAll(/[<>:"|?*]/g, '_')
    .trim()
  const fitting = endings[contentType]
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const own = fitting.includes(ending)
  // A picture that was drawn anew in another format keeps its name, not its ending.
  const redrawn = contentType.startsWith('image/') && pictureEndings.has(ending)
  const stem = (own || redrawn ? name.slice(0, -ending.length - 1) : name).replaceAll(/^[. ]+|[. ]+$/g, '')
  return `${shortened(stem === '' ? 'file' : stem)}.${own ? ending : fitting[0]}`
}

const pictureEndings = new Set([...endings['image/jpeg'], ...endings['image/png'], ...endings['image/webp']])

/** Bangla and Arabic need them to write some words. */
const joiners = new Set(['\u200c', '\u200d'])

/** Cut between characters, never inside of one. */
const shortened = (stem: string) =>
  Array.from(stem)
    .slice(0, longest - 5)
    .join('')
