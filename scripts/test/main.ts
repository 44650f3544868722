/** Runs the steps of scripts/test.mjs and scripts/test-full.mjs once all packages are installed. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFiles } from '../check/source-files.ts'
import { missingPrograms } from '../prepare/programs.ts'
import { type Reach, reachOf } from './changed.ts'
import { changedFiles } from './changed-files.ts'
import { readSources } from './import-graph.ts'
import { measurePace } from './pace.ts'
import { printTimes, type RunTimes, timesOf, vitestReport } from './times.ts'

const args = process.argv.slice(2)
const full = args.includes('--full')
const reach = args.includes('--changed') ? reachOfChange(args[args.indexOf('--changed') + 1]) : undefined
const kind = reach !== undefined ? 'changed' : full ? 'full' : 'test'
const folder = mkdtempSync(join(tmpdir(), 'kimiya-counts-'))
const sums = { passed: 0, failed: 0 }
const times: RunTimes = { kind, pace: await measurePace(), seconds: 0, multiple: 0, steps: {}, projects: [], files: [] }
const started = performance.now()

if (reach === undefined || reach.databases || reach.tests.some(isBrowserTest)) missingPrograms().forEach(complain)
runCheck()
if (reach === undefined || reach.tests.length > 0) await runVitest()
rmSync(folder, { recursive: true })

times.seconds = (performance.now() - started) / 1000
times.pace = (times.pace + (await measurePace())) / 2
times.multiple = times.seconds / times.pace
printTimes(times)
if (reach !== undefined) printLeftOut(reach)
console.log(`\n${sums.passed} passed, ${sums.failed} failed`)
process.exitCode = sums.failed === 0 ? 0 : 1

function isBrowserTest(path: string): boolean {
  return path.startsWith('tests/e2e/')
}

function complain(line: string): void {
  sums.failed += 1
  console.log(`FAIL ${line}`)
}

function runCheck(): void {
  const counts = join(folder, 'check.json')
  const status = run('check', ['--import', 'tsx', 'scripts/check.ts', '--counts', counts])
  // Written by scripts/check.ts.
  const { passed, failed } = JSON.parse(
    existsSync(counts) ? readFileSync(counts, 'utf8') : '{"passed":0,"failed":0}',
  ) as typeof sums
  add('check', status, { passed, failed })
}

async function runVitest(): Promise<void> {
  const browser = reach === undefined || reach.tests.some(isBrowserTest)
  // Its own output explains the fault; the tests that need it then fail.
  if (browser) run('build', ['scripts/prepare/build.mjs', 'page', ...(reach === undefined ? ['server', 'demo'] : [])])
  const file = join(folder, 'vitest.json')
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const environment: Record<string, string> = {}
  if (full) environment['KIMIYA_TEST_FULL'] = '1'
  if (reach?.databases === false) environment['KIMIYA_TEST_STORES'] = 'memory'
  const status = run('vitest', [...vitest, ...(reach?.tests ?? [])], environment)
  if (!existsSync(file)) return complain(`vitest ended with ${status} and no report`)
  const found = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  Object.assign(times, timesOf(found))
  // A file that fails before its first test has no tests that could be counted.
  const broken = found.testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0)
  add('vitest', status, { passed: found.numPassedTests, failed: found.numFailedTests + broken.length })
  const skipped = found.numPendingTests + found.numTodoTests
  if (skipped > 0) complain(`vitest: ${skipped} skipped; what is not run is not proven`)
}

function run(step: string, command: string[], environment: Record<string, string> = {}): number | null {
  console.log(`\n=== ${step} ===`)
  const began = performance.now()
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...environment } })
  times.steps[step] = (performance.now() - began) / 1000
  return status
}

function add(name: string, status: number | null, { passed, failed }: typeof sums): void {
  sums.passed += passed
  sums.failed += failed
  if (passed + failed === 0) complain(`${name} ran nothing`)
  // An error outside of any test, a file that cannot be read: the runner fails though no test did.
  else if (status !== 0 && failed === 0) complain(`${name} ended with ${status}`)
}

function reachOfChange(base: string | undefined): Reach {
  const changed = changedFiles(base)
  console.log(`Changed since ${changed.base}: ${changed.files.length} files.`)
  return reachOf(changed.files, readSources(projectFiles()))
}

function printLeftOut({ tests, databases, left }: Reach): void {
  const stores = databases ? 'on every store' : 'on the memory store alone'
  console.log(
    `\nPARTIAL: check and ${tests.length} test files that the change can reach, ${stores}; ${left.length} more it may reach:`,
  )
  for (const path of left) console.log(`  ${path}`)
  console.log('`npm test` runs everything.')
}
