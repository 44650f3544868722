import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeEntryMachine } from '#src/machines/account/code-entry.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { VerificationScreen } from './verification-screen.tsx'

function show(answer: () => unknown) {
  return renderScreen(<VerificationScreen />, { machines: [answered(codeEntryMachine, { verifying: [answer] })] })
}

const code = () => screen.getByLabelText('Six-digit code')

beforeEach(async () => {
  await putTexts('en')
  sessionStore.set({ userEmail: 'nadia@kimiya.example', codeToken: 'its-token' })
})
afterEach(() => {
  cleanup()
  sessionStore.set({ userEmail: null, verificationType: null, codeToken: null })
})

describe('the page of the code', () => {
  it('says where the code was sent', () => {
    show(never)
    expect(screen.getByText(/nadia@kimiya.example/)).toBeDefined()
  })

  it('sends the code as soon as it is complete, in any digits', async () => {
    const { emitted } = show(() => ({ results: {}, message: 'Your account is ready.' }))
    await userEvent.type(code(), '٤٩٣٠٢٧')
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/login', replace: true, state: { from: '/card' } })
  })

  it('shows that it waits', async () => {
    show(never)
    await userEvent.type(code(), '493027')
    expect(screen.getByRole('button', { name: /Checking the code/ }).getAttribute('aria-busy')).toBe('true')
  })

  it('wants six digits', async () => {
    show(never)
    await userEvent.type(code(), '493')
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }))
    expect(screen.getByText('The code has six digits.')).toBeDefined()
  })

  it('says when the code is wrong and leaves it there to be put right', async () => {
    show(failWith(rejected(422, 'Check', { code: 'This code is not right.' })))
    await userEvent.type(code(), '000000')
    expect(screen.getByText('This code is not right.')).toBeDefined()
    expect(code()).toHaveProperty('value', '000000')
  })

  it('shows why it is refused', async () => {
    show(failWith(rejected(429, 'Too many tries.')))
    await userEvent.type(code(), '000000')
    expect(screen.getByRole('alert').textContent).toBe('Too many tries.')
  })

  it('can be sent again when no answer came', async () => {
    const { emitted } = show(failWith(unreachable))
    await userEvent.type(code(), '493027')
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
    expect(screen.getByRole('button', { name: 'Verify' }).getAttribute('aria-busy')).toBe(null)
  })

  it.each([{ userEmail: null }, { codeToken: null }])(
    'has a way out when it does not know what waits for a code: %o',
    (unknown) => {
      sessionStore.set(unknown)
      show(never)
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/login', '/select-profile'])
    },
  )

  it('tells nobody whether there is an account, and leads from a forgotten password to the new one', async () => {
    sessionStore.set({ verificationType: 'passwordReset' })
    const { emitted } = show(() => ({ results: { resetToken: 'the-reset-token' }, message: '' }))
    expect(screen.getByText(/^If .*nadia@kimiya.example.* has an account/)).toBeDefined()
    await userEvent.click(code())
    await userEvent.paste('Code: 493 027')
    expect(emitted).toEqual([
      { type: 'navigate', to: '/reset-password', replace: true, state: { resetToken: 'the-reset-token' } },
    ])
  })
})
