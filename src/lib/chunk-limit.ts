/** Code that has not come after this long will not come (specification, §8). */
const chunkLimit = 120_000

/** The code of a page, a panel or a dialog; rejects when it is not there within the limit. */
export async function withinChunkLimit<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Too late')), chunkLimit)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}
