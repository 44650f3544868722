import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Who has taken transitions of a machine: its unit tests, or the paths of its driver. */
export const sources = ['unit', 'short', 'full'] as const
export type Source = (typeof sources)[number]

/** The states and transitions of a machine that one test file or driver visited. */
export interface MachineRecord {
  /** The machine's id. */
  machine: string
  source: Source
  transitions: readonly string[]
  states: readonly string[]
}

/** The file that the processes of one run share. */
export const recordsVariable = 'KIMIYA_FLOW_COVERAGE'

export function writeRecords(records: readonly MachineRecord[]): void {
  const file = process.env[recordsVariable]
  if (file === undefined) throw new Error(`${recordsVariable} names no file`)
  if (records.length > 0) appendFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
}

export function readRecords(file: string): MachineRecord[] {
  if (!existsSync(file)) return []
  // Each line is what writeRecords has written.
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as MachineRecord)
}
