import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Language } from '#server/store/tables/columns.ts'
import { serverText } from '#server/texts.ts'
import { tabbedLine } from '#src/lib/csv-line.ts'
import type { ColumnMap } from './column-map.ts'
import { type Outcome, outcomes, type RowOutcome } from './row-outcome.ts'

/** Reasons that are printed; a report has all. */
const maxPrinted = 20
/** The most characters of a cell: enough to find it again. */
const longestValue = 80

interface OutcomeLabelOptions {
  language: Language
  dryRun: boolean
}

interface ReportContext {
  path: string | undefined
  outcomeLabels: OutcomeLabelOptions
  headingOf: ColumnMap['headingOf']
  print: (line: string) => void
}

export interface ImportReport {
  add: (rows: readonly RowOutcome[]) => Promise<void>
  /** Ends the file, and returns the number of rows by outcome. */
  end: () => Promise<Readonly<Record<Outcome, number>>>
}

/** Writes every row to a file (a line each; for a rejected one a line for each reason), and prints the first reasons. */
export function importReport({ path, outcomeLabels, headingOf, print }: ReportContext): ImportReport {
  // A seller's prices are confidential.
  const file = path === undefined ? undefined : createWriteStream(path, { mode: 0o600 })
  const ended = file === undefined ? undefined : finished(file)
  // Its failure surfaces in the next write, or at the end.
  ended?.catch(() => {})
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0, held: 0 }
  let printed = 0
  let unprinted = 0
  const write = async (text: string) => {
    if (file !== undefined && !file.write(text)) await Promise.race([once(file, 'drain'), ended])
  }
  const opened = write(tabbedLine(headings))
  return {
    add: async (rows) => {
      await opened
      for (const row of rows) {
        counts[row.outcome] += 1
        const outcome = outcomeText(outcomeLabels, row.outcome)
        if (row.faults.length === 0) await write(tabbedLine([row.line, outcome, row.reference, '', '', '']))
        for (const { field, value, reason } of row.faults) {
          const column = field === undefined ? '' : headingOf(field)
          const shown = value.length > longestValue ? `${value.slice(0, longestValue)}…` : value
          const text = serverText(outcomeLabels.language, reason.key, reason.values)
          await write(tabbedLine([row.line, outcome, row.reference, column, shown, text]))
          if (printed < maxPrinted) print(tabbedLine([row.line, column, shown, text]).trimEnd())
          else unprinted += 1
          printed += 1
        }
      }
    },
    end: async () => {
      if (unprinted > 0) print(serverText(outcomeLabels.language, 'server:import.more', { count: unprinted }))
      file?.end()
      await ended
      return counts
    },
  }
}

const headings = ['line', 'outcome', 'reference', 'column', 'value', 'reason']

/** A dry run has its own labels. */
function outcomeText({ language, dryRun }: OutcomeLabelOptions, outcome: Outcome): string {
  const isPlanned = dryRun && (outcome === 'created' || outcome === 'changed')
  return serverText(language, isPlanned ? `server:import.planned.${outcome}` : `server:import.outcome.${outcome}`)
}

/** Returns the outcomes with their numbers, as a line. */
export const countsText = (outcomeLabels: OutcomeLabelOptions, counts: Readonly<Record<Outcome, number>>): string =>
  outcomes
    .filter((outcome) => counts[outcome] > 0 || outcome !== 'held')
    .map((outcome) => `${outcomeText(outcomeLabels, outcome)}: ${counts[outcome]}`)
    .join(' · ')
