import type { Page } from 'playwright-core'

/** Resolves when the page is rendered and all animations have ended. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // An entry animation begins with the next frame.
    await nextFrame()
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    await nextFrame()
  })
}
