/**
 * `npm run mutation`: changes the rules of trade in thousands of small ways, one at a time, and tells which no test notices. `-- --only
 * <path>` takes the sources below a path, `-- --sample N` so many by chance, the same for the same `--seed S`, `-- --anew` what was
 * found before too, `-- --minutes M` what can be tried in that time; `--workers N`. The outcome is printed and stands in .cache/mutation.txt.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFiles } from './check/source-files.ts'
import { importersOf, readSources } from './test/import-graph.ts'
import { instrument, type Mutant } from './mutation/instrument.ts'
import { digest, type Kept, keep, readKept } from './mutation/kept.ts'
import { inOrder, type Reaching, reachingTests, sampleOf } from './mutation/plan.ts'
import type { Coverage, Order, Verdict, RunnerMessage } from './mutation/protocol.ts'
import { type Judged, survivors, table } from './mutation/report.ts'
import { openTestProcess } from './mutation/test-process.ts'

const folders = [
  'server/domain',
  ...['order', 'quote', 'requirement', 'payment', 'plan'].map((area) => `server/operations/${area}`),
  'src/machines/lifecycles',
]
/** What opens databases, and what tries by chance for a minute. */
const leftOut = /^tests\/operations\/(platform\/)?(fuzz|jobs-at-once|probes|security)\.test\.ts$/
/** How far one mutant is tried: so many test files at least, and so many milliseconds of them; the likeliest come first. */
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
/** What every test stands on: no test itself, and nothing of the page. */
const ground = digest(
  ...[...textOf]
    .filter(([path]) => /^(server|src\/(machines|lib|generated|api)|tests\/(support|operations))\//.test(path))
    .flatMap(([path, text]) => (/\.test\.tsx?$/.test(path) ? [] : [path, text])),
)

/** What the tests are made of beside their own files: cases, samples, kept answers. */
const helpers = digest(
  ...files
    .filter((path) => /^tests\/(support|operations)\//.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) => [path, readFileSync(path, 'utf8')]),
)

const mutants = writeMutants()
const kept: Kept = values.anew ? { coverage: {}, verdicts: {} } : readKept()
const coverage = await coverAll()
const broken = coverage.filter(({ failure }) => failure !== undefined)
for (const { test, failure } of broken) console.log(`LEFT OUT ${test}, which fails without a mutant: ${failure}`)
const reaching = reachingTests(coverage.filter(({ failure }) => failure === undefined))
const inScope = mutants.filter(({ file }) => values.only === undefined || file.startsWith(values.only))
const chosen = values.sample === undefined ? inScope : sampleOf(inScope, Number(values.sample), Number(values.seed))
console.log(`${mutants.length} mutants, ${chosen.length} of them to try, ${tests.length - broken.length} test files`)
const judged = await tryAll()
keep(kept)
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
  orderOf: (job: Job) => { order: Order; patience: (test: string) => number },
  done: (job: Job, word: RunnerMessage | undefined) => void,
): Promise<void> {
  const one = async (): Promise<void> => {
    let process = await openTestProcess(folder)
    for (let job = jobs(); job !== undefined; job = jobs()) {
      const { order, patience } = orderOf(job)
      const word = await process.ask(order, patience)
      done(job, word)
      // What waits for ever, or goes round for ever, is left behind with its process.
      if (word === undefined || (word.word === 'tried' && word.verdict.outcome === 'timed out')) {
        process.close()
        process = await openTestProcess(folder)
      }
    }
    process.close()
  }
  await Promise.all(Array.from({ length: Number(values.workers) }, one))
}

/** What each test file reaches; told again only for those that changed, unless what all stand on did. */
async function coverAll(): Promise<Coverage[]> {
  const keyOf = (test: string) => digest(ground, String(mutants.length), textOf.get(test) ?? '')
  const isKnown = (test: string) => kept.coverage[test]?.key === keyOf(test) && kept.coverage[test].found.failure === undefined
  const missing = tests.filter((test) => !isKnown(test))
  const waiting = [...missing]
  if (missing.length > 0) {
    await work(
      () => waiting.shift(),
      (test) => ({ order: { do: 'cover', test }, patience: () => 300_000 }),
      (test, word) => {
        const found = word?.word === 'covered' ? word.coverage : undefined
        const nothing = { test, milliseconds: 0, failure: 'took too long', read: [], ran: [] }
        kept.coverage[test] = { key: keyOf(test), found: found ?? nothing }
        if (waiting.length % 20 === 0) console.log(`${waiting.length} test files left to look at, ${seconds()} s`)
        if (waiting.length % 5 === 0) keep(kept)
      },
    )
    keep(kept)
  }
  console.log(`${missing.length} of ${tests.length} test files looked at in ${seconds()} s`)
  return tests.flatMap((test) => kept.coverage[test]?.found ?? [])
}

async function tryAll(): Promise<Judged[]> {
  const found: Judged[] = []
  const known = new Map<string, { kills: Map<string, number>; reached: Map<string, number> }>()
  for (const mutant of inScope) {
    const source = known.get(mutant.file) ?? { kills: new Map(), reached: new Map() }
    for (const { file } of reaching.get(mutant.id) ?? []) source.reached.set(file, (source.reached.get(file) ?? 0) + 1)
    known.set(mutant.file, source)
  }
  // Those that act while modules are read come last of their file: each makes its process read them again.
  const isFresh = ({ id }: Mutant) => reaching.get(id)?.some(({ fresh }) => fresh) === true
  const place = (mutant: Mutant) => 2 * sources.indexOf(mutant.file) + Number(isFresh(mutant))
  const waiting = values.sample === undefined ? chosen.toSorted((one, other) => place(one) - place(other)) : [...chosen]
  /** The next to be tried; what is known without is told on the way. A sample that time cuts short is one still. */
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
      return { order, patience: (test) => 30_000 + 10 * (usual.get(test) ?? 0) }
    },
    (mutant, word) => {
      const verdict: Omit<Verdict, 'mutant' | 'milliseconds'> = word?.word === 'tried' ? word.verdict : { outcome: 'timed out' }
      const { outcome, by, why } = verdict
      found.push({ mutant, outcome })
      for (const line of survivors([{ mutant, outcome }])) console.log(line)
      const kills = known.get(mutant.file)?.kills
      if (by !== undefined) kills?.set(by, (kills.get(by) ?? 0) + 1)
      const told = { outcome, ...(by === undefined ? {} : { by }), ...(why === undefined ? {} : { why }) }
      kept.verdicts[verdictKey(mutant)] = { ...told, tests: testsKey(by === undefined ? reachedBy(mutant) : [by]) }
      tried += 1
      if (tried % 20 === 0) keep(kept)
      if (tried % 100 === 0) console.log(`${tried} tried in ${seconds()} s, ${waiting.length} left`)
    },
  )
  return found.toSorted((one, other) => one.mutant.id - other.mutant.id)

  function testsOf(mutant: Mutant): Reaching[] {
    const source = known.get(mutant.file) ?? { kills: new Map(), reached: new Map() }
    const ordered = inOrder(reaching.get(mutant.id) ?? [], mutant.file, source)
    let spent = 0
    return ordered.filter(({ milliseconds }, at) => (spent += milliseconds) <= most.milliseconds || at < most.files)
  }
}

