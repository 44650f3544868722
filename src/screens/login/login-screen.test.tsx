import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signInMachine } from '#src/machines/account/sign-in.machine.ts'
import { signInConfirmationMachine } from '#src/machines/account/sign-in-confirmation.machine.ts'
import { askedForFactor, signedIn as confirmed, unverified } from '#tests/support/event-fixtures/sign-in.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { LoginScreen } from './login-screen.tsx'

const signedIn = () => ({ results: { token: 't', user: { _id: 'u1', fullName: 'Nadia Rahman' } }, message: 'Welcome back.' })

function show(answer: () => unknown) {
  return renderScreen(<LoginScreen />, { machines: [answered(signInMachine, { signingIn: [answer] })] })
}

const email = () => screen.getByRole('textbox', { name: 'E-mail address' })
const password = () => screen.getByLabelText('Password')

async function signIn() {
  await userEvent.type(email(), 'nadia@kimiya.example')
  await userEvent.type(password(), 'a long password')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the login page', () => {
  it('asks for address and password, and offers an account and a new password', () => {
    show(never)
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/select-profile')
    expect(screen.getByRole('link', { name: 'Forgotten your password?' }).getAttribute('href')).toBe('/forgot-password')
  })

  it('says what is missing before it asks the server, and goes to the first of it', async () => {
    const { emitted } = show(never)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
    expect([document.activeElement, email().getAttribute('aria-invalid'), emitted]).toEqual([email(), 'true', []])
  })

  it('shows that it waits', async () => {
    show(never)
    await signIn()
    expect(screen.getByRole('button', { name: /Signing in/ }).getAttribute('aria-busy')).toBe('true')
  })

  it('opens the session', async () => {
    const { emitted } = show(signedIn)
    await signIn()
    expect(emitted.map(({ type }) => type)).toEqual(['session.opened', 'session.remembered', 'toast', 'navigate'])
  })

  it('keeps what was typed when it does not fit, and says so on the field', async () => {
    show(failWith(rejected(422, 'Check', { password: 'E-mail address or password is wrong.' })))
    await signIn()
    expect(screen.getByRole('alert').textContent).toBe('Please check the fields that are marked.')
    expect(screen.getByText('E-mail address or password is wrong.')).toBeDefined()
    expect([email(), password()].map((field) => (field instanceof HTMLInputElement ? field.value : ''))).toEqual([
      'nadia@kimiya.example',
      'a long password',
    ])
  })

  it('shows why it is refused', async () => {
    show(failWith(rejected(429, 'Too many tries. Please wait 40 seconds.')))
    await signIn()
    expect(screen.getByRole('alert').textContent).toBe('Too many tries. Please wait 40 seconds.')
  })

  it('leads who is not verified yet to the code', async () => {
    const { emitted } = show(failWith(unverified))
    await signIn()
    expect(screen.getByText('Please verify your e-mail address first.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }))
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/verification', state: { resendAfter: 30 } })
  })

  it('can be sent again when no answer came', async () => {
    const { emitted } = show(failWith(unreachable))
    await signIn()
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBe(null)
  })
})

describe('the second step', () => {
  async function showStep(...confirming: Answers) {
    const view = renderScreen(<LoginScreen />, {
      machines: [
        answered(signInMachine, { signingIn: [failWith(askedForFactor)] }),
        answered(signInConfirmationMachine, { confirming }),
      ],
    })
    await signIn()
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm that it is you' })).toBeDefined()
    return view
  }
  const code = () => screen.getByRole('textbox', { name: 'Six-digit code' })

  it('asks for the code of the app, which opens the session', async () => {
    const { emitted } = await showStep(() => confirmed)
    await userEvent.type(code(), '٤٩٣٠٢٧')
    expect(emitted.map(({ type }) => type)).toEqual(['session.opened', 'session.remembered', 'toast', 'navigate'])
  })

  it('says on the field that the code is wrong', async () => {
    await showStep(failWith(rejected(422, 'Check', { code: 'This code is not right.' })))
    await userEvent.type(code(), '493027')
    expect(await screen.findByText('This code is not right.')).toBeDefined()
  })

  it('takes a recovery code instead, as it is typed', async () => {
    const { emitted } = await showStep(() => confirmed)
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Recovery code' }), '7kqf m2xa 9rtb c4dn')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(emitted.map(({ type }) => type)).toEqual(['session.opened', 'session.remembered', 'toast', 'navigate'])
  })

  it('shows why it is refused, and that it cannot be reached', async () => {
    const { emitted } = await showStep(failWith(rejected(429, 'Too many tries.')), failWith(unreachable))
    await userEvent.type(code(), '493027')
    expect((await screen.findByRole('alert')).textContent).toBe('Too many tries.')
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }))
    expect(emitted.map(({ type }) => type)).toEqual(['toast'])
  })

  it('begins anew when it has taken too long', async () => {
    await showStep(failWith(rejected(422, 'Check', { signInToken: 'Please sign in again.' })))
    await userEvent.type(code(), '493027')
    expect(await screen.findByText('Please sign in again.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
    expect(password()).toHaveProperty('value', '')
  })

  it('offers no passkey where the browser knows none', async () => {
    await showStep(never)
    expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).toBe(null)
  })
})
