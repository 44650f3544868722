import { type ChildProcess, fork, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { LoadOrder, LoadResult } from './load.ts'

export interface RunningServer {
  port: number
  /** Milliseconds from starting the process to its first response. */
  startedIn: number
  /** Resident memory now, in bytes; NaN where the system does not report it. */
  memory(): number
  stop(): Promise<void>
}

/** Starts a server as a process of its own, on a free port given to it as PORT, and waits for its first response. */
export async function startServer(args: string[], environment: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await firstResponse(child, port)
  return {
    port,
    startedIn: performance.now() - started,
    memory: () => residentMemory(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function firstResponse(child: ChildProcess, port: number): Promise<void> {
  const giveUp = performance.now() + 30_000
  while (performance.now() < giveUp) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it answered`)
    const isUp = await fetch(`http://127.0.0.1:${port}/live`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  child.kill('SIGKILL')
  throw new Error('The server did not answer within 30 s')
}

function residentMemory(pid: number | undefined): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return Number.NaN
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) * 1024
}

/** Runs one load in a process of its own and returns what it measured; `during` is called four times a second meanwhile. */
export function runLoad(order: LoadOrder, during: () => void = () => {}): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork('scripts/bench/load.ts', { execArgv: ['--import', 'tsx'] })
    const watch = setInterval(during, 250)
    let result: LoadResult | undefined
    child.on('message', (message) => {
      // The load's only message.
      result = message as LoadResult
    })
    child.on('exit', (code) => {
      clearInterval(watch)
      if (result === undefined) reject(new Error(`The load ended with ${code} and measured nothing`))
      else resolve(result)
    })
    child.send(order)
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address === null || typeof address === 'string' ? reject(new Error('no port')) : resolve(address.port)))
    })
  })
}
