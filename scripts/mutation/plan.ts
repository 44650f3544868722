import { basename, dirname } from 'node:path'
import { seededRandom } from '#tests/support/seeded-random.ts'
import type { Mutant } from './instrument.ts'
import type { Coverage } from './protocol.ts'

/** A test file that reaches a mutant; `fresh` when it does while its modules are read, which then are to be read again. */
export interface Reaching {
  file: string
  fresh: boolean
  milliseconds: number
  times: number
}

/** The test files that reach each mutant. */
export function reachingTests(coverage: readonly Coverage[]): Map<number, Reaching[]> {
  const found = new Map<number, Reaching[]>()
  for (const { test, milliseconds, read, ran } of coverage) {
    const reached = new Map<number, Reaching>()
    for (const { id, times } of ran) reached.set(id, { file: test, fresh: false, milliseconds, times })
    for (const id of read) reached.set(id, { file: test, fresh: true, milliseconds, times: reached.get(id)?.times ?? 1 })
    for (const [id, reaching] of reached) found.set(id, [...(found.get(id) ?? []), reaching])
  }
  return found
}

/** The cost of loading a test file's modules again, in milliseconds. */
const readingAgain = 1000

/**
 * Returns the test files, likeliest to kill first: those beside the source or named like it, those that killed others of the same source,
 * those that reach more of it, the fast.
 */
export function inOrder(
  tests: readonly Reaching[],
  source: string,
  { kills, reached }: { kills: ReadonlyMap<string, number>; reached: ReadonlyMap<string, number> },
): Reaching[] {
  const worth = ({ file, fresh, milliseconds }: Reaching): number => {
    const near =
      file === source.replace(/\.ts$/, '.test.ts')
        ? 20
        : dirname(file) === dirname(source) || sharesNamePart(file, source)
          ? 4
          : 1
    const likely = near * (1 + (kills.get(file) ?? 0)) * (reached.get(file) ?? 1)
    return likely / (200 + milliseconds + (fresh ? readingAgain : 0))
  }
  return tests.toSorted((one, other) => worth(other) - worth(one))
}

/** Whether their names share a part, in the singular or the plural: `quote-requests.ts` and `quotes.test.ts`. */
function sharesNamePart(test: string, source: string): boolean {
  const own = namePartsOf(source)
  return namePartsOf(test).some((part) => own.includes(part))
}

const namePartsOf = (path: string): string[] =>
  basename(path)
    .replace(/(\.test)?\.ts$/, '')
    .split(/[-.]|(?=[A-Z])/)
    .map((part) => part.toLowerCase().replace(/s$/, ''))

/** Returns the same shuffle for the same seed: its beginning is a sample too. */
export function sampleOf(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const random = seededRandom(seed)
  return mutants
    .map((mutant) => ({ mutant, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, size)
    .map(({ mutant }) => mutant)
}
