import type { Page } from 'playwright-core'
import { openSite, type Site } from './stage.ts'

/** A site under a name, since browsers make no passkeys for bare addresses; its settings name no public address. */
export async function openNamedSite(): Promise<Site> {
  const site = await openSite()
  site.market.ports.pageUrl = undefined
  return { ...site, url: site.url.replace('127.0.0.1', 'localhost') }
}

interface Gate {
  allow: () => void
  refuse: () => void
}

/**
 * An authenticator in the browser (Chromium's own, over CDP) that recognises its user. What the page asks of it waits, as a person would be
 * asked, until the test allows or refuses it.
 */
export async function openPasskeyGate(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.addInitScript(() => {
    const container = navigator.credentials
    const gated =
      <Options>(ask: (options: Options) => Promise<Credential | null>) =>
      (options: Options) =>
        new Promise<Credential | null>((resolve, reject) => {
          const gate: Gate = {
            allow: () => resolve(ask(options)),
            refuse: () => reject(new DOMException('Refused by the test', 'NotAllowedError')),
          }
          Object.assign(window, { passkeyGate: gate })
        })
    container.create = gated(container.create.bind(container))
    container.get = gated(container.get.bind(container))
  })
  const isAsking = () => page.waitForFunction(() => 'passkeyGate' in window)
  const answer = async (how: keyof Gate) => {
    await isAsking()
    await page.evaluate((chosen) => {
      // Set by the script above.
      const { passkeyGate } = window as unknown as { passkeyGate: Gate }
      Reflect.deleteProperty(window, 'passkeyGate')
      passkeyGate[chosen]()
    }, how)
  }
  return {
    isAsking,
    allow: () => answer('allow'),
    refuse: () => answer('refuse'),
    /** Gives the authenticator a passkey that was made elsewhere; keys and ids in base64url. */
    addPasskey: (passkey: { credentialId: string; privateKey: string; signCount: number }) =>
      browser.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: {
          credentialId: base64(passkey.credentialId),
          privateKey: base64(passkey.privateKey),
          signCount: passkey.signCount,
          isResidentCredential: false,
          rpId: 'localhost',
        },
      }),
  }
}

const base64 = (base64url: string) => Buffer.from(base64url, 'base64url').toString('base64')
