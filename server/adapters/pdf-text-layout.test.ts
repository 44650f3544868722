import { describe, expect, it } from 'vitest'
import { layOutText } from './pdf-text-layout.ts'
import type { TextDirection } from './pdf-visual-runs.ts'

/** Every character is 1 wide. */
function linesOf(text: string, width: number, direction: TextDirection = 'ltr'): string[] {
  const lines = layOutText(text, { direction, width, measure: (run) => run.text.length })
  return lines.map((line) => line.runs.map((run) => run.text).join('|'))
}

describe('text layout', () => {
  it('breaks at spaces and drops the space at the break', () =>
    expect(linesOf('sodium hydroxide pellets', 16)).toEqual(['sodium hydroxide', 'pellets']))

  it('keeps a line that fits exactly', () => expect(linesOf('abc def', 7)).toEqual(['abc def']))

  it('starts a line at every line break and leaves out empty ones', () =>
    expect(linesOf('Road 5\n\n \nDhaka', 50)).toEqual(['Road 5', 'Dhaka']))

  it('never breaks at a no-break space', () => expect(linesOf('about 200\u00A0kg', 9)).toEqual(['about', '200\u00A0kg']))

  it('breaks a systematic name after its punctuation', () =>
    expect(linesOf('2-(2-methoxyethoxy)ethyl-4-methylbenzene', 22)).toEqual(['2-(2-methoxyethoxy)', 'ethyl-4-methylbenzene']))

  it('breaks a word without punctuation between characters, not inside one', () => {
    expect(linesOf('AAAAAAAAAA', 4)).toEqual(['AAAA', 'AAAA', 'AA'])
    expect(linesOf('কিকিকি', 3)).toEqual(['কি', 'কি', 'কি'])
  })

  it('ends with a column narrower than a character', () => expect(linesOf('ab', 0.5)).toEqual(['a', 'b']))

  it('orders each line by itself: the first words of an Arabic text stand on its first line', () =>
    expect(linesOf('مستودع رقم 3 (Warehouse B-12)', 14, 'rtl')).toEqual(['3|مستودع رقم ', 'Warehouse|(', ')|B-12']))

  it('keeps an isolate over a line break', () =>
    expect(linesOf('\u2068Gulf Chemicals W.L.L.\u2069', 15, 'rtl')).toEqual(['Gulf Chemicals', 'W.L.L.']))

  it('measures a line as the sum of its runs', () => {
    const [line] = layOutText('رقم KO-26', { direction: 'rtl', measure: (run) => run.text.length })
    expect(line?.width).toBe(9)
  })

  it('writes what no face has as the trade does, and shows what is lost', () => {
    expect(linesOf('α-Pinene ≥ 98 %, 5 µm', 99)).toEqual(['alpha-Pinene >= 98 %, 5 um'])
    expect(linesOf('丙酮', 99)).toEqual(['\uFFFD\uFFFD'])
  })

  it('has no lines for an empty text', () => expect(linesOf('  ', 9)).toEqual([]))
})
