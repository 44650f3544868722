import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import type { OperationId } from '#src/generated/operation-table.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { type Language, translator, Trader } from '../trader.ts'
import { Line } from './line.ts'
import { followUploads } from './upload-share.ts'

/** A marketplace in this process, with the page as it was built: its clock, its store and its mails are the test's. */
export interface Site {
  market: Marketplace
  url: string
  close: () => Promise<void>
}

/** Options of a site, or of the version that it replaces. */
interface Furnishing {
  market?: Marketplace
  port?: number
  /** The built page. */
  pageFolder?: string
}

export async function openSite({ market: given, port = 0, pageFolder = resolve('dist/page') }: Furnishing = {}): Promise<Site> {
  if (!existsSync(pageFolder)) throw new Error('The page is not built: `npm run e2e` sees to that')
  const market = given ?? (await openMarketplace(openMemoryStore()))
  const server: FastifyInstance = await createHttpServer({
    dispatch: market.dispatch,
    ready: () => Promise.resolve(true),
    pageFolder,
    cardProvider: market.ports.cardPayments.provider.name,
    onDefect: (defect) => {
      throw defect
    },
  })
  const url = await server.listen({ host: '127.0.0.1', port })
  return {
    market,
    url,
    close: async () => {
      server.server.closeAllConnections()
      await server.close()
    },
  }
}

/** The stored session when a path begins. */
export interface StoredSession {
  /** Signed in with one of the demo's accounts, such as `buyer`. */
  account?: string
  session?: Readonly<Record<string, unknown>>
}

/** One page in which one path is driven. */
export interface Stage extends Site {
  trader: Trader
  line: Line
  /** Opens an address with a full page load. */
  visit: (address: string) => Promise<void>
  /** Stops the page's clock: what waits for a time waits for `pass`. Pages are not opened meanwhile, which takes the clock too. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
  /** On a stopped clock: what the page does within this time happens now. */
  pass: (milliseconds: number) => Promise<void>
  /** The page's device was asleep: each timer that is due goes off once. */
  jump: (milliseconds: number) => Promise<void>
  /** Advances all clocks by an hour: rate limits are by the hour at most. */
  nextHour: () => Promise<void>
  /** The token of the stored session. */
  token: string | undefined
}

export interface StageOptions extends StoredSession {
  language: Language
  /** Calls held on the line until the path releases them. */
  held: readonly OperationId[]
}

/** A page that is used for one part after the other. */
export interface OpenStage {
  /** Throws when the page had an error; a failure leaves a screenshot in .cache. */
  play: (part: (stage: Stage) => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

/** Runs `part` in a fresh page. */
export async function onStage(
  site: Site,
  browser: Browser,
  options: StageOptions,
  part: (stage: Stage) => Promise<void>,
): Promise<void> {
  const { play, close } = await openStage(site, browser, options)
  try {
    await play(part)
  } finally {
    await close()
  }
}

export async function openStage(site: Site, browser: Browser, options: StageOptions): Promise<OpenStage> {
  const { market, url } = site
  // Rate limits are by the hour at most: each page has a new one.
  passHour(market)
  const token = options.account === undefined ? undefined : await market.signIn(options.account)
  const session = token === undefined ? options.session : { ...(await personOf(market, token)), ...options.session }
  const context = await openContext(browser, url, options.language, session)
  await context.clock.install({ time: market.clock.now })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await followUploads(page)
  const defects: Error[] = []
  page.on('pageerror', (error) => defects.push(error))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) defects.push(new Error(message.text()))
  })
  const stage: Stage = {
    ...site,
    token,
    trader: new Trader(page, translator(options.language), options.language),
    line: await Line.between(page, options.held),
    visit: async (address) => {
      await page.goto(url + address)
    },
    freeze: async () => {
      // A moment ahead of what the page reads now: a clock is not stopped in the past.
      await context.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000)
    },
    thaw: () => context.clock.resume(),
    pass: (milliseconds) => context.clock.runFor(milliseconds),
    jump: (milliseconds) => context.clock.fastForward(milliseconds),
    nextHour: async () => {
      passHour(market)
      await context.clock.setSystemTime(market.clock.now)
    },
  }
  return {
    play: async (part) => {
      try {
        await part(stage)
        if (defects.length > 0) throw new AggregateError(defects.splice(0), 'The page met errors of its own')
      } catch (error) {
        await page.screenshot({ path: '.cache/e2e-flow.png', fullPage: true })
        // Reported with this failure, not with the next visit's.
        throw defects.length > 0 ? new AggregateError([error, ...defects.splice(0)], String(error), { cause: error }) : error
      }
    },
    close: () => context.close(),
  }
}

function passHour({ clock }: Marketplace): void {
  clock.now = new Date(clock.now.getTime() + 3_600_000)
}

/** The page's stored session of a signed-in user. */
async function personOf(market: Marketplace, token: string) {
  const user = await market.call('getUser', { token })
  return { token, userId: user._id, fullName: user.fullName }
}

function openContext(
  browser: Browser,
  origin: string,
  language: Language,
  session: Readonly<Record<string, unknown>> | undefined,
): Promise<BrowserContext> {
  const localStorage = [{ name: 'i18nextLng', value: language as string }]
  // The name that src/session/session-store.ts keeps it under.
  if (session !== undefined) localStorage.push({ name: 'kimiya.session.1', value: JSON.stringify(session) })
  return browser.newContext({
    viewport: { width: 1280, height: 900 },
    // Nothing moves by itself: drawing it takes more time than most paths.
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
}
