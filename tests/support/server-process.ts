import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The built server as a process of its own. */
export interface ServerProcess {
  url: string
  pid: number
  dataFolder: string
  /** Its output so far. */
  output: () => string
  /** Ends it gracefully, as for an update; returns its exit code. */
  stop: () => Promise<number | null>
  /** Kills it, as a failing machine does. */
  kill: () => Promise<void>
}

/** Node's arguments and working directory. */
interface Start {
  args: string[]
  cwd?: string
}

/** Starts the built server, by default here, with these settings, and resolves once it is ready. The caller must end it. */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  { args, cwd = '.' }: Start = { args: ['dist/server/main.js'] },
): Promise<ServerProcess> {
  const dataFolder = settings['DATA_DIR'] ?? (await newDataFolder())
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...settings, DATA_DIR: dataFolder, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = listened(child)
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`)
    const ready = await fetch(`${url}/ready`).catch(() => undefined)
    return ready?.ok === true
  })
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill(signal)
    return ended
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataFolder,
    output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

export function newDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kimiya-data-'))
}

/** Polls until there is a result; gives up after a minute. */
export async function until<Value>(probe: () => Promise<Value | undefined | false>): Promise<Value> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const result = await probe()
    if (result !== undefined && result !== false) return result
    await wait(50)
  }
  throw new Error('Waited a minute for nothing')
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
}

function listened(child: ChildProcess): () => string {
  let text = ''
  child.stdout?.on('data', (chunk) => (text += String(chunk)))
  child.stderr?.on('data', (chunk) => (text += String(chunk)))
  return () => text
}
