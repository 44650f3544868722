/**
 * `npm test`: installs what is missing and runs everything there is: check, every Vitest project, the end-to-end tests in a real
 * browser. Its last line is `N passed, N failed`, the sum over all of them; what can not run or ran nothing has failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, requireNode } from './prepare/packages.mjs'
import { missingPrograms } from './prepare/programs.mjs'

requireNode()
installPackages()

const counts = mkdtempSync(join(tmpdir(), 'kimiya-counts-'))
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', '!e2e', '--reporter=default', '--reporter=json']
const runners = [
  { name: 'check', args: ['--import', 'tsx', 'scripts/check.ts', '--counts', join(counts, 'check.json')] },
  { name: 'vitest', args: [...vitest, `--outputFile.json=${join(counts, 'vitest.json')}`] },
  { name: 'e2e', args: ['--import', 'tsx', 'scripts/e2e.ts', '--counts', join(counts, 'e2e.json')] },
]

let passed = 0
let failed = 0
const complain = (line) => {
  failed += 1
  console.log(`FAIL ${line}`)
}

for (const line of missingPrograms()) complain(line)
for (const { name, args } of runners) {
  console.log(`\n=== ${name} ===`)
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  const sum = counted(join(counts, `${name}.json`))
  passed += sum.passed
  failed += sum.failed
  if (sum.skipped > 0) complain(`${name}: ${sum.skipped} skipped; what is not run is not proven`)
  if (sum.passed + sum.failed === 0) complain(`${name} ran nothing`)
  // An error outside of any test, a file that can not be read: the runner fails though no test did.
  else if (status !== 0 && sum.failed === 0) complain(`${name} ended with ${status}`)
}
rmSync(counts, { recursive: true })

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** The counts of a runner, from check's own file or from Vitest's report. */
function counted(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if ('passed' in report) return { passed: report.passed, failed: report.failed, skipped: 0 }
  // A file that fails before its first test has no tests that could be counted.
  const broken = report.testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
