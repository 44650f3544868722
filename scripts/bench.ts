/**
 * `npm run bench`: measures the built server on a throw-away PostgreSQL with 10,000 products beside a bare `node:http` + `pg` server,
 * how much a search finds, and the built page against its budget. `-- --only list,facets,detail,search,order,start,recall,page` chooses,
 * `--seconds 5` and `--products 10000` set the size, `--changes 20` changes so many products a second meanwhile, `--readme` puts the report
 * into README.md. Exits with 1 when a call fails, not when a figure is poor.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startCluster } from '#tests/support/postgres-cluster.ts'
import { startChanges } from './bench/changes.ts'
import { type BenchCall, callsFor, orderOf } from './bench/calls.ts'
import type { LoadResult } from './bench/load.ts'
import { fontWeights, pageWeights } from './bench/page-weight.ts'
import {
  type Row,
  type Section,
  kilobytes,
  megabytes,
  milliseconds,
  percent,
  rate,
  reportOf,
  writeReadme,
} from './bench/report.ts'
import { recallSection } from './bench/recall.ts'
import { type RunningServer, runLoad, startServer } from './bench/servers.ts'
import { type BenchFixture, createFixture } from './bench/fixture.ts'

const parts = ['list', 'facets', 'detail', 'search', 'order', 'start', 'recall', 'page']
const only = option('only')?.split(',') ?? parts
const unknown = only.find((part) => !parts.includes(part))
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}; there are: ${parts.join(', ')}.`)
  process.exit(1)
}
const seconds = Number(option('seconds') ?? 5)
const products = Number(option('products') ?? 10_000)
const changes = Number(option('changes') ?? 0)
const failures: string[] = []

const asksServer = only.some((part) => part !== 'page' && part !== 'recall')
const needed = [...(only.includes('page') ? ['page'] : []), ...(asksServer ? ['server'] : [])]
if (needed.length > 0) {
  const build = spawnSync(process.execPath, ['scripts/prepare/build.mjs', ...needed], { stdio: 'inherit' })
  if (build.status !== 0) process.exit(1)
}

const sections: Section[] = []
if (asksServer) sections.push(...(await measureServer()))
if (only.includes('recall')) sections.push(await recallSection())
if (only.includes('page')) sections.push(pageSection())
const report = reportOf(
  sections,
  `PostgreSQL on the same machine, ${products.toLocaleString('en')} products, ${changes === 0 ? '' : `${changes} changes of them a second, `}${seconds} s a figure.`,
)
console.log(`\n${report}`)
if (process.argv.includes('--readme')) writeReadme(report)
for (const line of failures) console.error(line)
process.exitCode = failures.length === 0 ? 0 : 1

async function measureServer(): Promise<Section[]> {
  const cluster = await startCluster()
  const dataFolder = mkdtempSync(join(tmpdir(), 'kimiya-bench-'))
  const clear = async (): Promise<void> => {
    await cluster.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  // The cluster is a process of its own and would outlive a bench that is broken off.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void clear().then(() => process.exit(1)))
  try {
    console.log(`Making ${products} products …`)
    const fixture = await createFixture(cluster.url, products)
    await prepareBare(cluster.url)
    const ours = () =>
      startServer(['--max-old-space-size=512', '--max-semi-space-size=16', 'dist/server/main.js'], {
        DATABASE_URL: cluster.url,
        DATA_DIR: dataFolder,
        DEMO: '0',
        LOG_LEVEL: 'silent',
      })
    const bare = (lengths: Record<string, number>) =>
      startServer(['--import', 'tsx', 'scripts/bench/bare-server.ts'], {
        DATABASE_URL: cluster.url,
        BENCH_BYTES: JSON.stringify(lengths),
      })
    const starts = only.includes('start') ? await startTimes(ours) : []
    const stopChanges = await startChanges(
      cluster.url,
      fixture.products.map(({ _id }) => _id),
      changes,
    )
    const { rows, memory } = await compare(fixture, await ours(), bare)
    await stopChanges()
    const server: Row[] = [
      { label: 'memory under load', measured: [megabytes(memory), '≤ 200 MB'], good: memory <= 200e6 },
      ...starts.map((time) => ({
        label: 'start to first answer',
        measured: [`${(time / 1000).toFixed(2)} s`, '≤ 1 s'],
        good: time <= 1000,
      })),
    ]
    const head = ['connections', 'ours /s', 'bare /s', 'ratio', 'p50 ms', 'p99 ms', 'bare p99 ms']
    return [
      ...(rows.length === 0 ? [] : [{ title: 'call', head, rows }]),
      { title: 'server', head: ['measured', 'limit'], rows: rows.length === 0 ? server.slice(1) : server },
    ]
  } finally {
    await clear()
  }
}

/** The middle of three starts. */
async function startTimes(start: () => Promise<RunningServer>): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < 3; count++) {
    const server = await start()
    times.push(server.startedIn)
    await server.stop()
  }
  return times.sort((a, b) => a - b).slice(1, 2)
}

