import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

/** The push settings of a page that uses this fake. */
const fakeSettings = {
  apiKey: 'a public key',
  projectId: 'kimiya-test',
  messagingSenderId: '123456789',
  appId: '1:123456789:web:abcdef',
  vapidKey: 'BKagOny0KF_2pCJQ3m-moYs1ZCVqFAd3mBgKcnTwRTrbZjQ2gAwNPYaCqH1jTpBYIYVWcYqrSAyYgC8Dq3nnNGs',
}

/** Copies the built page with these settings into a folder, which the caller removes. */
export async function buildForFake(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kimiya-page-'))
  await cp('dist/page', folder, { recursive: true })
  await writeFile(join(folder, 'push-settings.json'), JSON.stringify(fakeSettings))
  return folder
}

/** Mocks Firebase's installation and push registration; the registration responds on the test's command. */
export class FakeFirebase {
  readonly token = `token-of-${Math.random().toString(36).slice(2)}-a-browser`
  private readonly registrations: Route[] = []
  private requests = 0

  async fulfill(page: Page): Promise<void> {
    await page.route('https://firebaseinstallations.googleapis.com/**', (route) =>
      route.fulfill({
        headers: cors,
        json: {
          name: 'installation',
          fid: 'cXq1Zr8nTk2pAAAAAAAAAA',
          refreshToken: 'refresh',
          authToken: { token: 'installation token', expiresIn: '604800s' },
        },
      }),
    )
    await page.route('https://fcmregistrations.googleapis.com/**', (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
      this.registrations.push(route)
      this.requests += 1
      return undefined
    })
  }

  /** Resolves once a push token was requested so many times. */
  async expectRequests(times: number): Promise<void> {
    await expect.poll(() => this.requests).toBe(times)
  }

  /** Responds to the newest request: the page has aborted earlier ones. */
  async give(): Promise<void> {
    await this.registrations.pop()?.fulfill({ headers: cors, json: { token: this.token } })
  }

  async refuse(): Promise<void> {
    await this.registrations.pop()?.fulfill({ headers: cors, status: 403, json: { error: { code: 403, message: 'No' } } })
  }
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, PATCH, GET, OPTIONS',
}
