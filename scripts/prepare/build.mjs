/**
 * `node scripts/prepare/build.mjs page server`: builds those of page, server and demo that are stale. A build is stale without a stamp of
 * its sources' hash, so neither file times nor an aborted build mislead it.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const shared = ['package-lock.json', 'package.json', 'tsconfig.json', 'scripts/prepare/bundle.mjs']
const page = [
  ...shared,
  'src',
  'locales',
  'public',
  'index.html',
  'operator.html',
  'delivery.html',
  'vite.config.ts',
  'scripts/vite',
  'scripts/reference',
  '.env',
]
const targets = {
  page: { sources: page, output: 'dist/page/index.html' },
  server: { sources: [...shared, 'server', 'src', 'locales'], output: 'dist/server/main.js' },
  // The demo page carries the server's operations.
  demo: { sources: [...page, 'server'], output: 'dist/demo/index.html' },
}

const requested = process.argv.slice(2)
const unknown = requested.find((name) => !Object.hasOwn(targets, name))
if (unknown !== undefined || requested.length === 0) {
  console.error(`Build what? Any of: ${Object.keys(targets).join(', ')}.`)
  process.exit(1)
}
const results = await Promise.all(requested.map(bringUpToDate))
process.exitCode = results.every(Boolean) ? 0 : 1

async function bringUpToDate(name) {
  const { sources, output } = targets[name]
  const stampFile = join('dist', 'stamps', name)
  const hash = hashOf(sources)
  if (existsSync(output) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true
  console.log(`Building the ${name} …`)
  rmSync(stampFile, { force: true })
  const built = await bundled(name)
  if (!built) return false
  mkdirSync(join('dist', 'stamps'), { recursive: true })
  writeFileSync(stampFile, hash)
  return true
}

/** True when the bundler ended well; its output is shown only when it did not. */
function bundled(name) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/prepare/bundle.mjs', name], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('close', (code) => {
      if (code !== 0) console.error(`${output.trim()}\nThe ${name} could not be built.`)
      resolve(code === 0)
    })
  })
}

function hashOf(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  // Vite writes these into the page.
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`)
  }
  return hash.digest('hex')
}

/** The files at or under the path, tests left out: they are in no bundle. */
function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
