/** Detects a file's type by its first bytes; its name and declared type are ignored. */

/** The number of first bytes that are examined. */
export const headSize = 16_384

export type ContentType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'audio/mpeg'
  | 'audio/wav'
  | 'audio/ogg'
  | 'audio/webm'
  | 'audio/mp4'
  | 'video/webm'
  | 'video/mp4'

/** File name extensions by type; the first is added to a name without one. */
export const endings: Readonly<Record<ContentType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/webm': ['webm', 'weba'],
  'audio/mp4': ['m4a', 'mp4'],
  'video/webm': ['webm'],
  'video/mp4': ['mp4', 'm4v'],
}

/** The type of the file that begins like this; undefined for an unsupported one. */
export function contentTypeOf(head: Uint8Array): ContentType | undefined {
  // One character a byte, so that signatures can be compared as text. (A decoder of "latin1" reads windows-1252.)
  const text = Array.from(head.subarray(0, headSize), (byte) => String.fromCharCode(byte)).join('')
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('PK\u0003\u0004')) return officeType(text)
  if (text.startsWith('RIFF')) return riffType(text.slice(8, 12))
  if (text.startsWith('OggS')) return 'audio/ogg'
  if (text.startsWith('ID3') || isMpegAudio(head)) return 'audio/mpeg'
  if (text.startsWith('\u001aE\u00df\u00a3')) return webmType(text)
  if (text.slice(4, 8) === 'ftyp') return mp4Type(text.slice(8, 12))
  return undefined
}

/** Word and Excel files are ZIP archives; the names of their entries are not compressed. */
function officeType(text: string): ContentType | undefined {
  const names = text
    .split('PK\u0003\u0004')
    .slice(1)
    // The name follows 26 further bytes, of which the 23rd and 24th hold its length.
    .map((entry) => entry.slice(26, 26 + (entry.charCodeAt(22) | (entry.charCodeAt(23) << 8))))
  if (names.some((name) => name.startsWith('word/')))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  if (names.some((name) => name.startsWith('xl/'))) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return undefined
}

function riffType(form: string): ContentType | undefined {
  if (form === 'WEBP') return 'image/webp'
  return form === 'WAVE' ? 'audio/wav' : undefined
}

/** A frame header of MPEG audio: eleven set bits, then a layer that is III. */
function isMpegAudio([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2
}

/** A recording of sound alone names no video codec. */
function webmType(text: string): ContentType | undefined {
  if (!text.slice(0, 64).includes('webm')) return undefined
  return text.includes('V_') ? 'video/webm' : 'audio/webm'
}

function mp4Type(brand: string): ContentType | undefined {
  if (brand === 'M4A ' || brand === 'M4B ') return 'audio/mp4'
  return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash)$/.test(brand) ? 'video/mp4' : undefined
}
