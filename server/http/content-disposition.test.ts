import { expect, it } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

it.each([
  [undefined, true, 'attachment'],
  [undefined, false, 'inline'],
  ['INV-2026-000001.pdf', false, 'inline; filename="INV-2026-000001.pdf"'],
  ['SDS (v3).pdf', true, 'attachment; filename="SDS (v3).pdf"'],
  ['شهادة.pdf', true, `attachment; filename="_____.pdf"; filename*=UTF-8''%D8%B4%D9%87%D8%A7%D8%AF%D8%A9.pdf`],
  ['a";\r\nx=y.pdf', true, `attachment; filename="a_;__x=y.pdf"; filename*=UTF-8''a%22%3B%0D%0Ax%3Dy.pdf`],
  ["50% 'é\ud800'.pdf", false, `inline; filename="50_ '__'.pdf"; filename*=UTF-8''50%25%20%27%C3%A9_%27.pdf`],
])('names %j as %j', (fileName, attachment, header) => {
  expect(contentDisposition(fileName, attachment)).toBe(header)
})
