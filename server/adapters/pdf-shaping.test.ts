import { Blob, Face, Font } from 'harfbuzzjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { nodeFontLoader } from './pdf-font-files-node.ts'
import { fontFile, type PdfFace } from './pdf-fonts.ts'
import { featuresOf, openShapingFont, type ShapingFont } from './pdf-shaping.ts'
import type { TextDirection } from './pdf-visual-runs.ts'

interface OpenedFont {
  readonly font: ShapingFont
  /** Glyph names from left to right. */
  glyphsOf(text: string, direction?: TextDirection): string[]
}

async function openFont(face: PdfFace): Promise<OpenedFont> {
  const file = await nodeFontLoader(fontFile(face, 400))
  const names = new Font(new Face(new Blob(file)))
  const font = openShapingFont(file)
  return {
    font,
    glyphsOf: (text, direction = face === 'arabic' ? 'rtl' : 'ltr') =>
      font.layout(text, featuresOf[direction]).glyphs.map(({ id }) => names.glyphName(id)),
  }
}

describe('shaping Bangla', () => {
  let opened: OpenedFont
  beforeAll(async () => {
    opened = await openFont('bengali')
  })
  const layout = (text: string) => opened.font.layout(text, featuresOf.ltr)

  it.each([
    ['a vowel sign before its letter', 'পরিবহন', 'uni09AA uni09BF uni09B0 uni09AC uni09B9 uni09A8'],
    ['a reph above its letter', 'কর্পোরেশন', 'uni0995 uni09C7.long uni09AA uni09B009CD uni09BE uni09C7 uni09B0 uni09B6 uni09A8'],
    [
      'a conjunct of three letters',
      'নাইট্রোজেন',
      'uni09A8 uni09BE uni0987 uni09C7 uni09A209CD.half2 uni099F.flag raphalabeng.alt06 uni09BE uni09C7 uni099C uni09A8',
    ],
    [
      'a vowel sign of its own at the start of a word',
      'দেশে দেশে',
      'uni09C7.init uni09A6 uni09C7.long uni09B6 space uni09C7.init uni09A6 uni09C7.long uni09B6',
    ],
  ])('sets %s: %s', (_, text, glyphs) => expect(opened.glyphsOf(text)).toEqual(glyphs.split(' ')))

  it('draws nothing for a joiner', () =>
    expect(opened.glyphsOf('র\u200D্যাব')).toEqual('uni09B0 uni09AF.pstf uni09BE uni09AC'.split(' ')))

  it('gives the parts of a glyph their width', () => expect(layout('শনাক্তকরণ').advanceWidth).toBe(4482))

  it('attaches a vowel sign to the last part of a split conjunct', () =>
    expect(layout('ন্মু').positions.at(-1)).toMatchObject({ xAdvance: 0, xOffset: 615 - 787, yOffset: -33 }))

  it('names a word as a whole, and spaces and digits by themselves', () => {
    expect(layout('ক্ষার ২ কেজি').clusters.map(({ text }) => text)).toEqual(['ক্ষার', ' ', '২', ' ', 'কেজি'])
    expect(layout('র\u200D্যাব').clusters.map(({ text }) => text)).toEqual(['র\u200D্যাব'])
  })

  it('names for a file the characters of a glyph, and none for a part of a letter', () => {
    expect(layout('কি').glyphs.map(({ codePoints }) => codePoints)).toEqual([[0x9bf], [0x995]])
    expect(layout('ক্ষ').glyphs.map(({ codePoints }) => codePoints)).toEqual([[0x995, 0x9cd, 0x9b7]])
    expect(layout('র্ক').glyphs.map(({ codePoints }) => codePoints)).toEqual([[0x995], [0x200b]])
  })
})

describe('shaping Arabic', () => {
  let opened: OpenedFont
  beforeAll(async () => {
    opened = await openFont('arabic')
  })
  const clustersOf = (text: string) => opened.font.layout(text, featuresOf.rtl).clusters

  it('joins letters and sets them from the right', () =>
    expect(opened.glyphsOf('كيميا')).toEqual(
      'uni0627.fina twodotshorizontalbelowar uni066E.medi.wide uni0645.medi twodotshorizontalbelowar uni066E.medi.wide uni0643.init'.split(
        ' ',
      ),
    ))

  it('puts the second word to the left of the first', () =>
    expect(
      clustersOf('سند تسليم')
        .map(({ text }) => text)
        .join(''),
    ).toBe('ميلست دنس'))

  it('sets digits and their separators from the left', () =>
    expect(opened.glyphsOf('١٢٬٣٤٥٫٦', 'ltr')).toEqual(
      'uni0661 uni0662 uni066C uni0663 uni0664 uni0665 uni066B uni0666'.split(' '),
    ))

  it('joins a shadda and a vowel stored before it', () => expect(opened.glyphsOf('ل\u0650\u0651')).toContain('uni06510650'))

  it('names for a file the letter of a glyph, not the form that it has alone', () =>
    expect(opened.font.layout('د', featuresOf.rtl).glyphs.map(({ codePoints }) => codePoints)).toEqual([[0x62f]]))

  it('names a letter for its shape and its dots together, and a vowel by itself', () =>
    expect(clustersOf('بيّ')).toEqual([
      { text: 'ّ', count: 1 },
      { text: 'ي', count: 2 },
      { text: 'ب', count: 2 },
    ]))
})

describe('shaping brackets', () =>
  it('draws and names them the other way round where the text runs from the right', async () => {
    const { font, glyphsOf } = await openFont('latin')
    expect([glyphsOf('([', 'ltr'), glyphsOf('([', 'rtl')]).toEqual([
      ['parenleft', 'bracketleft'],
      ['bracketright', 'parenright'],
    ])
    expect(font.layout('([', featuresOf.rtl).clusters.map(({ text }) => text)).toEqual([']', ')'])
  }))
