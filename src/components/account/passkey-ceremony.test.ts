import { afterEach, expect, it, vi } from 'vitest'
import { hasPasskeys } from './passkey-ceremony.ts'

afterEach(() => vi.unstubAllGlobals())

const browser = (hostname: string, isSecureContext = true) => ({
  isSecureContext,
  PublicKeyCredential: vi.fn(),
  location: { hostname },
})

it.each([
  ['localhost', true],
  ['kimiya.example', true],
  ['127.0.0.1', false],
  ['10.0.0.7', false],
  ['[::1]', false],
])('knows for a page of %s whether it has passkeys', (hostname, possible) => {
  vi.stubGlobal('window', browser(hostname))
  expect(hasPasskeys()).toBe(possible)
})

it('has none without a secure connection', () => {
  vi.stubGlobal('window', browser('kimiya.example', false))
  expect(hasPasskeys()).toBe(false)
})
