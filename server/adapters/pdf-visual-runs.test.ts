import { describe, expect, it } from 'vitest'
import { resolveParagraph, type TextDirection, visualRuns } from './pdf-visual-runs.ts'

/** The texts of the runs from left to right, each in reading order, as the shaper is given them. */
function runsOf(text: string, direction: TextDirection): string[] {
  return visualRuns(resolveParagraph(text, direction), 0, text.length).map((run) => run.text)
}

describe('visual runs', () => {
  it('leaves a text of one script in one run', () => {
    expect(runsOf('Acetone, 99.5 % (ACS)', 'ltr')).toEqual(['Acetone, 99.5 % (ACS)'])
    expect(runsOf('شركة الخليج للكيماويات', 'rtl')).toEqual(['شركة الخليج للكيماويات'])
    expect(runsOf('পরিবহন ভাড়া', 'ltr')).toEqual(['পরিবহন ভাড়া'])
  })

  it('puts what comes later to the left on a page that reads from the right', () =>
    expect(runsOf('رقم الطلب KO-26-0000042', 'rtl')).toEqual(['KO-26-0000042', 'رقم الطلب ']))

  it('keeps Arabic words together to the right of each other on a page that reads from the left', () =>
    expect(runsOf('Buyer: مصنع الرياض Ltd.', 'ltr')).toEqual(['Buyer: ', 'مصنع الرياض', ' Ltd.']))

  it('keeps digits in their order in either direction', () => {
    expect(runsOf('مبنى 1185', 'rtl')).toEqual(['1185', 'مبنى '])
    expect(runsOf('٢٠٠ كغم', 'rtl')).toEqual([' كغم', '٢٠٠'])
    expect(runsOf('١٬٢٣٤٫٥٠', 'rtl')).toEqual(['١٬٢٣٤٫٥٠'])
  })

  it('keeps an isolated identifier from left to right, with its signs in place', () => {
    expect(runsOf('رقم CAS \u20667732-18-5\u2069', 'rtl')).toEqual(['7732-18-5', ' ', 'CAS', 'رقم '])
    expect(runsOf('الهاتف \u2066+966 50 123 4567\u2069', 'rtl')).toEqual(['+966 50 123 4567', 'الهاتف '])
  })

  it('keeps isolated money from left to right: code, then amount', () =>
    expect(runsOf('\u2066USD\u00A0١٬٢٣٤٫٥٠\u2069', 'rtl')).toEqual(['USD\u00A0', '١٬٢٣٤٫٥٠']))

  it('ends an isolated English name with its full stop at the right', () => {
    expect(runsOf('\u2068Gulf Chemicals W.L.L.\u2069', 'rtl')).toEqual(['Gulf Chemicals W.L.L.'])
    expect(runsOf('Gulf Chemicals W.L.L.', 'rtl')).toEqual(['.', 'Gulf Chemicals W.L.L'])
  })

  it('puts the bracket that opens to the right of what it encloses where the text runs from the right', () =>
    expect(runsOf('كلور (غاز)', 'rtl')).toEqual([')', 'غاز', '(', 'كلور ']))

  it('says in which direction a run is to be shaped', () => {
    const text = 'كلور (غاز) \u2066KO-26\u2069 ٢٠٠'
    const runs = visualRuns(resolveParagraph(text, 'rtl'), 0, text.length)
    expect(runs.map((run) => [run.text, run.direction])).toEqual([
      ['٢٠٠', 'ltr'],
      [' ', 'rtl'],
      ['KO-26', 'ltr'],
      [') ', 'rtl'],
      ['غاز', 'rtl'],
      ['(', 'rtl'],
      ['كلور ', 'rtl'],
    ])
  })

  it('puts a full stop of an Arabic sentence at its left end', () => expect(runsOf('نهاية.', 'rtl')).toEqual(['.', 'نهاية']))

  it('gives every run the face that has its characters', () => {
    const text = 'H₂O ক্ষার Ağ كلور'
    expect(visualRuns(resolveParagraph(text, 'ltr'), 0, text.length)).toEqual([
      { text: 'H', face: 'latin', position: 'plain', direction: 'ltr' },
      { text: '2', face: 'latin', position: 'lowered', direction: 'ltr' },
      { text: 'O ', face: 'latin', position: 'plain', direction: 'ltr' },
      { text: 'ক্ষার ', face: 'bengali', position: 'plain', direction: 'ltr' },
      { text: 'Ağ ', face: 'latin', position: 'plain', direction: 'ltr' },
      { text: 'كلور', face: 'arabic', position: 'plain', direction: 'rtl' },
    ])
  })

  it('keeps the joiner that a Bangla word needs', () => expect(runsOf('র\u200D্যাব', 'ltr')).toEqual(['র\u200D্যাব']))

  it('cuts a line out of a paragraph whose levels it keeps', () => {
    const text = 'السلع (Acetone) من الخليج'
    const paragraph = resolveParagraph(text, 'rtl')
    expect(visualRuns(paragraph, 6, 15).map((run) => run.text)).toEqual([')', 'Acetone', '('])
  })
})
