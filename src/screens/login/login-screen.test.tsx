import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signInMachine } from '#src/machines/account/sign-in.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { answered, never, renderScreen } from '#tests/support/render-screen.tsx'
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
    expect(emitted.map(({ type }) => type)).toEqual(['session.opened', 'toast', 'navigate'])
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
    const { emitted } = show(failWith(rejected(403, 'Please verify your e-mail address first.')))
    await signIn()
    expect(screen.getByText('Please verify your e-mail address first.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }))
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/verification' })
  })

  it('can be sent again when no answer came', async () => {
    const { emitted } = show(failWith(unreachable))
    await signIn()
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBe(null)
  })
})
