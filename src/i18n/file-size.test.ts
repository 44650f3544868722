import { expect, test } from 'vitest'
import { fileSizeText } from './file-size.ts'

test.each([
  [0, 'en', '1 kB'],
  [348_160, 'en', '340 kB'],
  [1_048_063, 'en', '1,023 kB'],
  [1_048_576, 'en', '1 MB'],
  [2_516_582, 'en', '2.4 MB'],
  [2_516_582, 'ar', '٢٫٤ م.ب'],
  [2_516_582, 'bn', '২.৪ MB'],
] as const)('%i bytes are told to a reader of %s as %s', (bytes, language, words) =>
  expect(fileSizeText(bytes, language).replaceAll(' ', ' ')).toBe(words),
)
