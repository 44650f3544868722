import { type ContentType, endings } from './content-type.ts'

const longest = 120

/**
 * Sanitizes a file name: no folders, control or direction characters (with which "exe" can be displayed as a harmless extension), at most
 * 120 characters, and the extension of its real type.
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
  // A converted picture keeps its name, not its extension.
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
