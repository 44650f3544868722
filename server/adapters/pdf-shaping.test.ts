import PdfKit from 'pdfkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { createNodeFontLoader } from './invoice-fonts-node.ts'
import type { PdfFace } from './pdf-fonts.ts'
import { type MendedFont, openMendedFont, shapesRightToLeft } from './pdf-shaping.ts'
import { unpackWoff } from './woff-unpacking.ts'

const loadFont = createNodeFontLoader()
const openFont = async (face: PdfFace): Promise<MendedFont> =>
  openMendedFont(new PdfKit({ font: '' }), await unpackWoff(await loadFont(face, 400)))

/** Glyph names from left to right. */
function glyphsOf(font: MendedFont, text: string): string[] {
  // fontkit's glyphs have their names; nothing but this test asks for them.
  return font.layout(text).glyphs.map((glyph) => (glyph as unknown as { name: string }).name)
}

describe('shaping Bangla', () => {
  let font: MendedFont
  beforeAll(async () => {
    font = await openFont('bengali')
  })

  // The glyphs that HarfBuzz chooses for the same font.
  it.each([
    ['পরিবহন', 'uni09AA uni09BF uni09B0 uni09AC uni09B9 uni09A8'],
    ['কর্পোরেশন', 'uni0995 uni09C7.long uni09AA uni09B009CD uni09BE uni09C7 uni09B0 uni09B6 uni09A8'],
    [
      'নাইট্রোজেন',
      'uni09A8 uni09BE uni0987 uni09C7 uni09A209CD.half2 uni099F.flag raphalabeng.alt06 uni09BE uni09C7 uni099C uni09A8',
    ],
    ['নিষ্ক্রিয়', 'uni09BF uni09A8 uni09BF uni09B709CD.half3 uni09A409CD09B0.blws uni0995.arm2 headlinebeng.200 uni09AF uni09BC'],
    [
      'ফেব্রুয়ারি',
      'uni09C7.init uni09AB uni09AC09CD.half raphalabeng.alt14 headlinebeng.ba uni09C1.side uni09AF uni09BC uni09BE uni09BF uni09B0',
    ],
    ['হৃদয়', 'uni09B9 uni09A7.part headlinebeng.200 uni09A6 uni09AF uni09BC'],
  ])('sets %s as HarfBuzz does', (word, glyphs) => {
    expect(glyphsOf(font, word)).toEqual(glyphs.split(' '))
  })

  it('gives the parts of a glyph their width', () => {
    expect(font.layout('শনাক্তকরণ').advanceWidth).toBe(4482)
    expect(font.layout('পরিবহন').advanceWidth).toBe(3310)
  })

  it('attaches the arm of a split letter to the letter', () => {
    const arm = font.layout('ষ্ক্র').positions[2]
    // HarfBuzz draws it 475 to the right and 134 below the start of the syllable, whose first part is 796 wide.
    expect(arm).toMatchObject({ xOffset: 475 - 796, yOffset: -134 })
  })

  it('attaches a vowel sign to the last part of a split conjunct', () => {
    // HarfBuzz draws it 615 to the right and 33 below the start of the syllable, which is 787 wide.
    expect(font.layout('ন্মু').positions.at(-1)).toMatchObject({ xOffset: 615 - 787, yOffset: -33 })
  })

  it('opens the first vowel sign of a word only', () => {
    expect(glyphsOf(font, 'দেশে দেশে')).toEqual(
      'uni09C7.init uni09A6 uni09C7.long uni09B6 space uni09C7.init uni09A6 uni09C7.long uni09B6'.split(' '),
    )
  })

  it('names a word as a whole, and spaces and digits by themselves', () => {
    expect(font.layout('ক্ষার ২ কেজি').clusters.map(({ text }) => text)).toEqual(['ক্ষার', ' ', '২', ' ', 'কেজি'])
  })
})

describe('shaping Arabic', () => {
  let font: MendedFont
  beforeAll(async () => {
    font = await openFont('arabic')
  })

  it('joins letters and sets them from the right', () => {
    expect(glyphsOf(font, 'كيميا')).toEqual(
      'uni0627.fina twodotshorizontalbelowar uni066E.medi.wide uni0645.medi twodotshorizontalbelowar uni066E.medi.wide uni0643.init'.split(
        ' ',
      ),
    )
  })

  it('puts the second word to the left of the first', () => {
    expect(
      font
        .layout('سند تسليم')
        .clusters.map(({ text }) => text)
        .join(''),
    ).toBe('ميلست دنس')
  })

  it('sets digits and their separators from the left', () => {
    expect(glyphsOf(font, '١٢٬٣٤٥٫٦')).toEqual('uni0661 uni0662 uni066C uni0663 uni0664 uni0665 uni066B uni0666'.split(' '))
  })

  it('joins a shadda and a vowel stored before it', () => {
    expect(glyphsOf(font, 'ل\u0650\u0651')).toEqual(glyphsOf(font, 'ل\u0651\u0650'))
    expect(glyphsOf(font, 'ل\u0650\u0651')).toContain('uni06510650')
  })

  it('names a letter for its shape and its dots together', () => {
    expect(font.layout('بي').clusters).toEqual([
      { text: 'ي', count: 2, isSyllable: false },
      { text: 'ب', count: 2, isSyllable: false },
    ])
  })
})

describe('the direction of a stretch', () => {
  it('is right to left for letters, not for numbers alone', () => {
    expect(['كغم', '٢ كغم', '١٬٢٣٤٫٥٠', '٪', 'kg'].map(shapesRightToLeft)).toEqual([true, true, false, false, false])
  })
})
