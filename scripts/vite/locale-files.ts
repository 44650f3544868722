import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type GeneratedFile, generatedFiles } from './generated-files.ts'

const languages = ['en', 'ar', 'bn']

/** Texts that only the server uses. */
const serverOnly = new Set(['server.json', 'mail.json', 'invoice.json'])

/** The texts of the page as /locales/{language}/{namespace}.json, without white space. */
export function localeFiles(): Plugin {
  return generatedFiles('kimiya-locale-files', () => languages.flatMap(filesOf))
}

function filesOf(language: string): GeneratedFile[] {
  return readdirSync(join('locales', language))
    .filter((file) => file.endsWith('.json') && !serverOnly.has(file))
    .map((file) => ({
      path: `locales/${language}/${file}`,
      type: 'application/json; charset=utf-8',
      content: () => JSON.stringify(JSON.parse(readFileSync(join('locales', language, file), 'utf8'))),
    }))
}
