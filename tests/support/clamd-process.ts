import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { until } from './server-process.ts'

/** The harmless file by which scanners are tried, in two halves: whole, a scanner would take it out of this repository. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** The path of clamd; throws where it is not installed. */
function clamdProgram(): string {
  const folder = folders.find((each) => existsSync(join(each, 'clamd')))
  if (folder === undefined) throw new Error('This test needs clamd and found none: apt-get install clamav-daemon')
  return join(folder, 'clamd')
}

export interface ClamdProcess {
  /** Of its UNIX socket. */
  path: string
  /** Ends it; start() brings it back. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends it for good. */
  remove(): Promise<void>
}

/** The real daemon in a folder of its own, which knows the EICAR file and nothing else, and takes `maxMegabytes` a file. */
export async function startClamd(maxMegabytes: number): Promise<ClamdProcess> {
  const program = clamdProgram()
  const folder = await mkdtemp(join(tmpdir(), 'kimiya-clamd-'))
  const path = join(folder, 'socket')
  const database = join(folder, 'database')
  await mkdir(database)
  // A body signature: any kind of file, at any place.
  await writeFile(join(database, 'eicar.ndb'), `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`)
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${database}`,
    `LocalSocket ${path}`,
    `TemporaryDirectory ${folder}`,
    `StreamMaxLength ${maxMegabytes}M`,
    // As root it would become the distribution's user.
    `User ${userInfo().username}`,
  ]
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  await chmod(folder, 0o700)
  let child: ReturnType<typeof spawn> | undefined
  const start = async () => {
    const started = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    let output = ''
    started.stdout.on('data', (chunk) => (output += String(chunk)))
    started.stderr.on('data', (chunk) => (output += String(chunk)))
    await until(async () => {
      if (started.exitCode !== null) throw new Error(`clamd ended: ${output}`)
      return isListening(path)
    })
  }
  const stop = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    path,
    start,
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path })
      .on('error', () => resolve(false))
      .on('connect', () => {
        socket.destroy()
        resolve(true)
      })
  })
}
