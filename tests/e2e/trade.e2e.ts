import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { type Installation, startInstallation, type Target } from '#tests/support/installations.ts'
import { expectTrade } from './expect-trade.ts'
import type { Language } from './trader.ts'

// The command line checks the names; all of them when the tests are run without it.
const targets = (process.env['KIMIYA_E2E_TARGETS'] ?? 'pglite,postgres,demo').split(',') as Target[]
const languages = (process.env['KIMIYA_E2E_LANGUAGES'] ?? 'en,ar,bn').split(',') as Language[]

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

  it.each(languages)('a newcomer buys acetone from a seller, from the first search to the confirmed receipt, in %s', (language) =>
    expectTrade(browser, installation, { target, language }),
  )
})
