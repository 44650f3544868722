import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { termProblems } from './terms.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kimiya-terms-'))
  const columns = ['concept', 'en', 'ar', 'bn', 'not en', 'not ar', 'not bn']
  const rows = [
    ['rating', 'rating', 'تقييم', 'রেটিং', '', '', 'মূল্যায়ন, মূল্যায়িত'],
    ['sample', 'sample', 'عيّنة', 'নমুনা', 'trial piece', 'عينة', ''],
  ]
  writeFileSync(join(folder, 'terms.tsv'), `${[columns, ...rows].map((cells) => cells.join('\t')).join('\n')}\n`)
})
afterEach(() => rmSync(folder, { recursive: true }))

function problemsOf(texts: Partial<Record<'en' | 'ar' | 'bn', string>>): string[] {
  for (const language of ['en', 'ar', 'bn'] as const) {
    mkdirSync(join(folder, language))
    writeFileSync(join(folder, language, 'shop.json'), JSON.stringify({ deep: { text: texts[language] ?? '–' } }))
  }
  return termProblems(folder, new Set(['Trial piece']))
}

it('finds nothing where each language has its own term', () =>
  expect(problemsOf({ en: 'A sample', ar: 'العيّنة', bn: 'রেটিং দিন' })).toEqual([]))

it.each([
  ['with an ending, in either way to write its letters', { bn: 'আপনার মূল্যায\u09BCনের উত্তর' }, 'bn shop:deep.text: rating is রেটিং'],
  ['behind an Arabic article or preposition', { ar: 'بالعينة' }, 'ar shop:deep.text: sample is عيّنة'],
  ['in English, at the beginning of a sentence', { en: 'Trial pieces' }, 'en shop:deep.text: sample is sample'],
])('finds a forbidden variant %s', (_, texts, problem) => expect(problemsOf(texts)).toEqual([problem]))

it('lets a fixed text be', () => expect(problemsOf({ en: 'Trial piece' })).toEqual([]))

it('lets a word be that only contains the letters of a variant', () => {
  expect(problemsOf({ ar: 'معينة', bn: 'অবমূল্যায়ন' })).toEqual([])
})
