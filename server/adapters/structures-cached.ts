import type { Structures } from '#server/ports/structures.ts'

/** Results of one kind that are cached; a catalogue asks for the same few thousand over and over. */
const maxCached = 2_000

/** Structures whose results are cached by their SMILES, so that each is drawn and read once. */
export function cachedStructures({ draw, measure, identify, configuration }: Structures): Structures {
  return { draw: cached(draw), measure, identify: cached(identify), configuration: cached(configuration) }
}

function cached<Result>(ask: (smiles: string) => Promise<Result>): (smiles: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (smiles) => {
    const known = results.get(smiles)
    if (known !== undefined) return known
    if (results.size >= maxCached) results.clear()
    const result = ask(smiles)
    results.set(smiles, result)
    // What could not be read this time may be read the next.
    const forget = () => results.delete(smiles)
    result.then((read) => read === undefined && forget(), forget)
    return result
  }
}
