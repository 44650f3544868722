/** More pixels make reading slower and not better; letters of fewer cannot be told apart. */
const longestSide = 2_000
const shortestSide = 1_000

/** The picture as a person holds it (cameras note how they were turned), in a size that is read well. */
export async function drawnFor(picture: File): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(picture)
  const longest = Math.max(image.width, image.height)
  const scale = longest > longestSide ? longestSide / longest : Math.max(1, shortestSide / longest)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas
}

/** What the server takes. */
const sendable: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** The picture in a form that the server takes: as it is, or drawn anew by a browser that knows more forms. */
export async function sendablePicture(picture: File): Promise<Blob> {
  if (sendable.has(picture.type)) return picture
  const canvas = await drawnFor(picture)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture cannot be drawn')) : resolve(blob)),
      'image/jpeg',
      0.9,
    ),
  )
}
