import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** src/generated/message-keys.ts: a union of `namespace:path.of.the.text`, plural forms of one text counted once. */
export function messageKeysFile(folder: string): string {
  const namespaces = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()
  const keys = namespaces.flatMap((namespace) => {
    const texts: unknown = JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8'))
    return [...new Set(pathsOf(texts).map((path) => `${namespace}:${path.replace(pluralSuffix, '')}`))].sort()
  })
  return `export const namespaces = ${JSON.stringify(namespaces)} as const

/** A text of the locale files. */
export type MessageKey =
${keys.length === 0 ? '  never' : keys.map((key) => `  | ${JSON.stringify(key)}`).join('\n')}
`
}

function pathsOf(texts: unknown, prefix = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [prefix]
  return Object.entries(texts).flatMap(([key, value]) => pathsOf(value, prefix === '' ? key : `${prefix}.${key}`))
}
