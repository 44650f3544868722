import { expect, it } from 'vitest'
import { pdfBytes, soundBytes, zipBytes } from '#tests/support/sample-files.ts'
import { contentTypeOf, endings } from './content-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['a photograph', bytes('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF'), 'image/jpeg'],
  ['a PNG', bytes('\u0089PNG\r\n\u001a\n\u0000\u0000'), 'image/png'],
  ['a WebP', bytes('RIFF\u0010\u0000\u0000\u0000WEBPVP8 '), 'image/webp'],
  ['a PDF', pdfBytes(), 'application/pdf'],
  [
    'a Word file',
    zipBytes('[Content_Types].xml', '_rels/.rels', 'word/document.xml'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'an Excel file',
    zipBytes('_rels/.rels', 'xl/workbook.xml'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['an MP3 with a title', soundBytes, 'audio/mpeg'],
  ['an MP3 without one', new Uint8Array([0xff, 0xfb, 0x90, 0x44]), 'audio/mpeg'],
  ['a WAV', bytes('RIFF\u0010\u0000\u0000\u0000WAVEfmt '), 'audio/wav'],
  ['an Ogg', bytes('OggS\u0000\u0002'), 'audio/ogg'],
  ['a recorded voice', bytes('\u001aE\u00df\u00a3\u0001\u0042\u0082\u0084webm A_OPUS'), 'audio/webm'],
  ['a recorded video', bytes('\u001aE\u00df\u00a3\u0001\u0042\u0082\u0084webm V_VP9 A_OPUS'), 'video/webm'],
  ['a voice memo', bytes('\u0000\u0000\u0000\u0020ftypM4A \u0000'), 'audio/mp4'],
  ['a film', bytes('\u0000\u0000\u0000\u0020ftypisom\u0000'), 'video/mp4'],
])('knows %s by its beginning', (_, head, type) => expect(contentTypeOf(head)).toBe(type))

it.each([
  ['nothing', new Uint8Array()],
  ['a page with a script', bytes('<!doctype html><script>alert(1)</script>')],
  ['a drawing that can hold a script', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a program', bytes('MZ\u0090\u0000')],
  ['any other archive', zipBytes('run.exe', 'wordy.txt')],
  ['an old Word file, which may hold macros', bytes('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
  ['a picture that browsers do not show', bytes('\u0000\u0000\u0000\u0018ftypheic')],
  ['a PDF that begins with something else', bytes('GIF89a %PDF-1.7')],
])('does not take %s', (_, head) => expect(contentTypeOf(head)).toBeUndefined())

it('gives a name of each type the ending that its readers know', () =>
  expect(Object.values(endings).map(([first]) => first)).toEqual([
    'jpg',
    'png',
    'webp',
    'pdf',
    'docx',
    'xlsx',
    'mp3',
    'wav',
    'ogg',
    'webm',
    'm4a',
    'webm',
    'mp4',
  ]))
