import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { isFullRun } from '#tests/support/full-run.ts'
import { type Installation, startInstallation, type Target } from '#tests/support/installations.ts'
import { expectTrade } from './expect-trade.ts'
import type { Language } from './trader.ts'

/**
 * Each target and each language once; `npm run test:full`, and targets named on the command line of `npm run e2e`, run all combinations.
 * Two processes share one PostgreSQL, each call going to another than the one before.
 */
const short: Record<Target, readonly Language[]> = { pglite: ['en'], postgres: [], 'two processes': ['ar'], demo: ['bn'] }
const { KIMIYA_E2E_TARGETS: namedTargets, KIMIYA_E2E_LANGUAGES: namedLanguages } = process.env
// The command line checks the names.
const targets = (namedTargets ?? 'pglite,postgres,two processes,demo').split(',') as Target[]
const languages = (namedLanguages ?? 'en,ar,bn').split(',') as Language[]
const every = isFullRun || namedTargets !== undefined || namedLanguages !== undefined
const pairs = targets.map((target) => [target, every ? languages : short[target]] as const)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})

describe.each(pairs.filter(([, spoken]) => spoken.length > 0))('on %s', (target, spoken) => {
  let installation: Installation
  beforeAll(async () => {
    installation = await startInstallation(target)
  })
  afterAll(() => installation.stop())

  it.each(spoken)('a newcomer buys acetone from a seller, from the first search to the confirmed receipt, in %s', (language) =>
    expectTrade(browser, installation, { target, language }),
  )
})
