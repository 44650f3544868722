import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { operationTable } from '#src/generated/operation-table.ts'
import { webCryptoCodes } from '#server/adapters/codes-web-crypto.ts'
import { readEnvironment } from '#server/environment.ts'
import { simulateDelivery } from './simulate-delivery.ts'

const help = `The operator's command line.

  npm run operator -- simulate-delivery ORDER [--url URL] [--pause SECONDS]
      Plays the carrier of a dispatched order: accepts the job, reports positions, hands over.
      ORDER is the order's number (KO-26-7K3M9-QX2AB); URL is the server's (http://HOST:PORT by default).

It signs with the server's own secret: run it where SECRET_KEY or DATA_DIR is the server's.`

/** Reads the command and runs it; exit code 1 and one clear line when it can not. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, url: { type: 'string' }, pause: { type: 'string', default: '1' } },
  })
  const [command, orderNumber] = positionals
  if (values.help === true || command === undefined) return console.log(help)
  if (command !== 'simulate-delivery' || orderNumber === undefined) throw new Error(`No such command. ${help}`)
  const environment = readEnvironment(process.env)
  const base = values.url ?? `http://${environment.HOST}:${environment.PORT}`
  const secret = environment.SECRET_KEY ?? (await readFile(join(resolve(environment.DATA_DIR), 'secret-key'), 'utf8'))
  await simulateDelivery({
    orderNumber,
    codes: webCryptoCodes(secret),
    clock: () => new Date(),
    pause: () => wait(Number(values.pause) * 1000),
    call: async (operationId, body, deliveryToken) => {
      const { method, path } = operationTable[operationId]
      const response = await fetch(`${base}/api${path}`, {
        method: method.toUpperCase(),
        headers: { 'x-delivery-token': deliveryToken, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      console.log(`${operationId}: ${response.status}`)
      return response.status
    },
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
