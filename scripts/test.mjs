/**
 * `npm test`: installs what is missing and runs check, every Vitest project and the flows in a real browser. Its last line is
 * `N passed, N failed`, the sum over all of them; what cannot run or ran nothing has failed.
 * `-- --changed [base]` runs check and what the changes since `base` can reach, on the memory store; without `base` the changes that
 * are not committed, or the last commit when there are none.
 */
import { spawnSync } from 'node:child_process'
import { installPackages, requireNode } from './prepare/packages.mjs'

requireNode()
installPackages()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/test/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
