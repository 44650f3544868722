/**
 * `npm start`: installs what is missing, builds what is stale, then serves the marketplace. HOST, PORT, DATA_DIR, DATABASE_URL and
 * DEMO are explained in .env.example.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, requireNode } from './prepare/packages.mjs'

requireNode()
installPackages()
const build = spawnSync(process.execPath, ['scripts/prepare/build.mjs', 'page', 'server'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)

if (existsSync('.env')) process.loadEnvFile('.env')
process.setSourceMapsEnabled(true)
endWithNpm()
// The server runs in this process, as if started directly, so that signals reach it once and its exit code is ours.
const main = resolve('dist/server/main.js')
process.argv[1] = main
const { started } = await import(pathToFileURL(main).href)
const { address, demoAccounts } = await started
console.log(`Kimiya listens on ${address}`)
if (demoAccounts !== undefined) console.log(demoAccounts)

/** npm passes a signal on to the shell between it and this process, and the shell dies without passing it on. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}
