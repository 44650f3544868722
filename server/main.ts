import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sandboxCardPayments } from '#server/adapters/card-payments-sandbox.ts'
import { stripeCardPayments } from '#server/adapters/card-payments-stripe.ts'
import { nodeCodes } from '#server/adapters/codes-node.ts'
import { folderFiles } from '#server/adapters/files-folder.ts'
import { proveS3, s3Files } from '#server/adapters/files-s3.ts'
import { sharpImages } from '#server/adapters/images-sharp.ts'
import { gazetteerGeocoder } from '#server/adapters/geocoder-gazetteer.ts'
import { remoteGeocoder } from '#server/adapters/geocoder-remote.ts'
import { nodeInvoiceDocuments } from '#server/adapters/invoice-documents-node.ts'
import { argon2Passwords } from '#server/adapters/passwords-argon2.ts'
import { bufferedProductViews } from '#server/adapters/product-views-buffer.ts'
import { openChemLibStructures } from '#server/adapters/structures-openchemlib.ts'
import { createDispatch } from '#server/dispatch.ts'
import { type Environment, EnvironmentWrong, readEnvironment, s3Of } from '#server/environment.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { timedJobs } from '#server/jobs/timed-jobs.ts'
import { createMetrics } from '#server/metrics.ts'
import { newId } from '#server/new-id.ts'
import { openSenders } from '#server/open-senders.ts'
import type { CardPayments } from '#server/ports/card-payments.ts'
import { openStore } from '#server/open-store.ts'
import { type FileStore, FilesUnavailable } from '#server/ports/files.ts'
import type { Geocoder } from '#server/ports/geocoder.ts'
import type { Ports } from '#server/ports/ports.ts'
import { FolderLocked } from '#server/store/postgres/folder-lock.ts'
import { StoreUnavailable } from '#server/store/store.ts'

/** The process: settings, adapters, listen. Ends with one clear line and exit code 1 when it can not start. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const dataFolder = resolve(environment.DATA_DIR)
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const store = await openStore(environment)
  const ports: Ports = {
    passwords: argon2Passwords,
    codes: nodeCodes(environment.SECRET_KEY ?? (await ownSecret(dataFolder))),
    geocoder: geocoderOf(environment),
    cardPayments: cardPayments(environment),
    invoiceDocuments: nodeInvoiceDocuments(),
    structures: openChemLibStructures(),
    files: await openFiles(environment, dataFolder),
    images: sharpImages,
    productViews: bufferedProductViews(),
    onLiveEvents: (listener) => store.onLiveEvents(listener),
  }
  const clock = () => new Date()
  // Read when needed: an installation that has no demo, or a database of its own, carries neither about.
  const demo = environment.DEMO === '1' ? await import('#server/demo/load-demo.ts') : undefined
  if (demo !== undefined) {
    const means = { store, ports, now: clock().toISOString(), newId }
    await demo.loadDemo(means)
    await (await import('#server/demo/demo-trade.ts')).loadDemoTrade(means)
  }
  const metrics = createMetrics(store, clock)
  const onDefect = (defect: unknown, requestId = '-', where = 'job') => {
    metrics.defect(where)
    console.error(`defect ${requestId} in ${where}:`, defect)
  }
  const logsCalls = ['info', 'debug'].includes(environment.LOG_LEVEL)
  const server = await createHttpServer({
    dispatch: createDispatch({ store, ports, clock, newId, onDefect, onRefused: metrics.refused }),
    ready: () => store.ready(),
    ...(existsSync('dist/page/index.html') ? { pageFolder: resolve('dist/page') } : {}),
    onDefect,
    metrics: { text: metrics.text, token: environment.METRICS_TOKEN },
    trustedProxies: environment.TRUSTED_PROXIES,
    onAnswered: (answered) => {
      metrics.answered(answered)
      const { method, route, status, milliseconds } = answered
      if (logsCalls) console.log(`${method} ${route} ${status} ${Math.round(milliseconds)} ms`)
    },
    onStream: (happened) => (happened === 'opened' ? metrics.streamOpened() : metrics.streamClosed()),
  })
  const say = (line: string) => environment.LOG_LEVEL !== 'silent' && console.log(line)
  const senders = await openSenders(environment, join(dataFolder, 'outbox'), clock, say)
  const stopJobs = runJobs(timedJobs({ store, ports, clock, newId }, senders, onDefect), onDefect, metrics.jobRan)
  const address = await server.listen({ host: environment.HOST, port: environment.PORT })
  console.log(`Kimiya listens on ${address}`)
  if (demo !== undefined) console.log(demo.demoAccounts)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Requests under way finish; streams have no end of their own, so they are given a moment and then cut.
    const cut = setTimeout(() => server.server.closeAllConnections(), 2_000)
    await server.close()
    clearTimeout(cut)
    await stopJobs()
    await store.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

/** Addresses by the provider that the environment names, else by the gazetteer alone. */
const geocoderOf = ({ GEOCODER_URL: url }: Environment): Geocoder =>
  url === undefined
    ? gazetteerGeocoder
    : remoteGeocoder({
        url,
        fallback: gazetteerGeocoder,
        clock: () => new Date(),
        onFailure: (failure) => console.error('The geocoder does not answer:', failure),
      })
function cardPayments({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Environment): CardPayments {
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined) return sandboxCardPayments
  return stripeCardPayments({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL })
}

async function openFiles(environment: Environment, dataFolder: string): Promise<FileStore> {
  const s3 = s3Of(environment)
  if (s3 === undefined) return folderFiles(join(dataFolder, 'files'))
  await proveS3(s3)
  return s3Files(s3)
}

/** The signing secret of an installation that was given none: made once, kept beside its data. */
async function ownSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret-key')
  if (!existsSync(file)) await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  return readFile(file, 'utf8')
}

main().catch((error: unknown) => {
  console.error(clearLine(error))
  process.exit(1)
})

function clearLine(error: unknown): unknown {
  if (
    error instanceof EnvironmentWrong ||
    error instanceof FolderLocked ||
    error instanceof StoreUnavailable ||
    error instanceof FilesUnavailable
  )
    return error.message
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return `The port is taken by another program. Set PORT to a free one, or stop that program.`
    if (error.code === 'EACCES') return `No right to use the folder or port: choose another DATA_DIR or PORT (${error.message}).`
  }
  return error
}
