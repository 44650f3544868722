/**
 * The prerequisites of `npm start` and `npm test` before any package can be imported: the right Node, and the packages. Plain JavaScript
 * over Node alone, because it runs in a fresh clone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

/** Ends the process with one line on stderr. */
function fail(line) {
  console.error(line)
  process.exit(1)
}

/** Fails unless this Node is at least the one that package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const needed = engines.node.replace('>=', '')
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [neededMajor, neededMinor] = needed.split('.').map(Number)
  const enough = major > neededMajor || (major === neededMajor && minor >= neededMinor)
  if (!enough) fail(`Kimiya needs Node ${needed} or newer; this is ${process.versions.node}.`)
}

/** Runs `npm ci` when node_modules is missing, half made, or older than package-lock.json. Quiet unless it fails. */
export function installPackages() {
  // npm writes this file last, so it marks a finished installation.
  const done = 'node_modules/.package-lock.json'
  if (existsSync(done) && statSync(done).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('Installing packages …')
  // Building needs the development packages even with NODE_ENV=production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const run =
    npm === undefined
      ? spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [npm, ...args], { encoding: 'utf8' })
  if (run.status === 0) return
  console.error(run.error?.message ?? run.stderr.trim())
  fail('The packages could not be installed. Is the npm registry in reach?')
}
