import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { localeProblems } from './locales.ts'
import { usesIn } from './message-use.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kimiya-locales-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const sound = {
  en: { title: 'Orders of {{name}}', left_one: '{{count}} day left', left_other: '{{count}} days left', brand: 'Kimiya · CAS' },
  ar: {
    title: 'طلبات {{name}}',
    left_zero: 'لم يبق شيء',
    left_one: 'يوم واحد',
    left_two: 'يومان',
    left_few: '{{count}} أيام',
    left_many: '{{count}} يومًا',
    left_other: '{{count}} يوم',
    brand: 'Kimiya · CAS',
  },
  bn: { title: '{{name}}-এর অর্ডার', left_one: '{{count}} দিন বাকি', left_other: '{{count}} দিন বাকি', brand: 'Kimiya · CAS' },
}

function problemsOf(texts: Record<'en' | 'ar' | 'bn', object>): string[] {
  for (const [language, content] of Object.entries(texts)) {
    mkdirSync(join(folder, language))
    writeFileSync(join(folder, language, 'shop.json'), JSON.stringify(content))
  }
  return localeProblems(folder)
}

describe('the locale check', () => {
  it('finds nothing in texts that say the same in each language, with the plural forms of its grammar', () =>
    expect(problemsOf(sound)).toEqual([]))

  it('finds a text that a language lacks or has alone', () => {
    const { title: _, ...lacking } = sound.ar
    expect(problemsOf({ ...sound, ar: { ...lacking, other: { more: 'نص' } } })).toEqual([
      'ar shop:title is missing',
      'ar shop:other.more is not in en',
    ])
  })

  it('finds a plural form that the grammar needs and one that it has not', () => {
    const { left_two: _, ...withoutDual } = sound.ar
    expect(problemsOf({ ...sound, ar: withoutDual, bn: { ...sound.bn, left_many: '{{count}} দিন বাকি' } })).toEqual([
      'ar shop:left_two is missing',
      'bn shop:left_many is a form that the language has not',
    ])
  })

  it('finds gaps that differ', () =>
    expect(problemsOf({ ...sound, bn: { ...sound.bn, title: '{{nmae}}-এর অর্ডার' } })).toEqual([
      'bn shop:title has {{nmae}}, en has {{name}}',
    ]))

  it('finds what was left in English', () =>
    expect(problemsOf({ ...sound, ar: { ...sound.ar, title: 'Orders of {{name}}' } })).toEqual([
      'ar shop:title is not translated: Orders of {{name}}',
    ]))

  it('finds a part that was left in English, but no name, code or unit', () => {
    const bn = { ...sound.bn, title: 'Kimiya: {{name}}-এর order details, CAS ও mL, kg, IBC' }
    expect(problemsOf({ ...sound, bn })).toEqual(['bn shop:title is in part not translated: order details'])
  })

  it('finds a file that a language lacks', () => {
    writeFileSync(join(folder, 'note'), '')
    mkdirSync(join(folder, 'en'))
    mkdirSync(join(folder, 'ar'))
    mkdirSync(join(folder, 'bn'))
    writeFileSync(join(folder, 'en', 'shop.json'), '{}')
    writeFileSync(join(folder, 'ar', 'shop.json'), '{}')
    expect(localeProblems(folder)).toEqual(['bn: no shop.json'])
  })
})

describe('the uses of texts in code', () =>
  it('are keys named in full and beginnings that the code completes', () => {
    const { named, begun } = usesIn("text('order:title'); const key = `server:done.${operationId}`; text(`ghs:signal.danger`)")
    expect({ named: [...named], begun }).toEqual({ named: ['order:title', 'ghs:signal.danger'], begun: ['server:done.'] })
  }))
