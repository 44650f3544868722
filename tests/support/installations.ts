import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { preview } from 'vite'
import { operationTable } from '#src/generated/operation-table.ts'
import { webCryptoCodes } from '#server/adapters/codes-web-crypto.ts'
import { simulateDelivery } from '#server/operator/simulate-delivery.ts'
import { freshDatabase } from './stores.ts'

export type Target = 'pglite' | 'postgres' | 'demo'

/** A running marketplace that a browser can open. */
export interface Installation {
  url: string
  /** The newest one-time code mailed to an address. */
  codeFor: (email: string, page: Page) => Promise<string>
  /** Plays the carrier of a dispatched order, where nobody else does. */
  carry: (orderNumber: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts what was built: `npm run e2e` sees to that. */
export function startInstallation(target: Target): Promise<Installation> {
  return target === 'demo' ? startDemo() : startServer(target)
}

async function startServer(target: 'pglite' | 'postgres'): Promise<Installation> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kimiya-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      ...{ DATA_DIR: dataFolder, PORT: String(port), HOST: '127.0.0.1', DEMO: '1' },
      DATABASE_URL: target === 'postgres' ? await freshDatabase() : '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = listened(child)
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said()}`)
    const ready = await fetch(`${url}/ready`).catch(() => undefined)
    return ready?.ok === true
  })
  const secret = await readFile(join(dataFolder, 'secret-key'), 'utf8')
  return {
    url,
    codeFor: (email) => until(() => newestCode(join(dataFolder, 'outbox'), email)),
    carry: (orderNumber) =>
      simulateDelivery({
        orderNumber,
        codes: webCryptoCodes(secret),
        clock: () => new Date(),
        pause: () => wait(100),
        call: async (operationId, body, deliveryToken) => {
          const { method, path } = operationTable[operationId]
          const response = await fetch(`${url}/api${path}`, {
            method: method.toUpperCase(),
            headers: { 'x-delivery-token': deliveryToken, 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
          return response.status
        },
      }),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function startDemo(): Promise<Installation> {
  const port = await freePort()
  const server = await preview({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir: 'dist/demo' },
    preview: { host: '127.0.0.1', port, strictPort: true, open: false },
  })
  return {
    url: `http://127.0.0.1:${port}`,
    codeFor: async (_, page) => /\d{6}/.exec(await page.locator('#demo-outbox').innerText())?.[0] ?? '',
    // The demo's own carrier comes by itself.
    carry: async () => {},
    stop: () => server.close(),
  }
}

async function newestCode(outbox: string, email: string): Promise<string | undefined> {
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.json')).sort()
  for (const file of files.reverse()) {
    const mail: unknown = JSON.parse(await readFile(join(outbox, file), 'utf8'))
    if (typeof mail !== 'object' || mail === null || !('recipient' in mail) || mail.recipient !== email) continue
    return 'subject' in mail ? /\d{6}/.exec(String(mail.subject))?.[0] : undefined
  }
  return undefined
}

/** Asks until there is an answer; gives up after 30 seconds. */
async function until<Value>(ask: () => Promise<Value | undefined | false>): Promise<Value> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await wait(100)
  }
  throw new Error('Waited 30 seconds for nothing')
}

function listened(child: ChildProcess): () => string {
  let text = ''
  child.stdout?.on('data', (chunk) => (text += String(chunk)))
  child.stderr?.on('data', (chunk) => (text += String(chunk)))
  return () => text
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
}
