import { mkdtempSync, readdirSync, rmSync, statSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { callAt } from '#tests/support/http-caller.ts'
import { startServerProcess, until } from '#tests/support/server-process.ts'

it('the server writes nothing into its folder that another account of the machine may read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kimiya-rights-'))
  // As a container engine makes a volume.
  chmodSync(folder, 0o755)
  const server = await startServerProcess({ DATABASE_URL: '', DEMO: '1', DATA_DIR: folder })
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  await callAt(server.url, 'forgetPassword', { body: { email: 'buyer@kimiya.example' } })
  const entries = () => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await until(async () => entries().some((name) => name.includes('outbox/')))
  const isShut = (name: string) => (statSync(join(folder, name)).mode & 0o077) === 0
  /** Not a folder on its way is shut: the embedded database gives its own files rights of their own. */
  const isReached = (name: string) => name.split('/').every((_, at, steps) => !isShut(steps.slice(0, at + 1).join('/')))
  const readable = entries().filter(isReached)
  expect(entries().length).toBeGreaterThan(50)
  expect(readable).toEqual([])
})
