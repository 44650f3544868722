/** `wOFF`, the first version of the format. */
const signature = 0x774f4646
const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

interface FontTable {
  readonly tag: number
  readonly checksum: number
  readonly data: Uint8Array
}

/**
 * The OpenType font inside a WOFF 1.0 file. fontkit reads WOFF by itself but inflates a table anew for every glyph
 * it looks up, which takes seconds for a page of Arabic. Throws a RangeError when the file is no WOFF.
 */
export async function unpackWoff(file: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.byteLength < woffHeader || view.getUint32(0) !== signature) throw new RangeError('not a WOFF file')
  const count = view.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, (_, index) => readTable(file, view, woffHeader + index * woffEntry)),
  )
  return writeFont(view.getUint32(4), tables)
}

async function readTable(file: Uint8Array, view: DataView, entry: number): Promise<FontTable> {
  const offset = view.getUint32(entry + 4)
  const packedLength = view.getUint32(entry + 8)
  const length = view.getUint32(entry + 12)
  const packed = file.slice(offset, offset + packedLength)
  return {
    tag: view.getUint32(entry),
    checksum: view.getUint32(entry + 16),
    data: packedLength === length ? packed : await inflate(packed),
  }
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The search fields of the header stay zero: fontkit reads the directory from its start. */
function writeFont(flavour: number, tables: readonly FontTable[]): Uint8Array {
  const directory = sfntHeader + tables.length * sfntEntry
  const font = new Uint8Array(tables.reduce((size, { data }) => size + padded(data.length), directory))
  const view = new DataView(font.buffer)
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  let offset = directory
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = sfntHeader + index * sfntEntry
    view.setUint32(entry, tag)
    view.setUint32(entry + 4, checksum)
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, data.length)
    font.set(data, offset)
    offset += padded(data.length)
  }
  return font
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
