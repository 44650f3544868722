import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Order, socketVariable, type RunnerMessage, messageSchema } from './protocol.ts'

/** A process of Vitest that takes orders: scripts/mutation/runner.ts is its other end. */
export interface TestProcess {
  /** What came out, or nothing when a test file took longer than `patience` says, in milliseconds, and the process was ended. */
  ask(order: Order, patience: (test: string) => number): Promise<RunnerMessage | undefined>
  close(): void
}

const running = new Set<ChildProcess>()
let opened = 0
process.on('exit', () => running.forEach(end))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Starts one and waits until it is there. `folder` takes its socket and what it says. */
export async function openTestProcess(folder: string): Promise<TestProcess> {
  const name = `process-${(opened += 1)}`
  const path = join(folder, `${name}.socket`)
  const server = createServer().listen(path)
  const connected = new Promise<Socket>((found) => server.once('connection', found))
  const log = openSync(join(folder, `${name}.log`), 'a')
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/mutation/vitest.config.ts']
  const child = spawn(process.execPath, command, {
    // A group of its own, to be ended with all that it started.
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, KIMIYA_TEST_STORES: 'memory', [socketVariable]: path },
  })
  running.add(child)
  const gone = new Promise<undefined>((ended) => {
    child.once('exit', () => {
      running.delete(child)
      server.close()
      ended(undefined)
    })
  })
  const socket = await Promise.race([connected, gone])
  if (socket === undefined) throw new Error(`Vitest did not start: see ${join(folder, `${name}.log`)}`)
  let onMessage: (word: RunnerMessage) => void = () => {}
  createInterface({ input: socket }).on('line', (line) => onMessage(messageSchema.parse(JSON.parse(line))))
  socket.on('error', () => {})

  return {
    async ask(order, patience) {
      let timer: NodeJS.Timeout | undefined
      const answered = new Promise<RunnerMessage>((answer) => {
        const wait = (test: string) => {
          clearTimeout(timer)
          timer = setTimeout(() => end(child), patience(test))
        }
        wait('')
        onMessage = (word) => {
          if (word.word === 'at') wait(word.test)
          else if (word.word !== 'here') answer(word)
        }
      })
      socket.write(`${JSON.stringify(order)}\n`)
      const word = await Promise.race([answered, gone])
      clearTimeout(timer)
      return word
    },
    close: () => end(child),
  }
}

function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It ended by itself just now.
  }
}
