import type { Structures } from '#server/ports/structures.ts'

/** Answers of one kind that are kept; a catalogue asks for the same few thousand over and over. */
const maxCached = 2_000

/** Structures whose answers are kept by their SMILES, so that each is drawn and read once. */
export function cachedStructures({ draw, measure, identify, configuration }: Structures): Structures {
  return { draw: kept(draw), measure, identify: kept(identify), configuration: kept(configuration) }
}

function kept<Result>(ask: (smiles: string) => Promise<Result>): (smiles: string) => Promise<Result> {
  const answers = new Map<string, Promise<Result>>()
  return (smiles) => {
    const known = answers.get(smiles)
    if (known !== undefined) return known
    if (answers.size >= maxCached) answers.clear()
    const answer = ask(smiles)
    answers.set(smiles, answer)
    // What could not be read this time may be read the next.
    const forget = () => answers.delete(smiles)
    answer.then((read) => read === undefined && forget(), forget)
    return answer
  }
}
