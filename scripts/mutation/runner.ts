/**
 * Runs within one process of Vitest, in place of its test runner: takes orders from scripts/mutation.ts and runs test files again and again
 * in this process, each time with another active mutant. Modules load once; those whose mutants act at load time are reloaded.
 */
import { startTests } from '@vitest/runner'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type RunnerTask, type RunnerTestFile, TestRunner, vi } from 'vitest'
import { type Coverage, type Order, socketVariable, type Verdict, type RunnerMessage } from './protocol.ts'

/** The active mutant, the calls of its switch, and the number of calls that counts as endless. */
const force = { mutant: -1, calls: 0, limit: 0 }
/** The number of calls of each switch. */
let switchCalls = new Map<number, number>()
const strays: string[] = []
const endless = 'Asked without an end'
/** After so many mutants all modules are reloaded. */
const readAgainAfter = 40

function isInForce(id: number): boolean {
  if (force.mutant < 0) switchCalls.set(id, (switchCalls.get(id) ?? 0) + 1)
  if (id !== force.mutant) return false
  force.calls += 1
  if (force.calls > force.limit) throw new Error(endless)
  return true
}

interface Modules {
  idToModuleMap: Map<string, { promise?: unknown; exports?: unknown; evaluated: boolean; importers: Set<string>; file: string }>
}

let isServing = false

export default class ServingRunner extends TestRunner {
  async onBeforeCollect(): Promise<void> {
    if (isServing) return
    isServing = true
    Object.assign(globalThis, { __mutant: isInForce })
    process.on('unhandledRejection', (reason) => void strays.push(reason instanceof Error ? reason.message : 'rejected'))
    await serve(this)
  }
}

/** Runs one file, and no further than to its first failure. */
class TrialRunner extends TestRunner {
  readonly onCollected: () => void
  constructor(serving: ServingRunner, onCollected: () => void) {
    super(serving.config)
    this.onCollected = onCollected
    // Vitest hands these to the runner that it makes; the names are its own.
    for (const name of ['moduleRunner', '_otel']) Reflect.set(this, name, Reflect.get(serving, name))
  }
  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test)
    if (test.result?.state === 'fail') this.cancel('test-failure')
  }
}

async function serve(serving: ServingRunner): Promise<void> {
  const socket = connect(process.env[socketVariable] ?? '')
  const send = (type: RunnerMessage) => void socket.write(`${JSON.stringify(type)}\n`)
  /** The state of Vitest's process, under its own runner's name. */
  const state = Reflect.get(serving, 'workerState') as { filepath: string; evaluatedModules: Modules }
  const forget = (belongs: (id: string) => boolean) => {
    for (const [id, module] of state.evaluatedModules.idToModuleMap) {
      if (/[/@]vitest\/dist\/|vitest-virtual/.test(id) || !belongs(id)) continue
      Object.assign(module, { promise: undefined, exports: undefined, evaluated: false })
      module.importers.clear()
    }
  }

  /** Returns the first failure, undefined without one. */
  const runFile = async (test: string, onCollected = () => {}): Promise<string | undefined> => {
    const path = resolve(test)
    forget((id) => id === path)
    state.filepath = path
    const [file] = await startTests([path], new TrialRunner(serving, onCollected))
    vi.useRealTimers()
    vi.restoreAllMocks()
    // An unhandled rejection is reported after this turn.
    await new Promise((done) => setImmediate(done))
    vi.resetConfig()
    const stray = strays.splice(0)[0]
    return (file === undefined ? 'No such file' : firstFailure(file)) ?? stray
  }

  const cover = async (test: string): Promise<Coverage> => {
    forget(() => true)
    Object.assign(force, { mutant: -1 })
    switchCalls = new Map()
    let read: number[] = []
    let began = 0
    const failure = await runFile(test, () => {
      read = [...switchCalls.keys()]
      switchCalls = new Map()
      began = performance.now()
    })
    const milliseconds = performance.now() - began
    const ran = [...switchCalls].map(([id, times]) => ({ id, times }))
    return { test, milliseconds, ...(failure === undefined ? {} : { failure }), read, ran }
  }

  let attempts = 0
  const attempt = async (order: Extract<Order, { do: 'try' }>): Promise<Verdict> => {
    const began = performance.now()
    // Limits the life of state that a mutant left in a module.
    if ((attempts += 1) % readAgainAfter === 0) forget(() => true)
    for (const { file, fresh } of order.tests) {
      send({ type: 'at', test: file })
      Object.assign(force, { mutant: order.mutant, calls: 0, limit: order.limit })
      if (fresh) forget(() => true)
      const why = await runFile(file)
      force.mutant = -1
      if (fresh) forget(() => true)
      if (why === undefined) continue
      const outcome = why.includes(endless) || /timed out in \d+ms/.test(why) ? 'timed out' : 'killed'
      return { mutant: order.mutant, outcome, by: file, why: why.slice(0, 200), milliseconds: performance.now() - began }
    }
    return { mutant: order.mutant, outcome: 'survived', milliseconds: performance.now() - began }
  }

  send({ type: 'here' })
  for await (const line of createInterface({ input: socket })) {
    const order = JSON.parse(line) as Order // Written by scripts/mutation/test-process.ts.
    if (order.do === 'cover') send({ type: 'covered', coverage: await cover(order.test) })
    else send({ type: 'tried', verdict: await attempt(order) })
  }
}

function firstFailure(task: RunnerTestFile | RunnerTask): string | undefined {
  if (task.result?.state === 'fail' && task.result.errors?.[0] !== undefined) return task.result.errors[0].message
  for (const inner of 'tasks' in task ? task.tasks : []) {
    const failure = firstFailure(inner)
    if (failure !== undefined) return failure
  }
  return task.result?.state === 'fail' ? 'failed' : undefined
}
