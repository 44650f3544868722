import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Another process uses the folder. */
export class FolderLocked extends Error {
  override readonly name = 'FolderLocked'
}

interface Holder {
  pid: number
  host: string
  /** When the process began, where available: pids are reused. */
  began: string
  /** Tells one lock from the next of the same process. */
  token: string
}

/** A holder on another machine (or container) cannot be looked up; it lives while it touches its file. All in milliseconds. */
const beatEvery = 5_000
const deadAfter = 20_000

/**
 * Takes the folder for this process by a file `lock` in it, made if it is not there. A file that a dead process left is taken over.
 * Throws `FolderLocked` when a live process holds it. Returns a function to give it back, which also happens when the process exits.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  const own: Holder = { pid: process.pid, host: hostname(), began: beginning(process.pid), token: randomUUID() }
  if (!created(file, own)) {
    const holder = holderOf(file)
    if (holder && lives(holder, file)) throw refusal(folder, holder)
    setAside(file, holder, folder)
    if (!created(file, own)) throw refusal(folder, holderOf(file))
  }
  const beat = setInterval(() => touch(file), beatEvery).unref()
  const release = () => {
    clearInterval(beat)
    process.off('exit', release)
    if (holderOf(file)?.token === own.token) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

function created(file: string, own: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(own), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Undefined when there is none, or only half of one from a process killed while it wrote. */
function holderOf(file: string): Holder | undefined {
  try {
    // Written by `created`; a file of anything else is answered as none by the checks on its fields.
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    const { pid, host, began, token } = holder
    return typeof pid === 'number' && pid > 0 && host !== undefined && began !== undefined && token !== undefined
      ? { pid, host, began, token }
      : undefined
  } catch {
    return undefined
  }
}

function lives(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < deadAfter
  return isRunning(holder.pid) && beginning(holder.pid) === holder.began
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process exists, but cannot be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The kernel's start of the process, and of the machine; empty where there is no /proc. */
function beginning(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The second field is the program's name in brackets and may hold spaces; the start is the 22nd.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return `${boot} ${fields[19] ?? ''}`
  } catch {
    return ''
  }
}

/** Moves a dead process's file away. When another process was quicker, its new file is put back and the folder is taken. */
function setAside(file: string, dead: Holder | undefined, folder: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = holderOf(aside)
  if (moved && moved.token !== dead?.token) {
    renameSync(aside, file)
    throw refusal(folder, moved)
  }
  rmSync(aside, { force: true })
}

function touch(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // The folder was removed under a running process; the database's next write will fail.
  }
}

function refusal(folder: string, holder: Holder | undefined): FolderLocked {
  const owner = holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
  return new FolderLocked(`The data folder ${folder} is in use by ${owner}. Stop that process, or give this one another folder.`)
}
