import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '../check/source-files.ts'
import { reachOf } from './changed.ts'
import { importersOf, importsOf, readSources } from './import-graph.ts'

const source = (path: string, ...imports: string[]) => ({ path, text: '', imports })

describe('the import graph', () => {
  it('reads imports that are there when the code runs, by their path from the root', () => {
    const text = `
      import type { A } from './a.ts'
      import { b } from '../b.ts'
      import '#src/c.css'
      import url from './worker.mjs?url'
      import { join } from 'node:path'
      const d = () => import('#server/d.ts')
    `
    expect(importsOf('src/app/x.ts', text)).toEqual(['src/b.ts', 'src/c.css', 'src/app/worker.mjs', 'server/d.ts'])
  })

  it('goes on to whoever imports an importer, but not beyond a hub', () => {
    const sources = [source('b.ts', 'a.ts'), source('hub.ts', 'b.ts'), source('c.ts', 'hub.ts'), source('d.ts', 'b.ts')]
    expect([...importersOf(sources, ['a.ts'], new Set(['hub.ts']))].toSorted()).toEqual(['a.ts', 'b.ts', 'd.ts', 'hub.ts'])
  })
})

describe('a change', () => {
  const sources = readSources(projectFiles())
  const reach = (...changed: string[]) => {
    expect(changed.filter((path) => !existsSync(path))).toEqual([])
    return reachOf(changed, sources)
  }

  it('of an operation reaches the tests that call it, and those of every call, not every other test', () => {
    const { tests, databases } = reach('server/operations/quote/placeQuotationOrder.ts')
    expect(tests).toContain('tests/operations/quote/quotes.test.ts')
    expect(tests).toContain('tests/operations/every-call.test.ts')
    expect(tests).not.toContain('tests/operations/platform/sweep-expired.test.ts')
    expect(tests.filter((path) => path.startsWith('src/') || path.startsWith('tests/e2e/'))).toEqual([])
    expect(databases).toBe(false)
  })

  it('of a rule of trade reaches the tests of whoever uses it', () =>
    expect(reach('server/domain/order/pricing.ts').tests).toEqual(
      expect.arrayContaining(['server/domain/order/pricing.test.ts', 'tests/operations/order/orders.test.ts']),
    ))

  it('of a machine reaches its own test, its screen’s and the browser’s, of no other flow', () => {
    const { tests } = reach('src/machines/quote/quote-details.machine.ts')
    expect(tests).toContain('src/machines/quote/quote-details.machine.test.ts')
    expect(tests.filter((path) => path.startsWith('tests/e2e/'))).toEqual(['tests/e2e/flows/quote-details.e2e.ts'])
  })

  it('of a screen reaches that screen’s test', () => {
    const screen = 'src/screens/my-quote-details/my-quote-details-screen.tsx'
    expect(reach(screen).tests).toEqual(['src/screens/my-quote-details/my-quote-details-screen.test.tsx'])
  })

  it('of a text reaches the tests of pages that show texts of its namespace, and the architecture’s', () =>
    expect(reach('locales/bn/quote.json').tests).toEqual(
      expect.arrayContaining([
        'src/screens/my-quote-details/my-quote-details-screen.test.tsx',
        'tests/architecture/catalogue.test.ts',
        'scripts/check/locales.test.ts',
      ]),
    ))

  it('of the contract or of a table of the specification reaches the tests that are made from them', () => {
    for (const changed of ['api/order.yaml', 'tests/spec/operations.tsv'])
      expect(reach(changed).tests).toEqual(
        expect.arrayContaining(['tests/architecture/spec-tables.test.ts', 'tests/operations/every-call.test.ts']),
      )
  })

  it('of a store runs its tests on every store; no other change does', () => {
    expect(reach('server/store/postgres/errors.ts').databases).toBe(true)
    expect(reach('server/store/postgres/errors.ts').tests).toContain('tests/store/constraints.test.ts')
    expect(reach('server/domain/order/pricing.ts').databases).toBe(false)
  })

  it('leaves the tests of killed processes to the whole run, and says so', () => {
    const { tests, left } = reach('server/domain/order/pricing.ts')
    expect(tests.filter((path) => path.startsWith('tests/processes/'))).toEqual([])
    expect(left.filter((path) => !path.startsWith('tests/'))).toEqual([])
    expect(reach('tests/processes/killed.test.ts').tests).toContain('tests/processes/killed.test.ts')
  })

  it('of what every test is made with reaches every test', () => {
    const all = sources.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path))
    const { tests, left } = reach('package.json')
    expect([...tests, ...left].filter((path) => !path.startsWith('tests/e2e/')).toSorted()).toEqual(all.toSorted())
  })
})
