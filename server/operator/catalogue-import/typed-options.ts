import type { GivenTexts, MapOptions } from './column-map.ts'
import { type ImportField, importFields, isImportField } from './import-fields.ts'

interface TypedOptions extends Pick<MapOptions, 'map' | 'defaults'> {
  /** What is wrong with them, a line each; what is wrong is left out. */
  problems: readonly string[]
}

/**
 * Reads `--map` (`column=field`, or several with commas between; `column=` leaves a column out) and `--default` (`field=value`) as they were
 * typed.
 */
export function readTypedOptions(
  header: readonly string[],
  { map, defaults }: { map: readonly string[]; defaults: readonly string[] },
): TypedOptions {
  const problems: string[] = []
  return { map: readMap(header, map, problems), defaults: readDefaults(defaults, problems), problems }
}

function readMap(header: readonly string[], map: readonly string[], problems: string[]): MapOptions['map'] {
  return map
    .flatMap((text) => (header.includes(beforeSign(text)) ? [text] : text.split(',')))
    .flatMap((pair) => {
      const column = beforeSign(pair)
      const field = pair.slice(pair.lastIndexOf('=') + 1).trim()
      if (!pair.includes('=')) problems.push(`--map wants column=field, and got ${pair}`)
      else if (!header.includes(column)) problems.push(`--map names a column "${column}" that the file does not have`)
      else if (field === '') return [{ column }]
      else if (isImportField(field)) return [{ column, field }]
      else problems.push(unknownField(field))
      return []
    })
}

const beforeSign = (pair: string): string => pair.slice(0, Math.max(0, pair.lastIndexOf('='))).trim()

function readDefaults(defaults: readonly string[], problems: string[]): GivenTexts {
  const values: GivenTexts = {}
  for (const pair of defaults) {
    const [field = '', ...rest] = pair.split('=')
    const value = rest.join('=').trim()
    if (value === '') problems.push(`--default wants field=value, and got ${pair}`)
    else if (isImportField(field.trim())) values[field.trim() as ImportField] = value // asked on this line
    else problems.push(unknownField(field))
  }
  return values
}

const unknownField = (field: string): string => `There is no field ${field}. The fields are ${importFields.join(', ')}.`
