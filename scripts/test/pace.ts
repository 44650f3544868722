import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

/** The output of the fixed work. After a change of the work, measure the recorded times anew. */
const result = '474436560'

/** Returns the seconds that the fixed piece of work takes now, done on each core at the same time: the longest of them. */
export async function measurePace(): Promise<number> {
  const started = performance.now()
  await Promise.all(Array.from({ length: availableParallelism() }, doFixedWork))
  return (performance.now() - started) / 1000
}

async function doFixedWork(): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/test/fixed-work.mjs'])
  if (stdout.trim() !== result) throw new Error(`The fixed work came to ${stdout.trim()}, not to ${result}`)
}
