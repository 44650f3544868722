import pLimit from 'p-limit'

interface Maker<Document> {
  render(document: Document): Promise<Uint8Array>
}

/** One document is drawn at a time, of whatever kind: drawing takes the only thread. */
const oneAtATime = pLimit(1)

/**
 * A maker whose libraries are loaded with the first document. Documents are drawn in turn, with other work in between; those who ask for the
 * same one together share it.
 */
export function drawnInTurn<Document>(loadMaker: () => Promise<Maker<Document>>): Maker<Document> {
  let maker: Promise<Maker<Document>> | undefined
  const drawings = new Map<string, Promise<Uint8Array>>()
  const draw = async (document: Document): Promise<Uint8Array> => {
    // Everything that has come in meanwhile is served first.
    await new Promise((resolve) => setTimeout(resolve))
    return (await (maker ??= loadMaker())).render(document)
  }
  return {
    async render(document) {
      const key = JSON.stringify(document)
      const drawn = drawings.get(key) ?? oneAtATime(draw, document)
      drawings.set(key, drawn)
      try {
        return await drawn
      } finally {
        drawings.delete(key)
      }
    },
  }
}
