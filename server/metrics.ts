import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import type { FinishedScan } from '#server/adapters/malware-scanner-clamd.ts'
import type { JobRun } from '#server/jobs/run-jobs.ts'
import type { MalwareScanner } from '#server/ports/malware-scanner.ts'
import { type Store, StoreUnavailable } from '#server/store/store.ts'

/** Names of operations, states and jobs become labels; nothing that belongs to a person, an object or an address ever does. */
export interface Metrics {
  onResponse: (request: { operationId: OperationId | undefined; status: number; milliseconds: number }) => void
  refused: (operationId: OperationId, reason: string) => void
  defect: (where: string) => void
  jobRan: (run: JobRun) => void
  scanned: (scan: FinishedScan) => void
  /** Reports from now on whether this scanner answers. */
  watchScanner: (scanner: MalwareScanner) => void
  streamOpened: () => void
  streamClosed: () => void
  /** All of them in Prometheus' text format. */
  text: () => Promise<{ contentType: string; text: string }>
}

/** Seconds. The quick calls answer in a few milliseconds; a statement is ended after ten seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of this process. Values of the database are read at each scrape, so every process reports the same. */
export function createMetrics(store: Pick<Store, 'count' | 'list' | 'connections'>, clock: () => Date): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'kimiya_call_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['operation', 'status'],
    buckets,
    registers,
  })
  const refusals = new Counter({
    name: 'kimiya_refusals_total',
    help: 'Calls refused, by the key of the reason',
    labelNames: ['operation', 'reason'],
    registers,
  })
  const defects = new Counter({
    name: 'kimiya_defects_total',
    help: 'Unexpected failures, each of them in the log',
    labelNames: ['where'],
    registers,
  })
  const jobs = new Histogram({
    name: 'kimiya_job_duration_seconds',
    help: 'Time of a batch of timed work',
    labelNames: ['job', 'outcome'],
    buckets,
    registers,
  })
  const jobItems = new Counter({
    name: 'kimiya_job_items_total',
    help: 'What timed work found to do',
    labelNames: ['job'],
    registers,
  })
  const scans = new Histogram({
    name: 'kimiya_malware_scan_duration_seconds',
    help: 'Time of an uploaded file at the malware scanner, its turn included',
    labelNames: ['outcome'],
    buckets,
    registers,
  })
  const streams = new Gauge({ name: 'kimiya_event_streams_open', help: 'Pages that follow live events', registers })
  outboxGauges(store, clock, registers)
  connectionGauge(store, registers)
  return {
    onResponse: ({ operationId, status, milliseconds }) => {
      // A stream stays open as long as its page: not a response time.
      if (operationId !== undefined && operationTable[operationId].answer === 'stream') return
      calls.observe({ operation: operationId ?? 'other', status }, milliseconds / 1000)
    },
    refused: (operation, reason) => refusals.inc({ operation, reason }),
    defect: (where) => defects.inc({ where }),
    jobRan: ({ name, found, failed, milliseconds }) => {
      jobs.observe({ job: name, outcome: failed ? 'failed' : 'done' }, milliseconds / 1000)
      jobItems.inc({ job: name }, found)
    },
    scanned: ({ outcome, milliseconds }) => scans.observe({ outcome }, milliseconds / 1000),
    watchScanner: (scanner) =>
      addGauge('kimiya_malware_scanner_up', '1 while the malware scanner answers', registers, async () =>
        Number(await scanner.isUp()),
      ),
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    text: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

function outboxGauges(store: Pick<Store, 'count' | 'list'>, clock: () => Date, registers: Registry[]): void {
  const waiting = { deliveredAt: null }
  addGauge('kimiya_outbox_waiting', 'Messages promised and not yet handed over', registers, () => store.count('outbox', waiting))
  addGauge('kimiya_outbox_oldest_seconds', 'Age of the oldest message not yet handed over', registers, async () => {
    const [oldest] = await store.list('outbox', waiting, { orderBy: ['createdAt'], limit: 1 })
    return oldest === undefined ? 0 : Math.max(0, (clock().getTime() - Date.parse(oldest.createdAt)) / 1000)
  })
}

/** A gauge read from the database; omitted while that is unavailable. */
function addGauge(name: string, help: string, registers: Registry[], read: () => Promise<number>): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers,
    async collect() {
      try {
        gauge.set(await read())
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        gauge.remove()
      }
    },
  })
}

function connectionGauge({ connections }: Pick<Store, 'connections'>, registers: Registry[]): void {
  if (connections === undefined) return
  const gauge: Gauge<'state'> = new Gauge({
    name: 'kimiya_database_connections',
    help: 'Connections, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries<number>({ ...connections() })) gauge.set({ state }, count)
    },
  })
}
