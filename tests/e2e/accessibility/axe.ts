import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { drawn } from '../drawn.ts'

declare global {
  interface Window {
    /** Once injected into the document. */
    axe: typeof axe
  }
}

/** Rules by their tags or by their names, as axe knows them. */
export type Rules = { type: 'tag' | 'rule'; values: string[] }

/** WCAG 2.2 A and AA, and axe's best practices. */
export const everyRule: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
export const contrasts: Rules = { type: 'rule', values: ['color-contrast'] }

/** Returns axe's violations on the current page. Injects axe once into each document: that takes longer than most runs. */
export async function complaintsOf(page: Page, rules: Rules): Promise<string[]> {
  await drawn(page)
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
  }, rules)
}
