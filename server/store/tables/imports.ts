import { z } from 'zod'
import { id, quantity, time } from './columns.ts'

/** A text of the locale files, with what stands in it. */
const text = z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number(), quantity])).optional() })

const counts = z.object({
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  held: z.number(),
})

/** An import of a seller's table: work of the server in batches, of which each is kept with the rows that it decided. */
export const catalogueImports = z.object({
  _id: id,
  sellerId: id,
  fileName: z.string(),
  /** The address of the operator, for the security log. */
  operator: z.string(),
  /** Where the operator called from. */
  address: z.string(),
  reason: z.string(),
  dryRun: z.boolean(),
  /** As the operator gave them. */
  options: z.object({
    drafts: z.boolean(),
    setStock: z.boolean(),
    beyondPlan: z.boolean(),
    allOrNothing: z.boolean(),
    map: z.array(z.object({ column: z.string(), field: z.string().optional() })),
    defaults: z.array(z.object({ field: z.string(), value: z.string() })),
  }),
  /** The same for all: only one import is waiting or running. */
  slot: z.enum(['only']),
  status: z.enum(['waiting', 'running', 'completed', 'failed', 'cancelled']),
  total: z.number(),
  done: z.number(),
  counts,
  /** Listings that a dry run would have put on the market. */
  activated: z.number(),
  unused: z.array(z.string()),
  problems: z.array(text),
  /** A process that works on it says so until then; another takes it over afterwards. */
  leasedUntil: time.nullable(),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
})

/** The table of an import, while it is worked on; `_id` is the import's. */
export const catalogueImportFiles = z.object({ _id: id, text: z.string() })

/** What became of a row. */
export const catalogueImportRows = z.object({
  _id: id,
  importId: id,
  line: z.number(),
  outcome: z.enum(['created', 'changed', 'unchanged', 'refused', 'held']),
  reference: z.string(),
  faults: z.array(z.object({ column: z.string().nullable(), value: z.string(), reason: text })),
  /** Of a refused row, its texts by field: it is mended and loaded again. */
  given: z.record(z.string(), z.string()).nullable(),
  /** What later rows of the file may not name again. */
  claims: z.array(z.string()),
})
