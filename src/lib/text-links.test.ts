import { expect, it } from 'vitest'
import { textPieces } from './text-links.ts'

it('leaves a text without an address as it is', () => {
  expect(textPieces('Acetone, 99.5 %')).toEqual([{ text: 'Acetone, 99.5 %' }])
  expect(textPieces('')).toEqual([])
})

it.each([
  ['See https://example.com/sds.pdf.', ['See ', 'https://example.com/sds.pdf', '.']],
  ['(www.example.com)', ['(', 'www.example.com', ')']],
  ['https://en.wikipedia.org/wiki/Acetone_(data) is good', ['https://en.wikipedia.org/wiki/Acetone_(data)', ' is good']],
  ['انظر https://example.com؟', ['انظر ', 'https://example.com', '؟']],
  ['দেখুন https://example.com।', ['দেখুন ', 'https://example.com', '।']],
])('tells the address apart from what stands around it: %s', (text, pieces) => {
  expect(textPieces(text).map((piece) => piece.text)).toEqual(pieces)
  expect(textPieces(text).filter(({ href }) => href !== undefined)).toHaveLength(1)
})

it('leads where it says, over TLS when nothing is said', () => {
  expect(textPieces('www.example.com')).toEqual([{ text: 'www.example.com', href: 'https://www.example.com/' }])
  expect(textPieces('HTTP://Example.com/a')).toEqual([{ text: 'HTTP://Example.com/a', href: 'http://example.com/a' }])
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'https://bank.example@evil.example/', 'file:///etc/passwd'])(
  'makes no link of %s',
  (text) => expect(textPieces(text).filter(({ href }) => href !== undefined)).toEqual([]),
)
