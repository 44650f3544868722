import type { Mutant } from './instrument.ts'

export type Outcome = 'killed' | 'timed out' | 'survived' | 'no coverage'

export interface Judgement {
  mutant: Mutant
  outcome: Outcome
}

const columns: Outcome[] = ['killed', 'timed out', 'survived', 'no coverage']

/** Returns the share of killed mutants, with its 95 % confidence interval when these are a sample. */
export function killRate(judgements: readonly Judgement[]): { rate: number; low: number; high: number } {
  const size = judgements.length
  if (size === 0) return { rate: 1, low: 0, high: 1 }
  const rate = judgements.filter(({ outcome }) => outcome === 'killed' || outcome === 'timed out').length / size
  // Wilson's interval: right near 1 too.
  const z = 1.96
  const middle = (rate + z ** 2 / (2 * size)) / (1 + z ** 2 / size)
  const reach = (z / (1 + z ** 2 / size)) * Math.sqrt((rate * (1 - rate)) / size + z ** 2 / (4 * size ** 2))
  return { rate, low: middle - reach, high: middle + reach }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Returns a row for each folder and one for all. */
export function table(judgements: readonly Judgement[], folders: readonly string[], isSample: boolean): string {
  const row = (name: string, own: readonly Judgement[]): string[] => {
    const { rate, low, high } = killRate(own)
    const between = isSample ? ` (${percent(low)} to ${percent(high)})` : ''
    const counts = columns.map((outcome) => String(own.filter((each) => each.outcome === outcome).length))
    return [name, String(own.length), ...counts, own.length === 0 ? '' : percent(rate) + between]
  }
  const rows = [
    ['', 'mutants', ...columns, 'rate'],
    ...folders.map((folder) =>
      row(
        folder,
        judgements.filter(({ mutant }) => mutant.file.startsWith(`${folder}/`)),
      ),
    ),
    row('all', judgements),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? []
  return rows
    .map((cells) =>
      cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n')
}

/** Returns a line for each mutant that no test killed. */
export function survivors(judgements: readonly Judgement[]): string[] {
  return judgements
    .filter(({ outcome }) => outcome === 'survived' || outcome === 'no coverage')
    .map(({ mutant: { file, line, original, mutated }, outcome }) => {
      const note = outcome === 'survived' ? '' : '  (no coverage)'
      return `${file}:${line}  ${short(original)} → ${short(mutated)}${note}`
    })
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 90 ? line : `${line.slice(0, 60)} … ${line.slice(-25)}`
}
