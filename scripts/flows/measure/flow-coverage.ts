import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { statesOf } from '#tests/support/flow-states.ts'
import { transitionsOf } from '#tests/support/flow-transitions.ts'
import { problemsOf, readDrivenMachines } from './driven-machines.ts'
import { type MachineRecord, readRecords, recordsVariable, type Source, sources } from './records.ts'

interface Share {
  all: number
  /** How many of them each source has visited. */
  met: Record<Source, number>
}

interface MachineCoverage {
  name: string
  states: Share
  transitions: Share
  /** What not even the unit tests take. */
  untaken: string[]
  /** Why it is not driven in a browser; missing when it is. */
  notDriven?: string | undefined
}

/**
 * Prints how much of each flow its unit tests and browser paths visit; life-cycles, which have no page, are excluded. `jsonFile`: where the
 * same is written as JSON. Returns whether the unit tests passed and no machine was forgotten.
 */
export function reportCoverage(machines: ReadonlyMap<string, AnyStateMachine>, jsonFile: string | undefined): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'kimiya-flows-'))
  const file = join(folder, 'records.jsonl')
  const config = join('scripts', 'flows', 'measure', 'vitest.config.ts')
  const { status } = spawnSync(
    process.execPath,
    [resolve('node_modules/vitest/vitest.mjs'), 'run', '--config', config, '--reporter=dot'],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, [recordsVariable]: file } },
  )
  const records = readRecords(file)
  rmSync(folder, { recursive: true })

  const drivenMachines = readDrivenMachines()
  const flows = [...machines].filter(([path]) => !path.includes('lifecycles'))
  const rows = flows.map(([path, machine]) => {
    const name = basename(path, '.machine.ts')
    return coverageOf(name, machine, records, drivenMachines.reasons.get(name))
  })
  const total = sumOf(rows)
  console.log(tableOf([...rows, total]))
  if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify({ machines: rows, total }, null, 2)}\n`)

  const problems = problemsOf(drivenMachines)
  if (status !== 0) problems.push('The tests of the machines, or the walks along the drivers’ paths, have failed')
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

function coverageOf(
  name: string,
  machine: AnyStateMachine,
  records: readonly MachineRecord[],
  notDriven: string | undefined,
): MachineCoverage {
  const ownRecords = records.filter((record) => record.machine === machine.id)
  const share = (all: readonly string[], part: 'states' | 'transitions'): Share => {
    const metBy = (source: Source) => {
      const met = new Set(ownRecords.filter((record) => record.source === source).flatMap((record) => record[part]))
      return all.filter((each) => met.has(each)).length
    }
    return { all: all.length, met: { unit: metBy('unit'), short: metBy('short'), full: metBy('full') } }
  }
  const transitions = transitionsOf(machine)
  const taken = new Set(ownRecords.filter(({ source }) => source === 'unit').flatMap((record) => record.transitions))
  return {
    name,
    states: share(statesOf(machine), 'states'),
    transitions: share(transitions, 'transitions'),
    untaken: transitions.filter((each) => !taken.has(each)),
    notDriven,
  }
}

function sumOf(rows: readonly MachineCoverage[]): MachineCoverage {
  const sum = (part: 'states' | 'transitions'): Share => {
    const add = (numberOf: (share: Share) => number) => rows.reduce((before, row) => before + numberOf(row[part]), 0)
    const met = { unit: add((each) => each.met.unit), short: add((each) => each.met.short), full: add((each) => each.met.full) }
    return { all: add(({ all }) => all), met }
  }
  return { name: `${rows.length} machines`, states: sum('states'), transitions: sum('transitions'), untaken: [] }
}

function tableOf(rows: readonly MachineCoverage[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const cells = ({ all, met }: Share) =>
    [all, ...sources.map((source) => met[source])].map((each) => String(each).padStart(6)).join('')
  const heading = ['states', ...sources].map((each) => each.padStart(6)).join('')
  return [
    `${''.padEnd(width)} ${heading}  ${heading.replace('states', ' trans')}  not driven because`,
    ...rows.map(({ name, states, transitions, notDriven = '' }) =>
      `${name.padEnd(width)} ${cells(states)}  ${cells(transitions)}  ${notDriven}`.trimEnd(),
    ),
  ].join('\n')
}
