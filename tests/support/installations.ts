import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { preview } from 'vite'
import { carrierCallTable } from '#src/generated/carrier-call-table.ts'
import { simulateDelivery } from '#server/operator/simulate-delivery.ts'
import { openRoundRobin } from './round-robin.ts'
import { freePort, newDataFolder, startServerProcess, until } from './server-process.ts'
import { freshDatabase } from './stores.ts'

export type Target = 'pglite' | 'postgres' | 'two processes' | 'demo'

/** A running marketplace that a browser can open. */
export interface Installation {
  url: string
  /** The newest one-time code mailed to an address. */
  codeFor: (email: string, page: Page) => Promise<string>
  /** Simulates the driver of a shipment by its link, where needed. */
  carry: (link: () => Promise<string>) => Promise<void>
  stop: () => Promise<void>
}

/** Starts what was built: `npm run e2e` sees to that. */
export function startInstallation(target: Target): Promise<Installation> {
  if (target === 'demo') return startDemo()
  return target === 'two processes' ? startTwoServers() : startServer(target)
}

async function startServer(target: 'pglite' | 'postgres'): Promise<Installation> {
  const server = await startServerProcess({ DEMO: '1', DATABASE_URL: target === 'postgres' ? await freshDatabase() : '' })
  return { ...(await installationAt(server.url, server.dataFolder)), stop: async () => void (await server.stop()) }
}

/** Two processes over one database and one folder, behind one address that sends each call to the other one of them. */
async function startTwoServers(): Promise<Installation> {
  const shared = { DATA_DIR: await newDataFolder(), DATABASE_URL: await freshDatabase(), DEMO: '1' }
  const servers = await Promise.all([startServerProcess(shared), startServerProcess(shared)])
  const front = await openRoundRobin(servers.map(({ url }) => url))
  return {
    ...(await installationAt(front.url, shared.DATA_DIR)),
    stop: async () => {
      await front.close()
      await Promise.all(servers.map((server) => server.stop()))
    },
  }
}

async function installationAt(url: string, dataFolder: string): Promise<Omit<Installation, 'stop'>> {
  return {
    url,
    codeFor: (email) => until(() => newestCode(join(dataFolder, 'outbox'), email)),
    carry: async (link) =>
      simulateDelivery({
        token: new URL(await link()).hash.slice(1),
        clock: () => new Date(),
        pause: () => wait(100),
        call: async (operationId, body, deliveryToken) => {
          const { method, path } = carrierCallTable[operationId]
          const response = await fetch(`${url}/api${path}`, {
            method: method.toUpperCase(),
            headers: { 'x-delivery-token': deliveryToken, 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
          return response.status
        },
      }),
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
    // The demo simulates its own carrier.
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
