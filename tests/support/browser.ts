import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** The shell first: the whole browser draws its own window for each context too, which takes twice the time. */
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

let opened: Promise<Browser> | undefined

/** The browser of this worker process: started on first use, shared by its test files, ended with the process. */
export function openBrowser(): Promise<Browser> {
  opened ??= launch()
  return opened
}

/** The distribution's Chromium, or the one that CHROMIUM_PATH names. Throws with what to install when there is none. */
async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path))
  if (executablePath === undefined)
    throw new Error('No Chromium found: apt-get install chromium-headless-shell, or set CHROMIUM_PATH')
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
      // Pictures are drawn by the processor in any case: a separate process would copy each of them.
      '--in-process-gpu',
      // A camera and a microphone that no machine needs to have; the page is let use them without a question.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  })
}
