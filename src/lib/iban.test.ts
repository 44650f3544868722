import { expect, it } from 'vitest'
import { groupedIban } from './iban.ts'

it('is written in groups of four, with or without gaps before', () =>
  expect(['SA0380000000608010167519', 'AE07 0331234567890123456', ''].map(groupedIban)).toEqual([
    'SA03 8000 0000 6080 1016 7519',
    'AE07 0331 2345 6789 0123 456',
    '',
  ]))
