/** The longest side of a photo in pixels: a number plate can be read, and a phone's storage holds three. */
const longestSide = 1280

/** Resolves to a smaller JPEG as a data URL; rejects when the file is no picture that this browser knows. */
export async function smallPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('This browser draws no pictures')
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.7)
}
