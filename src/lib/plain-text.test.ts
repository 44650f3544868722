import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oddTexts, usualTexts } from '#tests/support/odd-texts.ts'
import { type TextKind, cleanText, textFault } from './plain-text.ts'

const kinds: readonly TextKind[] = ['line', 'lines']

/** Texts that people of three scripts write, with what a keyboard needs for them. */
const honest = [
  ...usualTexts,
  'র‍্যাব কেমিক্যালস',
  'ত্‍',
  'উদ্‌যাপন',
  'می‌خواهم',
  'شركـــة المُرجانِ',
  'هـ‍',
  'क्‍ष',
  'Müller & Söhne – Groß-Gerau',
  'e\u0301\u0327',
  '🧪👩🏽‍🔬',
  '❤️',
  '1️⃣',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '葛󠄀城',
  "O'Brien (Pvt.) Ltd. №5 ©",
]
/** Characters of Unicode, most of them such as could deceive. */
const strange = fc.oneof(
  fc.constantFrom(
    ...Array.from(
      'aক\u200b\u200c\u200d\u200e\u200f\u061c\u202a\u202c\u202d\u202e\u2066\u2069\t\r\n\u0085\u2028\u00ad\ufe0f\ufeff\u3164 ',
    ),
  ),
  fc.integer({ min: 0x2000, max: 0x206f }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0xe0000, max: 0xe0fff }).map((code) => String.fromCodePoint(code)),
  fc.string({ unit: 'binary', maxLength: 2 }),
)
const strangeTexts = fc.array(strange, { maxLength: 12 }).map((parts) => parts.join(''))

describe('a text that people give', () => {
  it.each(honest)('stays as it is: %s', (text) => {
    for (const kind of kinds) expect([cleanText(kind, text), textFault(kind, text)]).toEqual([text, undefined])
  })

  it('loses the marks that do nothing in it', () => {
    expect(cleanText('line', '\ufeff\u200fশাপলা\u200b কেমি\u00adক্যালস\u200e\r\n')).toBe('শাপলা কেমিক্যালস')
    expect(cleanText('line', '\u202a+880 1712\u202c')).toBe('+880 1712')
    expect(cleanText('line', 'zero\u200bwidth\u200d \u200cjoin\u200cers')).toBe('zerowidth joiners')
    expect(cleanText('line', 'ক্\u200d\u200d\u200cষ')).toBe('ক্\u200dষ')
  })

  it('keeps five marks on a letter, and none that would be drawn over what stands above and below it', () => {
    for (const kind of kinds) {
      expect(cleanText(kind, `a${'\u0301'.repeat(900)}b`)).toBe(`a${'\u0301'.repeat(5)}b`)
      for (const joiner of ['\u200c', '\u200d'])
        expect(cleanText(kind, `a${`\u0301${joiner}`.repeat(300)}b`)).toBe(`a${`\u0301${joiner}`.repeat(5)}b`)
      expect(cleanText(kind, 'مُرَّجَانٌ ক্ষ্ম্যাঁ')).toBe('مُرَّجَانٌ ক্ষ্ম্যাঁ')
    }
  })

  it('of several lines keeps line ends, tabs and direction marks, and loses what turns it around', () => {
    const text = 'CAS \u200e67-64-1\u200e\r\n\tone\rtwo\u2028call \u202d+1 555\u202c'
    const cleaned = cleanText('lines', text)
    expect(cleaned).toBe('CAS \u200e67-64-1\u200e\n\tone\ntwo\ncall +1 555')
    expect(textFault('lines', cleaned)).toBeUndefined()
  })

  it.each([
    '\u202eright to left',
    'a\u2067b',
    'a\r\nb',
    'a\tb',
    'a\0b',
    'a\u009fb',
    'a\u2029b',
    'a\u200eb\u{e0041}',
    'a\u3164',
    'half \ud83e',
    'a\ufdd0',
  ])('of one line is refused with %j in it', (text) => expect(textFault('line', cleanText('line', text))).toBe('hidden'))

  it.each(['a\0b', 'a\u0007', 'a\u0085b', 'a\u115fb', '\udc00 half', 'a\u{1fffe}', 'a\u2063b', '\u{1F3F4}\u{E0041}'])(
    'of several lines is refused with %j in it',
    (text) => expect(textFault('lines', cleanText('lines', text))).toBe('hidden'),
  )

  it.each(['\u2800', '\ufe0f', '\u0301', 'ক'.slice(1) + '\u2800 \u2800'])(
    'is refused when nothing of it can be seen: %j',
    (text) => {
      for (const kind of kinds) expect(textFault(kind, cleanText(kind, text))).toBe('unseen')
    },
  )

  it('may be blank, which other rules forbid', () => {
    for (const text of ['', '  ', '\u200b \u200d']) expect(textFault('line', cleanText('line', text))).toBeUndefined()
  })

  it('that may be anything is left alone', () => {
    for (const text of oddTexts) expect([cleanText('any', text), textFault('any', text)]).toEqual([text, undefined])
  })

  it('is the same when it is cleaned twice', () =>
    fc.assert(
      fc.property(strangeTexts, fc.constantFrom(...kinds), (text, kind) => {
        const once = cleanText(kind, text)
        expect(cleanText(kind, once)).toBe(once)
      }),
    ))

  it('of one line has one, reads in one direction, and shows all but what shapes its letters', () =>
    fc.assert(
      fc.property(strangeTexts, (text) => {
        const cleaned = cleanText('line', text)
        fc.pre(textFault('line', cleaned) === undefined)
        expect(cleaned.replaceAll(/\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu, '')).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]|(?![\u180b-\u180f\u200c\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/u,
        )
      }),
    ))

  it('is cleaned in no time, however long a run of strange characters is', () => {
    for (const character of ['\u200d', '\n', '\u202a', '\r', '\u{e0041}', '\u{1F3F4}']) {
      const text = `a${character.repeat(65_000)}b`
      const began = performance.now()
      textFault('line', cleanText('line', text))
      expect(performance.now() - began).toBeLessThan(500)
    }
  })
})