/** A text index and a table of its own for the bare server, and statistics for both. */
async function prepareBare(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create index "benchText" on "products" using gin (to_tsvector('simple', "searchText"))`)
  await client.query('create table "benchOrders" ("id" bigserial primary key, "product" uuid, "quantity" numeric, "note" text)')
  await client.query('vacuum analyze')
  await client.end()
}

async function compare(
  fixture: BenchFixture,
  ours: RunningServer,
  startBare: (lengths: Record<string, number>) => Promise<RunningServer>,
): Promise<{ rows: Row[]; memory: number }> {
  const rows: Row[] = []
  let memory = 0
  const watch = (): void => {
    memory = Math.max(memory, ours.memory())
  }
  try {
    const totals = only.includes('order') ? await orderTotals(ours, fixture) : new Map<string, number>()
    for (const call of callsFor(fixture, totals)) {
      if (!only.includes(call.name)) continue
      if (call.ours.length === 0) throw new Error(`There is nothing to ask for ${call.label}: ${failures.join('; ')}`)
      for (const connections of [10, 50]) {
        console.log(`Measuring ${call.label} at ${connections} connections …`)
        const load = { connections, warmUp: 1500, duration: seconds * 1000 }
        const result = await runLoad({ ...load, port: ours.port, requests: call.ours }, watch)
        const bare = await startBare({ [call.bare.path]: Math.round(result.bytes) })
        const model = await runLoad({ ...load, port: bare.port, requests: call.bare.requests })
        await bare.stop()
        noteFailures(call.label, result)
        noteFailures(`${call.label} (bare)`, model)
        rows.push(rowOf(call, connections, result, model))
      }
    }
  } finally {
    await ours.stop()
  }
  return { rows, memory }
}

function rowOf(call: BenchCall, connections: number, ours: LoadResult, bare: LoadResult): Row {
  const ratio = ours.requestsPerSecond / bare.requestsPerSecond
  return {
    label: call.label,
    measured: [
      String(connections),
      rate(ours.requestsPerSecond),
      rate(bare.requestsPerSecond),
      `${percent(ratio)} (≥ ${percent(call.share)})`,
      milliseconds(ours.p50),
      milliseconds(ours.p99),
      milliseconds(bare.p99),
    ],
    good: ratio >= call.share && (connections < 50 || ours.p99 <= 4 * bare.p99),
  }
}

function noteFailures(label: string, { failures: count, firstFailure }: LoadResult): void {
  if (count > 0) failures.push(`${label}: ${count} answers were not 200; the first: ${firstFailure}`)
}

/** Returns the current price of each product, which placing an order must name; the buyers share one address. */
async function orderTotals(server: RunningServer, { buyers, products: offered }: BenchFixture): Promise<Map<string, number>> {
  const [{ token, addressId } = { token: '', addressId: '' }] = buyers
  const totals = new Map<string, number>()
  for (const product of offered) {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/order/previewOrder`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'x-auth-token-user': token, 'x-user-type': 'Buyer' },
      body: JSON.stringify(orderOf(product, addressId)),
    })
    // The contract's results of previewOrder; a rejection has no totals.
    const { results } = (await response.json()) as { results: { total?: { amount: number } } }
    if (response.ok && results.total !== undefined) totals.set(product._id, results.total.amount)
    else if (totals.size === 0) failures.push(`previewOrder: ${response.status} ${JSON.stringify(results)}`)
  }
  return totals
}

function pageSection(): Section {
  const limits: Record<string, number> = { '/': 150_000, '/product-filter': 170_000 }
  const fonts = fontWeights()
  const row = (label: string, size: number, limit: number): Row => ({
    label,
    measured: [kilobytes(size), `≤ ${limit / 1000} kB`],
    good: size <= limit,
  })
  return {
    title: 'page, compressed',
    head: ['transferred', 'limit'],
    rows: [
      ...pageWeights().flatMap(({ route, script, style }) => [
        row(`JavaScript for \`${route}\``, script, limits[route] ?? 0),
        row(`CSS for \`${route}\``, style, 20_000),
      ]),
      row('fonts, English reader', fonts.english, 0),
      row('fonts, Arabic reader', fonts.arabic, 100_000),
      row('fonts, Bangla reader', fonts.bangla, 100_000),
    ],
  }
}

/** Returns the value after `--name`. */
function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
