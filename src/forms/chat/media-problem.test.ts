import { expect, test } from 'vitest'
import { mediaProblem } from './media-problem.ts'

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name)

test.each([
  ['a picture', file('drum.JPG'), undefined],
  ['a voice message', file('voice.opus'), undefined],
  ['a data sheet of ten megabytes', file('sds.pdf', 10_485_760), undefined],
  ['a byte more', file('sds.pdf', 10_485_761), 'chats:fileProblem.tooLarge'],
  ['nothing in it', file('drum.png', 0), 'chats:fileProblem.empty'],
  ['a program', file('drum.jpg.exe'), 'chats:fileProblem.wrongType'],
])('%s', (_, chosen, problem) => expect(mediaProblem(chosen)).toBe(problem))
