import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'

/** The part of Vitest's report that is read here; times in milliseconds. */
export const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})
export type VitestReport = z.infer<typeof vitestReport>

interface FileTime {
  path: string
  project: string
  /** From its first test's beginning to its last one's end, without loading its modules. */
  seconds: number
  tests: number
}

interface ProjectTime {
  project: string
  /** From the beginning of its first file to the end of its last one, on all cores. */
  seconds: number
  files: number
  tests: number
}

/** The times of a run, in seconds. */
export interface RunTimes {
  /** `test`, `full` or `changed`. */
  kind: string
  /** How long the fixed piece of work took, before and after the run: the mean. */
  pace: number
  seconds: number
  /** The run as a multiple of the fixed piece of work. */
  multiple: number
  steps: Record<string, number>
  projects: ProjectTime[]
  files: FileTime[]
}

/** Returns the times of Vitest's projects and files, the slowest first. */
export function timesOf(report: VitestReport, root = process.cwd()): Pick<RunTimes, 'projects' | 'files'> {
  // A file that could not be loaded has no times of its own.
  const ran = report.testResults.filter(({ assertionResults }) => assertionResults.length > 0)
  const results = ran.map(({ name, startTime, endTime, assertionResults }) => {
    const path = relative(root, name)
    return { path, project: projectOf(path), startTime, endTime, tests: assertionResults.length }
  })
  const names = [...new Set(results.map(({ project }) => project))]
  const projects = names.map((name) => {
    const files = results.filter(({ project }) => project === name)
    const [first, last] = [Math.min(...files.map(({ startTime }) => startTime)), Math.max(...files.map(({ endTime }) => endTime))]
    const tests = files.reduce((sum, file) => sum + file.tests, 0)
    return { project: name, seconds: rounded(last - first), files: files.length, tests }
  })
  const files = results.map(({ path, project, startTime, endTime, tests }) => ({
    path,
    project,
    tests,
    seconds: rounded(endTime - startTime),
  }))
  const slowest = (one: { seconds: number }, other: { seconds: number }) => other.seconds - one.seconds
  return { projects: projects.toSorted(slowest), files: files.toSorted(slowest) }
}

/** The project of a test file, as vitest.config.ts sorts them. */
export function projectOf(path: string): string {
  const [, folder] = /^tests\/([^/]+)\//.exec(path) ?? []
  return folder ?? (path.endsWith('.tsx') ? 'page' : 'unit')
}

/** The recorded times of each kind of run. */
const recordFile = 'scripts/test/kept-times.json'

/**
 * Of a run, `waits` seconds are as long on every machine, and the rest is `multiple` times the fixed piece of work: the line through
 * two machines, one three times as quick as the other.
 */
const recordedTime = z.object({ waits: z.number(), multiple: z.number() })
type RecordedTime = z.infer<typeof recordedTime>

const tolerance = 1.1

/** Prints the times, with a warning when the run has become slower; writes them to .cache/test-times.json. */
export function printTimes(times: RunTimes): void {
  const line = (seconds: number, text: string) => console.log(`${seconds.toFixed(1).padStart(8)} s  ${text}`)
  console.log('\n=== where the time went ===')
  for (const [name, seconds] of Object.entries(times.steps)) line(seconds, name)
  for (const { project, seconds, files, tests } of times.projects) line(seconds, `  ${project}: ${tests} tests in ${files} files`)
  if (times.files.length > 0) console.log('The slowest files:')
  for (const { path, seconds, tests } of times.files.slice(0, 10)) line(seconds, `  ${path}: ${tests} tests`)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(join('.cache', 'test-times.json'), `${JSON.stringify(times, null, 2)}\n`)
  console.log(
    `In all ${times.seconds.toFixed(0)} s, ${times.multiple.toFixed(0)} × the fixed piece of work (${times.pace.toFixed(1)} s).`,
  )
  const verdict = comparison(times, recordedTimes())
  if (verdict !== undefined) console.log(verdict)
}

/** Returns the comparison with the recorded time of this kind of run; undefined without one. */
export function comparison(
  { kind, seconds, pace }: Pick<RunTimes, 'kind' | 'seconds' | 'pace'>,
  recorded: Record<string, RecordedTime>,
): string | undefined {
  const before = recorded[kind]
  if (before === undefined) return undefined
  const expected = before.waits + before.multiple * pace
  const { waits, multiple } = before
  const change = `${expected.toFixed(0)} s were to be expected of this machine: ${waits} s and ${multiple} × are kept in ${recordFile}`
  if (seconds <= expected * tolerance) return `${change}.`
  const grown = Math.round((seconds / expected - 1) * 100)
  return `\n${'!'.repeat(100)}\n!!! SLOWER BY ${grown} %: ${change}. Find what grew, or keep new figures and say why.\n${'!'.repeat(100)}`
}

function recordedTimes(): Record<string, RecordedTime> {
  return z.record(z.string(), recordedTime).parse(JSON.parse(readFileSync(recordFile, 'utf8')))
}

const rounded = (milliseconds: number) => Math.round(milliseconds / 100) / 10
