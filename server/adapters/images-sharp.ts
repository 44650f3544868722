import type { Images } from '#server/ports/images.ts'

/** A photograph of the largest cameras has this many pixels; a small file that unpacks into more is a decompression bomb. */
const maxPixels = 100_000_000

/** Pictures by libvips, which is loaded with the first of them. */
export const sharpImages: Images = {
  redraw: async (picture, longestSide) => {
    const { default: sharp } = await import('sharp')
    try {
      const bytes = await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        // Metadata is dropped by default; colours are turned into sRGB on the way.
        .webp({ quality: 82 })
        .toBuffer()
      return { bytes, contentType: 'image/webp' }
    } catch {
      return undefined
    }
  },
}
