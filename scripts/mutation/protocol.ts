import { z } from 'zod'

/** What is told to the process that runs the tests, a line of JSON each. */
export type Order =
  | { do: 'cover'; test: string }
  | { do: 'try'; mutant: number; limit: number; tests: { file: string; fresh: boolean }[] }

/** Where it listens, in the environment. */
export const socketVariable = 'KIMIYA_MUTATION_SOCKET'

const reachSchema = z.object({ id: z.number(), times: z.number() })

/** What one test file reached without a mutant: while it was read, with all that it imports, and while it ran. */
const coverageSchema = z.object({
  test: z.string(),
  milliseconds: z.number(),
  failure: z.string().optional(),
  read: z.array(z.number()),
  ran: z.array(reachSchema),
})
export type Coverage = z.infer<typeof coverageSchema>

/** What became of one mutant. */
const verdictSchema = z.object({
  mutant: z.number(),
  outcome: z.enum(['killed', 'timed out', 'survived']),
  by: z.string().optional(),
  why: z.string().optional(),
  milliseconds: z.number(),
})
export type Verdict = z.infer<typeof verdictSchema>

/** What it tells: that it is there, that it goes on to the next test file, and what came out. */
export const messageSchema = z.union([
  z.object({ word: z.literal('here') }),
  z.object({ word: z.literal('at'), test: z.string() }),
  z.object({ word: z.literal('covered'), coverage: coverageSchema }),
  z.object({ word: z.literal('tried'), verdict: verdictSchema }),
])
export type RunnerMessage = z.infer<typeof messageSchema>
