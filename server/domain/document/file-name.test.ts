import { expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

it.each([
  ['SDS acetone.pdf', 'SDS acetone.pdf'],
  ['Scan.PDF', 'Scan.pdf'],
  ['D:\\papers\\sds.pdf', 'sds.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['invoice.html', 'invoice.html.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
  // A direction mark makes "gpj.exe" read as a picture.
  ['sds\u202efdp.exe', 'sdsfdp.exe.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file.pdf'],
  ['صحيفة السلامة.pdf', 'صحيفة السلامة.pdf'],
  ['কস্টিক সোডা র‌্যাপ.pdf', 'কস্টিক সোডা র‌্যাপ.pdf'],
])('makes of "%s" the name "%s"', (given, name) => expect(cleanFileName(given, 'application/pdf')).toBe(name))

it('ends a name as its content now asks, by the first of several endings', () => {
  expect(cleanFileName('photo.heic', 'image/jpeg')).toBe('photo.heic.jpg')
  expect(cleanFileName('photo.JPEG', 'image/jpeg')).toBe('photo.jpeg')
  expect(cleanFileName('photo.jpg', 'image/webp')).toBe('photo.webp')
})

it('cuts a name that is too long, between characters, and keeps its ending', () => {
  const cut = cleanFileName(`${'😀'.repeat(200)}.pdf`, 'application/pdf')
  expect(cut).toBe(`${'😀'.repeat(115)}.pdf`)
})
