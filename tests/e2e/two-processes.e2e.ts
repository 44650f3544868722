import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { type Installation, startInstallation } from '#tests/support/installations.ts'
import { expectTrade } from './expect-trade.ts'

let browser: Browser
let installation: Installation
beforeAll(async () => {
  installation = await startInstallation('two processes')
  browser = await openBrowser()
})
afterAll(async () => {
  await installation.stop()
})

it('a newcomer buys acetone from a seller while each call goes to another process than the one before', () =>
  expectTrade(browser, installation, { target: 'two processes', language: 'en' }))
