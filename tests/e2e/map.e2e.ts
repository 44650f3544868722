import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { openTrade } from '#tests/support/trade-steps.ts'
import { type Site, onStage, openSite, type Stage } from './flows/stage.ts'

/** A host of maps: it has a style whose land comes from another file of its own. */
class FakeMapServer {
  readonly requested: string[] = []
  private readonly server: Server = createServer((request, response) => {
    const path = request.url ?? ''
    this.requested.push(path)
    const found = filesAt(`http://${request.headers.host}`)[path]
    response.writeHead(found === undefined ? 404 : 200, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
    })
    response.end(JSON.stringify(found ?? {}))
  })

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const address = this.server.address()
    if (address === null || typeof address === 'string') throw new Error('The fake server has no port')
    return `http://127.0.0.1:${address.port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

const square = [
  [40, 10],
  [100, 10],
  [100, 40],
  [40, 40],
  [40, 10],
]
const filesAt = (host: string): Readonly<Record<string, unknown>> => ({
  '/style.json': {
    version: 8,
    sources: { land: { type: 'geojson', data: `${host}/land.json` } },
    layers: [{ id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#0000ff' } }],
  },
  '/land.json': { type: 'Polygon', coordinates: [square] },
})

let browser: Browser
let server: FakeMapServer
let origin: string
beforeAll(async () => {
  browser = await openBrowser()
  server = new FakeMapServer()
  origin = await server.open()
})
afterAll(async () => {
  await server.close()
})

/** The page of a marketplace whose map uses the fake server's style, or a missing one. */
async function siteWith(style: string): Promise<{ site: Site; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kimiya-page-'))
  await cp('dist/page', folder, { recursive: true })
  await writeFile(join(folder, 'map-settings.json'), JSON.stringify({ styleUrl: `${origin}/${style}` }))
  const site = await openSite({ pageFolder: folder })
  return {
    site,
    close: async () => {
      await site.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function showMap({ trader, visit, market }: Stage): Promise<void> {
  const order = await (await openTrade(market)).delivered()
  await visit(`/my-track-order-map?order=${order._id}`)
  await trader.page.getByRole('region', { name: trader.t('tracking:map.name') }).waitFor()
}

/** Resolves once at least a third of the map has this colour. */
async function isMostly({ page }: Stage['trader'], colour: readonly [number, number, number]): Promise<void> {
  const share = async () => {
    const { data, info } = await sharp(await page.locator('canvas').screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let alike = 0
    for (let at = 0; at < data.length; at += 3) if (colour.every((part, index) => data[at + index] === part)) alike += 1
    return alike / (info.width * info.height)
  }
  await expect.poll(share).toBeGreaterThan(1 / 3)
}

describe('a vector style of a provider', () => {
  it('is fetched from its host with what it names, under the page’s policy', async () => {
    const { site, close } = await siteWith('style.json')
    try {
      await onStage(site, browser, { account: 'buyer', language: 'en', held: [] }, async (stage) => {
        await showMap(stage)
        await isMostly(stage.trader, [0, 0, 255])
        expect(server.requested).toEqual(['/style.json', '/land.json'])
      })
    } finally {
      await close()
    }
  })

  it('is done without when its host does not have it', async () => {
    const { site, close } = await siteWith('gone.json')
    try {
      await onStage(site, browser, { account: 'buyer', language: 'en', held: [] }, async (stage) => {
        await showMap(stage)
        // Where the countries of the outline lie it is as light as the page's cards.
        await isMostly(stage.trader, [255, 255, 255])
        expect(server.requested.at(-1)).toBe('/gone.json')
      })
    } finally {
      await close()
    }
  })
})

describe('the embedded map', () =>
  it('asks nobody, and moves on when the driver reports another position', async () => {
    const site = await openSite()
    try {
      await onStage(site, browser, { account: 'buyer', language: 'en', held: [] }, async (stage) => {
        const { trader, market, url } = stage
        const strangers: string[] = []
        trader.page.on('request', (request) => {
          if (!request.url().startsWith(url) && request.url().startsWith('http')) strangers.push(request.url())
        })
        const trade = await openTrade(market)
        const order = await trade.paid()
        await stage.visit(`/my-track-order-map?order=${order._id}`)
        await trader.shows(trader.t('tracking:map.noPosition'))
        await trade.deliver(order)
        await trader.page
          .getByRole('list', { name: trader.t('tracking:positions') })
          .getByRole('listitem')
          .first()
          .waitFor()
        expect(strangers).toEqual([])
      })
    } finally {
      await site.close()
    }
  }))