/** What a verdict is kept under: the mutant, its source, and what the tests are made of. */
function verdictKey({ file, id, mutated }: Mutant): string {
  const first = mutants.find((each) => each.file === file)?.id ?? 0
  return digest(helpers, textOf.get(file) ?? '', String(id - first), mutated)
}

/** One that a test found stays found as long as that test is what it was; any other verdict, as long as all that reach it are. */
function knownOutcome(mutant: Mutant, reached: readonly Reaching[]): Judged['outcome'] | undefined {
  const known = kept.verdicts[verdictKey(mutant)]
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
  const all = table(judged, folders, values.sample !== undefined)
  const left = survivors(judged)
  const untried = chosen.length - judged.length
  const rest = untried > 0 ? `, ${untried} more not tried in the time` : ''
  const text = `${judged.length} mutants${of}${rest}\n\n${all}\n\n${left.length} that no test noticed:\n${left.join('\n')}\n`
  writeFileSync('.cache/mutation.txt', text)
  console.log(`\n${text}\n${seconds()} s`)
  const caught = judged.length - left.length
  // A part that came first says nothing of the whole; what chance put first does.
  const isWhole = untried === 0 || values.sample !== undefined
  process.exitCode = isWhole && caught / Math.max(1, judged.length) >= goal ? 0 : 1
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(0)
}
