import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawn } from '../drawn.ts'
import { complaintsOf, everyRule } from './axe.ts'
import { cutTexts } from './cut-text.ts'

const { KIMIYA_SCREENSHOTS: pictures } = process.env

/** Axe's rules and cut texts, on a phone and on a desk; leaves pictures where the environment names a folder. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const found: string[] = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await drawn(page)
    found.push(...(await complaintsOf(page, everyRule)), ...(await cutTexts(page)))
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
  }
  expect(found).toEqual([])
}
