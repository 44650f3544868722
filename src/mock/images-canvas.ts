import type { Images } from '#server/ports/images.ts'

/** Pictures by the browser, for the demo. A browser that cannot write WebP writes PNG. */
export const canvasImages: Images = {
  redraw: async (picture, longestSide) => {
    const drawn = await createImageBitmap(new Blob([new Uint8Array(picture)])).catch(() => undefined)
    if (drawn === undefined) return undefined
    const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(drawn.width * scale)),
      Math.max(1, Math.round(drawn.height * scale)),
    )
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    drawn.close()
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
    return {
      bytes: new Uint8Array(await blob.arrayBuffer()),
      contentType: blob.type === 'image/webp' ? 'image/webp' : 'image/png',
    }
  },
}
