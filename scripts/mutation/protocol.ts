import { z } from 'zod'

/** The orders to the process that runs the tests, a line of JSON each. */
export type Order =
  | { do: 'cover'; test: string }
  | { do: 'try'; mutant: number; limit: number; tests: { file: string; fresh: boolean }[] }

/** The environment variable with the socket's path. */
export const socketVariable = 'KIMIYA_MUTATION_SOCKET'

const reachSchema = z.object({ id: z.number(), times: z.number() })

/** What one test file reached without a mutant: while it loaded, imports included, and while it ran. */
const coverageSchema = z.object({
  test: z.string(),
  milliseconds: z.number(),
  failure: z.string().optional(),
  read: z.array(z.number()),
  ran: z.array(reachSchema),
})
export type Coverage = z.infer<typeof coverageSchema>

/** The outcome of one mutant. */
const verdictSchema = z.object({
  mutant: z.number(),
  outcome: z.enum(['killed', 'timed out', 'survived']),
  by: z.string().optional(),
  why: z.string().optional(),
  milliseconds: z.number(),
})
export type Verdict = z.infer<typeof verdictSchema>

/** Its messages: ready, the next test file, and the outcome. */
export const messageSchema = z.union([
  z.object({ type: z.literal('here') }),
  z.object({ type: z.literal('at'), test: z.string() }),
  z.object({ type: z.literal('covered'), coverage: coverageSchema }),
  z.object({ type: z.literal('tried'), verdict: verdictSchema }),
])
export type RunnerMessage = z.infer<typeof messageSchema>
