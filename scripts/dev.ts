/**
 * `npm run dev`: the server, started again at each change of its files, and beside it Vite, which serves the page from its sources and
 * passes /api on. Ends both when either ends.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')

const children = [
  start('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'),
  start('node_modules/vite/bin/vite.js', '--clearScreen', 'false'),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    stop('SIGTERM')
  })
  return child
}

function stop(signal: NodeJS.Signals): void {
  for (const child of children) if (child.exitCode === null) child.kill(signal)
}
