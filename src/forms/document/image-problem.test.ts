import { expect, test } from 'vitest'
import { imageProblem } from './image-problem.ts'

const file = (type: string, bytes = 1) => new File([new Uint8Array(bytes)], 'picture', { type })

test.each([
  ['no file at all', undefined, undefined],
  ['a photo', file('image/jpeg'), undefined],
  ['ten megabytes', file('image/webp', 10_485_760), undefined],
  ['a byte more', file('image/webp', 10_485_761), 'fields:image.tooLarge'],
  ['a drawing that can carry scripts', file('image/svg+xml'), 'fields:image.wrongType'],
  ['a document', file('application/pdf'), 'fields:image.wrongType'],
])('%s', (_, chosen, problem) => expect(imageProblem(chosen)).toBe(problem))
