import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface Ended {
  code: number
  /** Standard output and standard error, in the order in which they came. */
  output: string
  /** Standard output alone, for programs. */
  stdout: string
}

/** Runs a tool of node_modules/.bin to its end. */
export function tool(name: string, ...args: string[]): Promise<Ended> {
  return ran(join('node_modules', '.bin', name), args)
}

/** Runs another of our scripts to its end. */
export function script(path: string, ...args: string[]): Promise<Ended> {
  return ran(process.execPath, ['--import', 'tsx', path, ...args])
}

function ran(command: string, args: string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    let output = ''
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output, stdout }))
  })
}
