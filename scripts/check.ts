/**
 * `npm run check`: every static check of the project. `-- <name> …` runs only the steps named; `-- --counts <file>` also writes how many
 * passed and failed. Each step prints its time, and its findings only when it failed.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Step, type Verdict, steps } from './check/steps.ts'

const args = process.argv.slice(2)
const countsAt = args.indexOf('--counts')
const countsFile = countsAt < 0 ? undefined : args.splice(countsAt, 2)[1]
const unknown = args.find((name) => !steps.some((step) => step.name === name))
if (unknown !== undefined) {
  console.error(`There is no step ${unknown}; there are: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(1)
}

const due = steps.filter((step) => args.length === 0 || args.includes(step.name))
const waiting = [...due]
const failed: string[] = []

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))

console.log(`check: ${due.length - failed.length} passed, ${failed.length} failed`)
if (countsFile !== undefined)
  writeFileSync(countsFile, JSON.stringify({ passed: due.length - failed.length, failed: failed.length }))
process.exitCode = failed.length === 0 ? 0 : 1

/** Runs steps until none is left; several workers do so at once. */
async function work(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const started = performance.now()
    const verdict = await attempt(step)
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5)
    console.log(`${verdict.ok ? 'ok  ' : 'FAIL'} ${seconds} s  ${step.name}: ${step.proves}`)
    if (verdict.ok) continue
    failed.push(step.name)
    console.log(verdict.found.trim().replaceAll(/^/gm, '     '))
  }
}

async function attempt(step: Step): Promise<Verdict> {
  try {
    return await step.run()
  } catch (error) {
    // The reader needs the cause, whatever it is.
    return { ok: false, found: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
