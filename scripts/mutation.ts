/**
 * `npm run mutation`: makes thousands of small changes to the rules of trade, one at a time, and lists those that no test notices. `--
 * --only <path>` takes the sources below a path, `-- --sample N` a random sample, the same for the same `--seed S`, `-- --anew` ignores
 * earlier findings, `-- --minutes M` limits the time; `--workers N`. The report is printed and written to .cache/mutation.txt.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFiles } from './check/source-files.ts'
import { importersOf, readSources } from './test/import-graph.ts'
import { instrument, type Mutant } from './mutation/instrument.ts'
import { digest, type Findings, writeFindings, readFindings } from './mutation/kept.ts'
import { inOrder, type Reaching, reachingTests, sampleOf } from './mutation/plan.ts'
import type { Coverage, Order, Verdict, RunnerMessage } from './mutation/protocol.ts'
import { type Judgement, survivors, table } from './mutation/report.ts'
import { openTestProcess } from './mutation/test-process.ts'

const folders = [
  'server/domain',
  ...['order', 'quote', 'requirement', 'payment', 'plan'].map((area) => `server/operations/${area}`),
  'src/machines/lifecycles',
]
/** Tests that open databases, and those that fuzz for a minute. */
const leftOut = /^tests\/operations\/(platform\/)?(fuzz|jobs-at-once|probes|security)\.test\.ts$/
/** The limits for one mutant: at least so many test files, and so many milliseconds of them; the likeliest first. */
const most = { files: 15, milliseconds: 20_000 }
const goal = 0.85

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    workers: { type: 'string', default: String(availableParallelism()) },
    anew: { type: 'boolean', default: false },
  },
})
const began = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'kimiya-mutation-'))
const files = projectFiles()
const textOf = new Map(files.filter((path) => /\.tsx?$/.test(path)).map((path) => [path, readFileSync(path, 'utf8')]))
const sources = files.filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && folders.some((each) => path.startsWith(`${each}/`)),
)
const reachable = importersOf(
  readSources(files),
  sources.filter((path) => path.startsWith(values.only ?? '')),
  new Set(),
)
const tests = [...reachable].filter(
  (path) => /^(server|src\/machines|tests\/operations)\/.*\.test\.ts$/.test(path) && !leftOut.test(path),
)
/** The files that every test depends on: no tests, and nothing of the page. */
const ground = digest(
  ...[...textOf]
    .filter(([path]) => /^(server|src\/(machines|lib|generated|api)|tests\/(support|operations))\//.test(path))
    .flatMap(([path, text]) => (/\.test\.tsx?$/.test(path) ? [] : [path, text])),
)

/** What the tests use beside their own files: cases, fixtures, snapshots. */
const helpers = digest(
  ...files
    .filter((path) => /^tests\/(support|operations)\//.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) => [path, readFileSync(path, 'utf8')]),
)

const mutants = writeMutants()
const findings: Findings = values.anew ? { coverage: {}, verdicts: {} } : readFindings()
const coverage = await coverAll()
const broken = coverage.filter(({ failure }) => failure !== undefined)
for (const { test, failure } of broken) console.log(`LEFT OUT ${test}, which fails without a mutant: ${failure}`)
const reaching = reachingTests(coverage.filter(({ failure }) => failure === undefined))
const inScope = mutants.filter(({ file }) => values.only === undefined || file.startsWith(values.only))
const chosen = values.sample === undefined ? inScope : sampleOf(inScope, Number(values.sample), Number(values.seed))
console.log(`${mutants.length} mutants, ${chosen.length} of them to try, ${tests.length - broken.length} test files`)
const judgements = await tryAll()
writeFindings(findings)
rmSync(folder, { recursive: true })
report()

function writeMutants(): Mutant[] {
  rmSync('.cache/mutation', { recursive: true, force: true })
  const found: Mutant[] = []
  for (const path of sources) {
    const { code, mutants: own } = instrument(path, textOf.get(path) ?? '', found.length)
    const target = join('.cache/mutation', path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, code)
    found.push(...own)
  }
  return found
}

/** Gives each job to the next process that is free; one that took too long is started again. */
async function work<Job>(
  jobs: () => Job | undefined,
  orderOf: (job: Job) => { order: Order; timeoutOf: (test: string) => number },
  done: (job: Job, message: RunnerMessage | undefined) => void,
): Promise<void> {
  const worker = async (): Promise<void> => {
    let process = await openTestProcess(folder)
    for (let job = jobs(); job !== undefined; job = jobs()) {
      const { order, timeoutOf } = orderOf(job)
      const message = await process.run(order, timeoutOf)
      done(job, message)
      // A mutant that hangs is abandoned with its process.
      if (message === undefined || (message.type === 'tried' && message.verdict.outcome === 'timed out')) {
        process.close()
        process = await openTestProcess(folder)
      }
    }
    process.close()
  }
  await Promise.all(Array.from({ length: Number(values.workers) }, worker))
}

/** Returns what each test file reaches, measured again only for changed files, unless a shared dependency changed. */
async function coverAll(): Promise<Coverage[]> {
  const keyOf = (test: string) => digest(ground, String(mutants.length), textOf.get(test) ?? '')
  const isKnown = (test: string) =>
    findings.coverage[test]?.key === keyOf(test) && findings.coverage[test].found.failure === undefined
  const missing = tests.filter((test) => !isKnown(test))
  const waiting = [...missing]
  if (missing.length > 0) {
    await work(
      () => waiting.shift(),
      (test) => ({ order: { do: 'cover', test }, timeoutOf: () => 300_000 }),
      (test, message) => {
        const found = message?.type === 'covered' ? message.coverage : undefined
        const noCoverage = { test, milliseconds: 0, failure: 'took too long', read: [], ran: [] }
        findings.coverage[test] = { key: keyOf(test), found: found ?? noCoverage }
        if (waiting.length % 20 === 0) console.log(`${waiting.length} test files left to look at, ${seconds()} s`)
        if (waiting.length % 5 === 0) writeFindings(findings)
      },
    )
    writeFindings(findings)
  }
  console.log(`${missing.length} of ${tests.length} test files looked at in ${seconds()} s`)
  return tests.flatMap((test) => findings.coverage[test]?.found ?? [])
}

async function tryAll(): Promise<Judgement[]> {
  const found: Judgement[] = []
  const known = new Map<string, { kills: Map<string, number>; reached: Map<string, number> }>()
  for (const mutant of inScope) {
    const source = known.get(mutant.file) ?? { kills: new Map(), reached: new Map() }
    for (const { file } of reaching.get(mutant.id) ?? []) source.reached.set(file, (source.reached.get(file) ?? 0) + 1)
    known.set(mutant.file, source)
  }
  // Mutants that act while modules load come last of their file: each makes its process reload them.
  const isFresh = ({ id }: Mutant) => reaching.get(id)?.some(({ fresh }) => fresh) === true
  const place = (mutant: Mutant) => 2 * sources.indexOf(mutant.file) + Number(isFresh(mutant))
  const waiting = values.sample === undefined ? chosen.toSorted((left, right) => place(left) - place(right)) : [...chosen]
  /** Returns the next mutant to try; known outcomes are recorded on the way. A sample cut short by time is still a sample. */
  const next = (): Mutant | undefined => {
    while (performance.now() - began < Number(values.minutes) * 60_000) {
      const mutant = waiting.shift()
      const reached = mutant && reaching.get(mutant.id)
      if (mutant === undefined) return undefined
      const outcome = reached === undefined ? 'no coverage' : knownOutcome(mutant, reached)
      if (outcome === undefined) return mutant
      found.push({ mutant, outcome })
    }
    return undefined
  }
  let tried = 0
  const usual = new Map(coverage.map(({ test, milliseconds }) => [test, milliseconds]))
  await work(
    next,
    (mutant) => {
      const ordered = testsOf(mutant)
      const limit = 1000 + 100 * Math.max(...ordered.map(({ times }) => times))
      const order: Order = { do: 'try', mutant: mutant.id, limit, tests: ordered }
      return { order, timeoutOf: (test) => 30_000 + 10 * (usual.get(test) ?? 0) }
    },
    (mutant, message) => {
      const verdict: Omit<Verdict, 'mutant' | 'milliseconds'> =
        message?.type === 'tried' ? message.verdict : { outcome: 'timed out' }
      const { outcome, by, why } = verdict
      found.push({ mutant, outcome })
      for (const line of survivors([{ mutant, outcome }])) console.log(line)
      const kills = known.get(mutant.file)?.kills
      if (by !== undefined) kills?.set(by, (kills.get(by) ?? 0) + 1)
      const stored = { outcome, ...(by === undefined ? {} : { by }), ...(why === undefined ? {} : { why }) }
      findings.verdicts[verdictKey(mutant)] = { ...stored, tests: testsKey(by === undefined ? reachedBy(mutant) : [by]) }
      tried += 1
      if (tried % 20 === 0) writeFindings(findings)
      if (tried % 100 === 0) console.log(`${tried} tried in ${seconds()} s, ${waiting.length} left`)
    },
  )
  return found.toSorted((left, right) => left.mutant.id - right.mutant.id)

  function testsOf(mutant: Mutant): Reaching[] {
    const source = known.get(mutant.file) ?? { kills: new Map(), reached: new Map() }
    const ordered = inOrder(reaching.get(mutant.id) ?? [], mutant.file, source)
    let spent = 0
    return ordered.filter(({ milliseconds }, at) => (spent += milliseconds) <= most.milliseconds || at < most.files)
  }
}

/** The key of a verdict: the mutant, its source, and the tests' dependencies. */
function verdictKey({ file, id, mutated }: Mutant): string {
  const first = mutants.find((each) => each.file === file)?.id ?? 0
  return digest(helpers, textOf.get(file) ?? '', String(id - first), mutated)
}

/** A killed mutant stays killed while its test is unchanged; any other verdict holds while all reaching tests are unchanged. */
function knownOutcome(mutant: Mutant, reached: readonly Reaching[]): Judgement['outcome'] | undefined {
  const known = findings.verdicts[verdictKey(mutant)]
  const judges = known?.by === undefined ? reached.map(({ file }) => file) : [known.by]
  return known?.tests === testsKey(judges) ? known.outcome : undefined
}

function testsKey(judges: readonly string[]): string {
  return digest(...judges.toSorted().map((test) => textOf.get(test) ?? ''))
}

function reachedBy(mutant: Mutant): string[] {
  return (reaching.get(mutant.id) ?? []).map(({ file }) => file)
}

function report(): void {
  const of = values.sample === undefined ? '' : `, a sample of ${inScope.length} (seed ${values.seed})`
  const all = table(judgements, folders, values.sample !== undefined)
  const left = survivors(judgements)
  const untried = chosen.length - judgements.length
  const rest = untried > 0 ? `, ${untried} more not tried in the time` : ''
  const text = `${judgements.length} mutants${of}${rest}\n\n${all}\n\n${left.length} that no test noticed:\n${left.join('\n')}\n`
  writeFileSync('.cache/mutation.txt', text)
  console.log(`\n${text}\n${seconds()} s`)
  const caught = judgements.length - left.length
  // The first part says nothing of the whole; a random sample does.
  const isWhole = untried === 0 || values.sample !== undefined
  process.exitCode = isWhole && caught / Math.max(1, judgements.length) >= goal ? 0 : 1
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(0)
}
