import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { type Installation, startInstallation, type Target } from '#tests/support/installations.ts'
import { expectTrade } from './expect-trade.ts'
import type { Language } from './trader.ts'

/** Each target and each language once; `npm run test:full` and whoever names some on the command line of `npm run e2e` get each with each. */
const short: readonly (readonly [Target, Language])[] = [
  ['pglite', 'en'],
  ['postgres', 'ar'],
  ['demo', 'bn'],
]
const { KIMIYA_E2E_TARGETS: namedTargets, KIMIYA_E2E_LANGUAGES: namedLanguages, KIMIYA_TEST_FULL: full } = process.env
// The command line checks the names.
const targets = (namedTargets ?? 'pglite,postgres,demo').split(',') as Target[]
const languages = (namedLanguages ?? 'en,ar,bn').split(',') as Language[]
const every = full === '1' || namedTargets !== undefined || namedLanguages !== undefined
const languagesOn = (target: Target) =>
  every ? languages : short.flatMap(([each, language]) => (each === target ? [language] : []))

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})

describe.each(targets)('on %s', (target) => {
  let installation: Installation
  beforeAll(async () => {
    installation = await startInstallation(target)
  })
  afterAll(() => installation.stop())

  it.each(languagesOn(target))(
    'a newcomer buys acetone from a seller, from the first search to the confirmed receipt, in %s',
    (language) => expectTrade(browser, installation, { target, language }),
  )
})
