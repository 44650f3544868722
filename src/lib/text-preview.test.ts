import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { preview, previewLimits } from './text-preview.ts'

describe('preview', () => {
  it('leaves a text alone that fits', () => {
    expect(preview('', 50)).toBe('')
    expect(preview('a'.repeat(50), previewLimits.mobile)).toBe('a'.repeat(50))
    expect(preview('a'.repeat(100), previewLimits.desktop)).toBe('a'.repeat(100))
  })

  it('cuts a longer text at the limit and puts an ellipsis', () => {
    expect(preview('a'.repeat(51), previewLimits.mobile)).toBe(`${'a'.repeat(50)}…`)
    expect(preview('Acetone, technical', 7)).toBe('Acetone…')
  })

  it.each([
    ['a Bangla vowel sign with its consonant', 'সোডিয়াম', 2, 'সোডি…'],
    ['a Bangla conjunct', 'ক্ষার দ্রবণ', 1, 'ক্ষা…'],
    ['a Bangla conjunct of three', 'স্ত্রী লোক', 1, 'স্ত্রী…'],
    ['a Bangla vowel letter and what is joined to it', 'অ্যাসিড', 1, 'অ্যা…'],
    ['a Bangla ya-phalaa written with a joiner', 'র‍্যাক', 1, 'র‍্যা…'],
    ['an Arabic letter with its vowel marks', 'حَمْضُ الكبريتيك', 3, 'حَمْضُ…'],
    ['an accent that is its own code point', 'cafe\u0301 noir', 4, 'cafe\u0301…'],
    ['a family emoji', '👩‍👩‍👧 buys', 1, '👩‍👩‍👧…'],
    ['a line break of two code units', 'a\r\nb', 2, 'a\r\n…'],
  ])('never cuts inside %s', (_, text, limit, expected) => expect(preview(text, limit)).toBe(expected))

  it('counts a Bangla text by what is seen, not by code units', () => {
    expect(preview('ক্ষ'.repeat(50), 50)).toBe('ক্ষ'.repeat(50))
    expect(preview('ক্ষ'.repeat(51), 50)).toBe(`${'ক্ষ'.repeat(50)}…`)
  })

  it('shows the start of the text, whole or with an ellipsis', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 20 }), (text, limit) => {
        const shown = preview(text, limit)
        expect(shown === text || (shown.endsWith('…') && text.startsWith(shown.slice(0, -1)))).toBe(true)
      }),
    ))
})

describe('preview in a browser whose segmenter does not know conjuncts', () => {
  class OlderSegmenter {
    segment(text: string): { segment: string; index: number }[] {
      return Array.from(text.matchAll(/\P{M}\p{M}*/gu), (match) => ({ segment: match[0], index: match.index }))
    }
  }

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it.each([
    ['ক্ষার দ্রবণ', 1, 'ক্ষা…'],
    ['স্ত্রী লোক', 1, 'স্ত্রী…'],
    ['বাক্ ও অর্থ', 2, 'বাক্…'],
    ['বাক্ ও অর্থ', 3, 'বাক্ …'],
  ])('keeps the conjuncts of "%s" whole and still counts a final hasanta as an end', async (text, limit, expected) => {
    vi.stubGlobal('Intl', { Segmenter: OlderSegmenter })
    vi.resetModules()
    const older = await import('./text-preview.ts')
    expect(older.preview(text, limit)).toBe(expected)
  })
})
