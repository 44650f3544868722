import { readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { beforeAll, expect, it, vi } from 'vitest'
import { projectFiles } from '../../scripts/check/source-files.ts'

interface Found {
  path: string
  source: string
  flags: string
}

const product = projectFiles().filter(
  (path) => /^(src|server)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|^src\/generated\//.test(path),
)

function literalsOf(path: string): Found[] {
  const found: Found[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ path, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true))
  return found
}

/** What a module of constants puts together while it loads. */
async function constructedBy(path: string, load: () => Promise<unknown>): Promise<Found[]> {
  const found: Found[] = []
  const Original = RegExp
  class Recorded extends Original {
    constructor(source: string | RegExp, flags?: string) {
      super(source, flags)
      found.push({ path, source: this.source, flags: this.flags })
    }
  }
  vi.stubGlobal('RegExp', Recorded)
  try {
    await load()
  } finally {
    vi.stubGlobal('RegExp', Original)
  }
  return found
}

/** Modules that put expressions together: of constants, or of what a file of ours says where a request cannot reach. */
const constructing = product.filter((path) => readFileSync(path, 'utf8').includes('new RegExp('))
const atLoad = {
  'server/domain/search/label-text.ts': () => import('#server/domain/search/label-text.ts'),
  'src/lib/formula-parts.ts': () => import('#src/lib/formula-parts.ts'),
}
const ofNoRequest = ['server/adapters/geocoder-gazetteer.ts', 'src/i18n/language-detector.ts']

let all: Found[]
beforeAll(async () => {
  vi.resetModules()
  const constructed: Found[] = []
  for (const [path, load] of Object.entries(atLoad)) constructed.push(...(await constructedBy(path, load)))
  expect(new Set(constructed.map(({ path }) => path))).toEqual(new Set(Object.keys(atLoad)))
  all = [...product.flatMap(literalsOf), ...constructed]
})

it('are put together in known places alone', () =>
  expect(constructing.toSorted()).toEqual([...Object.keys(atLoad), ...ofNoRequest].toSorted()))

it('take the square of a text’s length at most: the contract’s longest has ten thousand characters', { timeout: 60_000 }, () => {
  expect(all.length).toBeGreaterThan(250)
  const verdicts = new Map<string, string>()
  for (const { source, flags } of all) {
    const key = `/${source}/${flags}`
    if (verdicts.has(key)) continue
    const found = checkSync(source, flags, { timeout: 10_000 })
    const isSquare = found.status === 'vulnerable' && found.complexity.type === 'polynomial' && found.complexity.degree <= 2
    verdicts.set(key, found.status === 'safe' || isSquare ? 'quick' : found.status)
  }
  const slow = all
    .map(({ path, source, flags }) => ({ path, form: `/${source}/${flags}`, verdict: verdicts.get(`/${source}/${flags}`) }))
    .filter(({ verdict }) => verdict !== 'quick')
  expect(slow).toEqual([])
})
