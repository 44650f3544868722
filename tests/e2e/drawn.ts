import type { Page } from 'playwright-core'

/** Resolves when the page is drawn to its end: what an event changes is there, and what comes in is no longer half transparent. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // An animation of what has just come begins with the next frame.
    await nextFrame()
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    await nextFrame()
  })
}
