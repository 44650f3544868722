import { spawnSync } from 'node:child_process'

/** Builds the server for the tests that start it as a process, if it is stale. */
export default function buildServer(): void {
  const { status } = spawnSync(process.execPath, ['scripts/prepare/build.mjs', 'server'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The server could not be built')
}
