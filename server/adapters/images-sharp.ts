import pLimit from 'p-limit'
import type { Images } from '#server/ports/images.ts'

/** A photograph of the largest cameras has this many pixels; a small file that unpacks into more is a decompression bomb. */
const maxPixels = 100_000_000
/** Interlaced and progressive pictures are unpacked whole before the first line of them can be drawn: 4 or 5 bytes a pixel. */
const maxPixelsWhole = 25_000_000

/** Pictures drawn at once: each takes a thread of the four that passwords and files need too, and its pixels' memory. */
const atOnce = pLimit(1)

/** Pictures by libvips, which is loaded with the first of them. */
export const sharpImages: Images = {
  redraw: (picture, longestSide) => atOnce(redraw, picture, longestSide),
}

const redraw: Images['redraw'] = async (picture, longestSide) => {
  const { default: sharp } = await import('sharp')
  // No two uploads are of the same picture: what libvips would keep of the last ones serves nobody.
  sharp.cache(false)
  sharp.concurrency(1)
  try {
    const image = sharp(picture, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    const { width, height, isProgressive } = await image.metadata()
    if (isProgressive && width * height > maxPixelsWhole) return undefined
    const bytes = await image
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      // Metadata is dropped by default; colours are turned into sRGB on the way.
      .webp({ quality: 82 })
      .toBuffer()
    return { bytes, contentType: 'image/webp' }
  } catch {
    return undefined
  }
}
