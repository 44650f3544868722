import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { passwordResetMachine } from '#src/machines/account/password-reset.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { codeSent } from '#tests/support/event-fixtures/code-entry.ts'
import { answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

function show(answer: () => unknown) {
  return renderScreen(<ForgotPasswordScreen />, { machines: [answered(passwordResetMachine, { asking: [answer] })] })
}

const email = () => screen.getByRole('textbox', { name: 'E-mail address' })

async function ask() {
  await userEvent.type(email(), 'nadia@kimiya.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
}

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the page of a forgotten password', () => {
  it('wants a whole address before it asks the server', async () => {
    const { emitted } = show(never)
    await userEvent.type(email(), 'nadia')
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(screen.getByText('Enter a full e-mail address, such as name@company.com.')).toBeDefined()
    expect(emitted).toEqual([])
  })

  it('shows that it waits', async () => {
    show(never)
    await ask()
    expect(screen.getByRole('button', { name: /Sending the code/ }).getAttribute('aria-busy')).toBe('true')
  })

  it('leads to the code', async () => {
    const { emitted } = show(() => codeSent)
    await ask()
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/verification', state: { resendAfter: 60 } })
  })

  it('puts what the server finds wrong on the field', async () => {
    show(failWith(rejected(422, 'Check', { email: 'This is no address.' })))
    await ask()
    expect([screen.getByText('This is no address.'), email().getAttribute('aria-invalid')]).toEqual([expect.anything(), 'true'])
  })

  it('shows why it is refused, and keeps the address', async () => {
    show(failWith(rejected(429, 'Too many tries.')))
    await ask()
    expect(screen.getByRole('alert').textContent).toBe('Too many tries.')
    expect(email()).toHaveProperty('value', 'nadia@kimiya.example')
  })

  it('can be sent again when no answer came, also after a reload', async () => {
    const { emitted, unmount } = show(failWith(unreachable))
    await ask()
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
    unmount()
    show(never)
    expect(email()).toHaveProperty('value', 'nadia@kimiya.example')
  })
})
