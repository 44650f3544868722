import sharp from 'sharp'

/** Bytes that begin as a file of a type does; only pictures are looked into any further. */
const bytesOf = (...parts: (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)))

export const pdfBytes = (text = 'a safety data sheet'): Uint8Array<ArrayBuffer> => bytesOf(`%PDF-1.7\n% ${text}\n%%EOF\n`)

/** The local headers of a ZIP archive with these entries, each empty. */
export const zipBytes = (...names: string[]): Uint8Array<ArrayBuffer> =>
  bytesOf(...names.flatMap((name) => ['PK\u0003\u0004', Array.from({ length: 22 }, () => 0), [name.length, 0, 0, 0], name]))

export const soundBytes = bytesOf('ID3', [4, 0, 0, 0, 0, 0, 0])

export const pdfFile = (name = 'sds.pdf', text?: string): File => new File([pdfBytes(text)], name)

/** A picture of a camera that was held upright: its rows run sideways, and its metadata say where it was taken. */
export async function sidewaysPhoto(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const photo = await sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 21/1 0/1' } })
    .toBuffer()
  return new Uint8Array(photo)
}
