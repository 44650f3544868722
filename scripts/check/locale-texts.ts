import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const languages = ['en', 'ar', 'bn'] as const
export type Language = (typeof languages)[number]

/** The texts of one namespace in one language, by their path: `refused.tooMany_one`. */
export type Texts = Map<string, string>

/** The suffix of i18next's plural forms. */
export const pluralEnding = /_(zero|one|two|few|many|other)$/

/** The namespaces of a locale folder: its files without `.json`. */
export function namespacesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
}

/** The texts of `<folder>/<namespace>.json`; a value that is neither text nor a group of texts throws. */
export function readTexts(folder: string, namespace: string): Texts {
  const file = join(folder, `${namespace}.json`)
  const texts: Texts = new Map()
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value)
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
    } else throw new Error(`${file}: ${path} is no text`)
  }
  walk(JSON.parse(readFileSync(file, 'utf8')), '')
  return texts
}

/** Returns the names between double braces and the tags that a component fills, sorted. */
export function gapsOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => `{{${name}}}`)
  const tags = [...text.matchAll(/<\/?([\w-]+)\s*\/?>/g)].map(([tag]) => tag)
  return [...new Set([...names, ...tags])].sort()
}
