import { CommandRefused } from '../store-command.ts'

const marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * Decodes a file: UTF-8 with or without its mark, or UTF-16 with it, as spreadsheets save "Unicode text". Throws `CommandRefused` for other
 * encodings: a wrong guess would write wrong names.
 */
export async function* decodedText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let lines = 1
  const refused = (text: string) => {
    const line = lines + newlines(text.slice(0, text.indexOf('\uFFFD')))
    return new CommandRefused(
      `The file is not in UTF-8 (line ${line}). Save it as "CSV UTF-8", or as "Unicode text", and try again.`,
    )
  }
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    let text
    try {
      text = decoder.decode(chunk, { stream: true })
    } catch {
      throw refused(new TextDecoder(decoder.encoding).decode(chunk))
    }
    lines += newlines(text)
    yield text
  }
  try {
    yield decoder?.decode() ?? ''
  } catch {
    throw refused('\uFFFD')
  }
}

const encodingOf = (start: Buffer): string =>
  marks.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))?.encoding ?? 'utf-8'

const newlines = (text: string): number => text.split('\n').length - 1
