import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { type Site, onStage, openSite } from './flows/stage.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** An old page requests hashed names that are gone once another version is installed. */
it('offers to reload a page whose code is gone with the version that it came from, and goes on with the new one', () =>
  onStage(site, browser, { language: 'en', held: [] }, async ({ trader, visit, market, url }) => {
    const { page } = trader
    const versions = () => page.evaluate(() => [...document.scripts].map(({ src }) => (src.endsWith('.next.js') ? 'new' : 'old')))
    await visit('/')
    await trader.heading('catalogue:home.title').waitFor()
    expect(await versions()).toEqual(['old'])
    await site.close()
    site = await openSite({ market, port: Number(new URL(url).port), pageFolder: await nextVersion() })
    await trader.link('app:account.login').first().click()
    await trader.shows(trader.t('app:failure.page.title'))
    await trader.shows(trader.t('app:failure.page.body'))
    await trader.button('app:failure.reload').click()
    await trader.button('auth:login.submit').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await versions()).toEqual(['new'])
  }))

/** The page as another build makes it: each script and style under another name, and none under its old one. */
async function nextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kimiya-next-page-'))
  await cp('dist/page', folder, { recursive: true })
  const assets = join(folder, 'assets')
  const names = await readdir(assets)
  // Scripts are named by their hash alone, style sheets and the start by a name before it.
  const hashed = /(?<=^|assets\/|\.\/)(?:[\w.-]+-)?[\w-]{8}\.(?=(?:js|css)\b)/g
  for (const name of names) {
    const path = join(assets, name)
    // Compressed copies would bring the old names back.
    if (/\.(br|gz)$/.test(name)) await rm(path)
    else if (/\.(js|css)$/.test(name)) {
      await writeFile(path, (await readFile(path, 'utf8')).replace(hashed, '$&next.'))
      await rename(path, join(assets, name.replace(hashed, '$&next.')))
    }
  }
  const index = join(folder, 'index.html')
  await writeFile(index, (await readFile(index, 'utf8')).replace(hashed, '$&next.'))
  return folder
}
