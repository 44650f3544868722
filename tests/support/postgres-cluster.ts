import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { makeTemplates } from './postgres-templates.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the throw-away cluster's database `postgres`; freshDatabase() in stores.ts makes others. */
    postgresUrl: string
  }
}

const run = promisify(execFile)
const missing = 'The store tests need PostgreSQL 15 or newer and found none: apt-get install postgresql'

/** Quick, for a cluster that need not outlive the machine; a killed server still keeps what was committed. */
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=500', 'shared_buffers=64MB']

/** Starts one cluster with the templates for all projects of a run; none for a run on the memory store alone. */
export default async function startForRun(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env['KIMIYA_TEST_STORES'] === 'memory') return undefined
  const given = process.env.KIMIYA_TEST_POSTGRES
  if (given !== undefined) {
    project.provide('postgresUrl', given)
    return undefined
  }
  const cluster = await startCluster()
  await makeTemplates(cluster.url)
  process.env.KIMIYA_TEST_POSTGRES = cluster.url
  project.provide('postgresUrl', cluster.url)
  return async () => {
    delete process.env.KIMIYA_TEST_POSTGRES
    await cluster.stop()
  }
}

export interface Cluster {
  url: string
  /** Immediate, as when the machine's plug is pulled; `start` brings the same rows back. */
  crash(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** A cluster in a folder of its own, on a free port of this machine. PostgreSQL refuses to run as root, so root lends it a user. */
export async function startCluster(): Promise<Cluster> {
  const programs = await programFolder()
  const folder = await mkdtemp(join(tmpdir(), 'kimiya-postgres-'))
  const isRoot = userInfo().uid === 0
  const program = (name: string, args: string[]) => {
    const command = [join(programs, name), '-D', join(folder, 'data'), ...args]
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', unprivileged, '--', ...command] : command
    return run(file, rest, { cwd: folder })
  }
  if (isRoot) await chown(folder, await idOf('-u'), await idOf('-g'))
  await program('initdb', ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const port = await freePort()
  const options = [`-p ${port}`, '-h 127.0.0.1', `-k ${folder}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  const start = async () => void (await program('pg_ctl', ['-w', '-l', join(folder, 'log'), '-o', options, 'start']))
  const crash = async () => void (await program('pg_ctl', ['-w', '-m', 'immediate', 'stop']))
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash,
    start,
    async stop() {
      await crash().catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const unprivileged = 'nobody'

async function idOf(option: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [option, unprivileged])).stdout)
}

/** Debian keeps one folder for each version and none of it in PATH. */
async function programFolder(): Promise<string> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch(() => [])
  const newest = versions
    .map(Number)
    .filter((version) => version >= 15)
    .sort((one, other) => other - one)[0]
  if (newest === undefined) throw new Error(missing)
  return join(root, String(newest), 'bin')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      server.close(() => resolve(port))
    })
  })
}
