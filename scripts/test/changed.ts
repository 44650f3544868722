import { basename } from 'node:path'
import { importersOf, type Source } from './import-graph.ts'

/** The test files that a change can reach. */
export interface Reach {
  tests: string[]
  /** Tests that need PostgreSQL, run only for a change of a store. */
  databases: boolean
  /** Reached test files that are left to the whole run. */
  left: string[]
}

/** Files that import all of a kind to list them: a test that reaches one through such a list is matched by its name instead. */
const hubs: ReadonlySet<string> = new Set([
  'server/operations.ts',
  'server/operator-operations.ts',
  'server/main.ts',
  'src/main.tsx',
  'src/app/routes.ts',
  'src/app/auth-routes.ts',
  'src/app/sample-routes.ts',
  'src/app/selling-routes.ts',
  'src/mock/start-mock.ts',
  'tests/operations/cases/all-cases.ts',
])

/** Readers of these files that the import graph does not know. */
const readers: readonly { changed: RegExp; tests: RegExp }[] = [
  { changed: /^(docs|locales|tests\/spec|tests\/architecture)\/|\.md$/, tests: /^tests\/architecture\// },
  { changed: /^(api|src\/generated|tests\/spec)\//, tests: /^tests\/operations\/(every-call|strangers|bad-input|fuzz|http)/ },
  {
    changed: /^(api|src\/generated|tests\/spec)\//,
    tests: /^tests\/architecture\/|^src\/api\/|^scripts\/|^server\/[^/]+\.test\.ts$/,
  },
  { changed: /^locales\//, tests: /^scripts\/check\/|^src\/i18n\/|^server\/texts\.test\.ts$/ },
  { changed: /^src\/app\/.*routes\.ts$/, tests: /^tests\/architecture\/|^src\/app\// },
  { changed: /^server\/operations\//, tests: /^tests\/operations\/every-call|^tests\/architecture\/files/ },
  { changed: /^src\/machines\//, tests: /^scripts\/flows\/|^tests\/architecture\/files/ },
  { changed: /^(index\.html|public\/|vite\.config\.ts$)/, tests: /^tests\/e2e\/(shell|new-version)\.e2e\.ts$/ },
  {
    changed: /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tests\/support\/(setup|page-setup)\.ts)$/,
    tests: /\.test\.tsx?$/,
  },
]

const isTest = (path: string) => /\.(test\.tsx?|e2e\.ts)$/.test(path)
const isBrowserTest = (path: string) => path.startsWith('tests/e2e/')
const needsDatabase = /\b(freshDatabase|openFreshPglite|openDemoPglite|openDemoPostgres|startCluster|dumpPglite)\b/

/**
 * Returns the tests that a change of these files can reach: by what they import when they run, by the name of an operation that is
 * changed or uses a changed file, or of a namespace of texts, and by the table of readers. Of the browser's tests those of the flows
 * whose machines are reached; tests of killed
 * processes only when they have changed themselves.
 */
export function reachOf(changed: readonly string[], sources: readonly Source[]): Reach {
  const outside = sources.filter(({ path }) => !isBrowserTest(path))
  const modules = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  const named = [...modules, ...mentioning([...changed, ...importersOf(outside, modules, hubs)], sources)]
  const reached = [...importersOf(outside, named, hubs)].filter(isTest)
  const read = sources.map(({ path }) => path).filter((path) => isTest(path) && isRead(path, changed))
  const inBrowser = [...importersOf(sources.filter(isOfFlows), changed, hubs)].filter(isTest)
  const all = [...new Set([...reached, ...read, ...inBrowser])]
    .filter((path) => sources.some((source) => source.path === path))
    .toSorted()

  const databases = changed.some((path) => /^(server\/store|tests\/store)\//.test(path))
  const textOf = new Map(sources.map(({ path, text }) => [path, text]))
  const isLeft = (path: string) => {
    if (changed.includes(path)) return false
    if (path.startsWith('tests/processes/')) return true
    return !databases && !isBrowserTest(path) && needsDatabase.test(textOf.get(path) ?? '')
  }
  const tests = all.filter((path) => !isLeft(path))
  return {
    tests,
    databases: databases || tests.some((path) => needsDatabase.test(textOf.get(path) ?? '')),
    left: all.filter(isLeft),
  }
}

const isRead = (test: string, changed: readonly string[]) =>
  readers.some(({ changed: pattern, tests }) => tests.test(test) && changed.some((path) => pattern.test(path)))

/** The files of a flow's browser test: its driver, its events, its machine. */
const isOfFlows = ({ path }: Source) => /^(tests\/e2e\/|tests\/support\/event-fixtures\/|src\/machines\/)/.test(path)

/** The sources that name a changed operation, or a text of a changed namespace. */
function mentioning(changed: readonly string[], sources: readonly Source[]): string[] {
  const operations = changed
    .filter((path) => path.startsWith('server/operations/'))
    .map((path) => new RegExp(`['"]${basename(path, '.ts')}['"]`))
  const namespaces = changed
    .filter((path) => path.startsWith('locales/'))
    .map((path) => new RegExp(`['"\`]${basename(path, '.json')}:`))
  return sources
    .filter(
      ({ path, text }) =>
        (path.startsWith('tests/') && !isBrowserTest(path) && operations.some((name) => name.test(text))) ||
        (/^(src|server)\//.test(path) && !path.startsWith('src/generated/') && namespaces.some((name) => name.test(text))),
    )
    .map(({ path }) => path)
}
