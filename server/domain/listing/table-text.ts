import type { Text } from '#server/domain/platform/domain-error.ts'

/** A table cannot be read, or lacks what listings need. The message is the command line's; `problems` are for every reader. */
export class TableRefused extends Error {
  override readonly name = 'TableRefused'
  constructor(
    message: string,
    readonly problems: readonly Text[],
  ) {
    super(message)
  }
}

const marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * Decodes a file: UTF-8 with or without its mark, or UTF-16 with it, as spreadsheets save "Unicode text". Throws `TableRefused` for other
 * encodings: a wrong guess would write wrong names.
 */
export async function* decodedText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let lines = 1
  /** A decoder writes U+FFFD for what it cannot read; a file that holds one itself was damaged before. */
  const checked = (text: string) => {
    const damage = text.indexOf('\uFFFD')
    if (damage < 0) return text
    const line = lines + newlines(text.slice(0, damage))
    throw new TableRefused(
      `The file is not in UTF-8 (line ${line}). Save it as "CSV UTF-8", or as "Unicode text", and try again.`,
      [{ key: 'server:import.encoding', values: { line } }],
    )
  }
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    const text = checked(decoder.decode(chunk, { stream: true }))
    lines += newlines(text)
    yield text
  }
  yield checked(decoder?.decode() ?? '')
}

const encodingOf = (start: Uint8Array): string =>
  marks.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))?.encoding ?? 'utf-8'

function newlines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
