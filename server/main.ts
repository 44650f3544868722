import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chooseDemo } from '#server/demo-choice.ts'
import { createDispatch } from '#server/dispatch.ts'
import { EnvironmentWrong, readEnvironment } from '#server/environment.ts'
import { usualLimits } from '#server/http/connection-limits.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { keepProductViews } from '#server/jobs/keep-product-views.ts'
import { type JobRun, runJobs } from '#server/jobs/run-jobs.ts'
import { timedJobs } from '#server/jobs/timed-jobs.ts'
import { createMetrics } from '#server/metrics.ts'
import { createLog } from '#server/log.ts'
import { newId } from '#server/new-id.ts'
import { openPorts } from '#server/open-ports.ts'
import { openSenders } from '#server/open-senders.ts'
import { openStore } from '#server/open-store.ts'
import { FilesUnavailable } from '#server/ports/files.ts'
import { FolderLocked } from '#server/store/postgres/folder-lock.ts'
import { StoreUnavailable } from '#server/store/store.ts'

/** The output of a start. */
interface Started {
  address: string
  /** How to sign in to the demo; undefined where there is none. */
  demoAccounts: string | undefined
}

/** The process: settings, adapters, listen. */
async function main(): Promise<Started> {
  const environment = readEnvironment(process.env)
  const log = createLog(environment.LOG_LEVEL)
  // Trade data, mails and the signing secret: for this account of the machine alone, whatever the folder's own rights are.
  process.umask(0o077)
  const dataFolder = resolve(environment.DATA_DIR)
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const store = await openStore(environment)
  const clock = () => new Date()
  const metrics = createMetrics(store, clock)
  const reportFailure = (message: string, failure: unknown) => log.warn({ err: failure }, message)
  const ports = await openPorts(environment, store, reportFailure, metrics.scanned)
  const { malwareScanner } = ports
  if (malwareScanner !== undefined) {
    metrics.watchScanner(malwareScanner)
    // Its signatures take a minute to load: it may come later, and until then files are refused.
    if (!(await malwareScanner.isUp())) log.warn('The malware scanner does not answer: files are refused until it does')
  }
  const chosen = await chooseDemo(environment, store)
  if (chosen.note !== undefined) log.warn(chosen.note)
  // Imported on demand: an installation without the demo or the embedded database loads neither.
  const demo = chosen.load ? await import('#server/demo/load-demo.ts') : undefined
  if (demo !== undefined) {
    const context = { store, ports, now: clock().toISOString(), newId }
    await demo.loadDemo(context)
    await (await import('#server/demo/demo-trade.ts')).loadDemoTrade(context)
  }
  const onDefect = (defect: unknown, requestId: string, where: string) => {
    metrics.defect(where)
    log.error({ requestId, where, err: defect }, 'defect')
  }
  const server = await createHttpServer({
    dispatch: createDispatch({
      store,
      ports,
      clock,
      newId,
      onDefect,
      onRefused: metrics.refused,
      ...(environment.DATABASE_URL === undefined && { searchesAtOnce: 1 }),
    }),
    ready: () => store.ready(),
    malwareScanner,
    log,
    ...(existsSync('dist/page/index.html') ? { pageFolder: resolve('dist/page') } : {}),
    cardProvider: ports.cardPayments.provider.name,
    onDefect,
    metrics: { text: metrics.text, token: environment.METRICS_TOKEN },
    trustedProxies: environment.TRUSTED_PROXIES,
    limits: { ...usualLimits, callsPerMinute: environment.CALLS_PER_MINUTE },
    hstsSeconds: environment.HSTS_SECONDS,
    onResponse: metrics.onResponse,
    onStream: (happened) => (happened === 'opened' ? metrics.streamOpened() : metrics.streamClosed()),
  })
  const jobLog = log.child({ part: 'jobs' })
  const onJobFailure = (failure: unknown, job: string, id?: string) => {
    metrics.defect(job)
    jobLog.error({ job, id, err: failure }, 'defect')
  }
  const onJobRun = (run: JobRun) => {
    metrics.jobRan(run)
    if (run.found > 0) jobLog.debug(run, 'done')
  }
  const senders = await openSenders(environment, join(dataFolder, 'outbox'), clock, log)
  const jobDeps = { store, ports, clock, newId }
  const stopJobs = runJobs(timedJobs(jobDeps, senders, onJobFailure), onJobFailure, onJobRun)
  const address = await server.listen({ host: environment.HOST, port: environment.PORT })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Calls under way finish: most within a moment, and those that wait for a slow line are cut before the machine loses patience.
    const cut = setTimeout(() => server.server.closeAllConnections(), 8_000)
    await server.close()
    clearTimeout(cut)
    await stopJobs()
    // The last buffered views. They are statistics, so an unavailable database does not prevent the exit.
    await keepProductViews(jobDeps).catch(() => {})
    await store.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  return { address, demoAccounts: demo?.demoAccounts }
}

/** Ends the process with one plain line on stderr when it cannot start: the log's own setting may be the fault. */
export const started: Promise<Started> = main().catch((error: unknown) => {
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
