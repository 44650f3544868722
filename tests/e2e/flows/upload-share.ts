import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** The upload that began last. */
    lastUpload?: XMLHttpRequestUpload
  }
}

/** Lets the test set the progress of an upload: one held on the line sends nothing. Call it before the page is opened. */
export async function followUploads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = XMLHttpRequest
    const send: (this: XMLHttpRequest, body?: XMLHttpRequestBodyInit | null) => void = Reflect.get(prototype, 'send')
    prototype.send = function follow(this: XMLHttpRequest, body) {
      window.lastUpload = this.upload
      // The page's bodies are bytes.
      send.call(this, body as XMLHttpRequestBodyInit)
    }
  })
}

/** Emits the browser's progress event for this share of the upload. */
export const emitProgress = (page: Page, share: number): Promise<void> =>
  page.evaluate((loaded) => {
    const progress = new ProgressEvent('progress', { lengthComputable: true, loaded: loaded * 1000, total: 1000 })
    window.lastUpload?.dispatchEvent(progress)
  }, share)

/** Emits the event, and expects the page's progress bar. */
export async function uploadUpTo(page: Page, share: number): Promise<void> {
  await page.getByRole('progressbar').first().waitFor()
  await emitProgress(page, share)
  await page.locator(`progress[value="${share}"]`).first().waitFor()
}
