import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'

/** A line of the report: a measurement, ours and the baseline's, and whether it is within the limit. */
export interface Row {
  label: string
  measured: readonly string[]
  /** Undefined where quality.md names no limit. */
  good?: boolean | undefined
}

export interface Section {
  title: string
  head: readonly string[]
  rows: readonly Row[]
}

const from = '<!-- bench -->'
const to = '<!-- /bench -->'

/** Returns the sections as Markdown, under a line with date and machine. */
export function reportOf(sections: readonly Section[], about: string): string {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
  const tables = sections.map(({ title, head, rows }) => {
    const lines = rows.map(({ label, measured, good }) =>
      row([label, ...measured, good === undefined ? '' : good ? 'yes' : '**no**']),
    )
    return [row([title, ...head, 'reached']), row(['---', ...head.map(() => '---:'), '---']), ...lines].join('\n')
  })
  return [`${new Date().toISOString().slice(0, 10)}, ${machine}. ${about}`, ...tables].join('\n\n')
}

/** Writes the report into README.md, between its markers. */
export function writeReadme(report: string): void {
  const text = readFileSync('README.md', 'utf8')
  const [start, end] = [text.indexOf(from), text.indexOf(to)]
  if (start < 0 || end < start) throw new Error(`README.md has no ${from} … ${to}`)
  writeFileSync('README.md', `${text.slice(0, start + from.length)}\n\n${report}\n\n${text.slice(end)}`)
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export const rate = (value: number): string => Math.round(value).toLocaleString('en')
export const milliseconds = (value: number): string => value.toFixed(value < 10 ? 1 : 0)
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const megabytes = (bytes: number): string => (Number.isNaN(bytes) ? 'unknown' : `${Math.round(bytes / 1e6)} MB`)
export const percent = (share: number): string => `${(share * 100).toFixed(0)} %`
