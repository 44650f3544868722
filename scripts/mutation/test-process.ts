import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Order, socketVariable, type RunnerMessage, messageSchema } from './protocol.ts'

/** A process of Vitest that takes orders: scripts/mutation/runner.ts is its other end. */
export interface TestProcess {
  /** Resolves to the outcome, or to undefined when a test file exceeded its timeout in milliseconds and the process was killed. */
  run(order: Order, timeoutOf: (test: string) => number): Promise<RunnerMessage | undefined>
  close(): void
}

const running = new Set<ChildProcess>()
let opened = 0
process.on('exit', () => running.forEach(end))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Starts a process and waits until it is ready. `folder` holds its socket and its log. */
export async function openTestProcess(folder: string): Promise<TestProcess> {
  const name = `process-${(opened += 1)}`
  const path = join(folder, `${name}.socket`)
  const server = createServer().listen(path)
  const connected = new Promise<Socket>((found) => server.once('connection', found))
  const log = openSync(join(folder, `${name}.log`), 'a')
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/mutation/vitest.config.ts']
  const child = spawn(process.execPath, command, {
    // A process group of its own, killed with all its children.
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
  let onMessage: (message: RunnerMessage) => void = () => {}
  createInterface({ input: socket }).on('line', (line) => onMessage(messageSchema.parse(JSON.parse(line))))
  socket.on('error', () => {})

  return {
    async run(order, timeoutOf) {
      let timer: NodeJS.Timeout | undefined
      const response = new Promise<RunnerMessage>((resolve) => {
        const wait = (test: string) => {
          clearTimeout(timer)
          timer = setTimeout(() => end(child), timeoutOf(test))
        }
        wait('')
        onMessage = (message) => {
          if (message.type === 'at') wait(message.test)
          else if (message.type !== 'here') resolve(message)
        }
      })
      socket.write(`${JSON.stringify(order)}\n`)
      const message = await Promise.race([response, gone])
      clearTimeout(timer)
      return message
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
