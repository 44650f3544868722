import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { operatorSession } from '#src/operator/operator-session.ts'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const passkey = { _id: 'k1', name: 'Office laptop', createdAt: '2026-11-02T10:00:00.000Z' }
const creation = {
  challenge: 'YQ',
  rp: { id: 'localhost', name: 'Kimiya' },
  user: { id: 'YQ', name: 'salma@staff.example', displayName: 'Salma Idris' },
  pubKeyCredParams: [],
  timeout: 120_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
}
const signInChallenge = {
  signInToken: 's'.repeat(43),
  expiresAt: '2026-11-24T10:05:00.000Z',
  passkey: { challenge: 'YQ', rpId: 'localhost', timeout: 120_000, userVerification: 'required', allowCredentials: [] },
}

/** A browser that knows passkeys, whose person refuses each. */
function stubPasskeys() {
  const asked: unknown[] = []
  const refuse = (options: unknown) => {
    asked.push(options)
    return Promise.reject(new DOMException('Refused by the test', 'NotAllowedError'))
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { create: refuse, get: refuse } }))
  return asked
}
afterEach(() => vi.unstubAllGlobals())

const { answers, calls, open, sent } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getPasskeys: () => [200, { passkeys: [{ ...passkey, lastUsedAt: '2026-11-20T10:00:00.000Z' }] }],
})

describe('the page of sign-in and passkeys', () => {
  it('shows each passkey of the operator, and says that the app stays', async () => {
    await open('/operator/passkeys', 'support')
    await screen.findByText('Office laptop')
    expect(screen.getByText('Added on 2 Nov 2026, last used on 20 Nov 2026')).toBeDefined()
    expect(screen.getByText(/You sign in as .*salma@staff\.example/)).toBeDefined()
    expect(screen.getByText(/It stays your way in when a passkey is lost/)).toBeDefined()
  })

  it('says that there is none, and that this browser can make none', async () => {
    answers['getPasskeys'] = () => [200, { passkeys: [] }]
    await open('/operator/passkeys', 'support')
    expect(await screen.findByText(/You have no passkey yet/)).toBeDefined()
    expect(screen.getByText(/^Passkeys cannot be made here/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBe(null)
  })

  it('can be read again when it could not be', async () => {
    answers['getPasskeys'] = () => [500, {}, 'Something went wrong.']
    await open('/operator/passkeys', 'support')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answers['getPasskeys'] = () => [200, { passkeys: [passkey] }]
    await userEvent.click(retry)
    expect(await screen.findByText('Office laptop')).toBeDefined()
  })

  it('removes one after a question', async () => {
    answers['removePasskey'] = () => [200, {}]
    await open('/operator/passkeys', 'support')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Office laptop' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Office laptop?' }))
    expect(dialog.getByText(/It no longer signs you in or confirms anything/)).toBeDefined()
    answers['getPasskeys'] = () => [200, { passkeys: [] }]
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(/You have no passkey yet/)).toBeDefined()
    expect(calls.map(({ path }) => path)).toContain('removePasskey/k1')
  })

  it('keeps the question open with the server’s words when there are ten', async () => {
    stubPasskeys()
    answers['enrolPasskey'] = () => [409, {}, 'You can have ten passkeys. Remove one to add another.']
    await open('/operator/passkeys', 'support')
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Add a passkey' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(dialog.getByRole('textbox'), 'Phone{Enter}')
    expect(await dialog.findByText('You can have ten passkeys. Remove one to add another.')).toBeDefined()
  })

  it('adds none when the person refuses the browser', async () => {
    const asked = stubPasskeys()
    answers['enrolPasskey'] = () => [200, creation]
    await open('/operator/passkeys', 'support')
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    await userEvent.type(within(screen.getByRole('alertdialog')).getByRole('textbox'), 'Phone{Enter}')
    expect(await screen.findByText('No passkey was made: the browser did not finish.')).toBeDefined()
    expect([asked.length, sent('addPasskey')]).toEqual([1, undefined])
  })

  it('is reached from the operator’s name, and is not among the queues', async () => {
    await open('/operator', 'support')
    await userEvent.click(await screen.findByRole('link', { name: 'Salma Idris: Sign-in and passkeys' }))
    expect(await screen.findByRole('heading', { name: 'Sign-in and passkeys' })).toBeDefined()
    const listed = within(screen.getByRole('navigation')).queryByRole('link', { name: 'Sign-in and passkeys' })
    expect(listed).toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Sign-in and passkeys' })).toBeDefined()
  })
})

describe('the sign-in', () => {
  it('offers no passkey where the browser knows none', async () => {
    operatorSession.close()
    await open('/operator')
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBe(null)
  })

  it('wants address and password before the passkey, but no code, and says when the browser brought none', async () => {
    const asked = stubPasskeys()
    operatorSession.close()
    answers['challengeLogin'] = () => [200, signInChallenge]
    await open('/operator')
    const passkeyButton = screen.getByRole('button', { name: 'Use a passkey' })
    await userEvent.click(passkeyButton)
    expect(screen.getByRole('textbox', { name: /E-mail/ }).getAttribute('aria-invalid')).toBe('true')
    expect([asked, sent('challengeLogin')]).toEqual([[], undefined])
    await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'salma@staff.example')
    await userEvent.type(screen.getByLabelText(/^Password/), 'a long password')
    await userEvent.click(passkeyButton)
    expect(await screen.findByText(/The browser did not return a passkey/)).toBeDefined()
    expect([asked.length, calls.map(({ path }) => path)]).toEqual([1, ['challengeLogin']])
  })
})
