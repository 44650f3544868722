import { expect, test } from 'vitest'
import { documentProblem } from './document-problem.ts'

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name)

test.each([
  ['a scan', file('Trade licence.PDF'), undefined],
  ['a letter without a type', file('letter.docx'), undefined],
  ['ten megabytes', file('licence.jpeg', 10_485_760), undefined],
  ['a byte more', file('licence.jpeg', 10_485_761), 'fields:document.tooLarge'],
  ['nothing in it', file('licence.pdf', 0), 'fields:document.empty'],
  ['a program', file('licence.pdf.exe'), 'fields:document.wrongType'],
  ['no ending', file('licence'), 'fields:document.wrongType'],
])('%s', (_, chosen, problem) => expect(documentProblem(chosen)).toBe(problem))
