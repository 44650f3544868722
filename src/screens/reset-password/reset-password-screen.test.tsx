import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FlowHostContext } from '#src/flow/flow-host.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import { passwordResetMachine } from '#src/machines/account/password-reset.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { newPassword } from '#tests/support/event-fixtures/password-reset.ts'
import { answered, never } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ResetPasswordScreen } from './reset-password-screen.tsx'

/** As the page of the code leaves the token behind. */
function show(answer: () => unknown, state: object = { resetToken: 'the-reset-token' }) {
  const emitted: FlowEmitted[] = []
  const machine = answered(passwordResetMachine, { saving: [answer] })
  render(
    <MemoryRouter initialEntries={[{ pathname: '/reset-password', state }]}>
      <FlowHostContext value={{ onEmitted: (event) => emitted.push(event), overrides: { [machine.id]: machine } }}>
        <ResetPasswordScreen />
      </FlowHostContext>
    </MemoryRouter>,
  )
  return emitted
}

const password = () => screen.getByLabelText('New password')

async function save(repeated = newPassword) {
  await userEvent.type(password(), newPassword)
  await userEvent.type(screen.getByLabelText('Repeat the password'), repeated)
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }))
}

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the page of a new password', () => {
  it('says how good the password is while it is typed', async () => {
    show(never)
    await userEvent.type(password(), 'password12')
    expect(screen.getByText(/^Easy to guess/)).toBeDefined()
    await userEvent.clear(password())
    await userEvent.type(password(), newPassword)
    expect(screen.getByText('Strong.')).toBeDefined()
  })

  it('wants the same password twice', async () => {
    const emitted = show(never)
    await save('something else')
    expect(screen.getByText('The two passwords are not the same.')).toBeDefined()
    expect(emitted).toEqual([])
  })

  it('shows that it waits', async () => {
    show(never)
    await save()
    expect(screen.getByRole('button', { name: /Setting the password/ }).getAttribute('aria-busy')).toBe('true')
  })

  it('leads to the login page', async () => {
    const emitted = show(() => ({ message: 'Done.' }))
    await save()
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/login', replace: true })
  })

  it('puts what the server finds wrong on the field', async () => {
    show(failWith(rejected(422, 'Check', { password: 'Choose another one.' })))
    await save()
    expect([screen.getByText('Choose another one.'), password().getAttribute('aria-invalid')]).toEqual([
      expect.anything(),
      'true',
    ])
  })

  it('lets the server’s word on a password stand alone, until another is typed', async () => {
    show(failWith(rejected(422, 'Check', { password: 'Choose another one.' })))
    await save()
    expect(await screen.findByText('Choose another one.')).toBeDefined()
    expect(screen.queryByText('Strong.')).toBe(null)
    await userEvent.type(password(), 'x')
    expect([screen.queryByText('Choose another one.'), screen.queryByText('Strong.') !== null]).toEqual([null, true])
  })

  it('shows why it is refused', async () => {
    show(failWith(rejected(429, 'Too many tries.')))
    await save()
    expect(screen.getByRole('alert').textContent).toBe('Too many tries.')
  })

  it('keeps what was typed when no answer came', async () => {
    show(failWith(unreachable))
    await save()
    expect(password()).toHaveProperty('value', newPassword)
  })

  it.each([
    ['the time has run out', {}],
    ['there is no token', undefined],
  ])('leads to a new code when %s', async (_, state) => {
    show(failWith(rejected(422, 'Check', { resetToken: 'The time has run out.' })), state === undefined ? {} : undefined)
    if (state !== undefined) await save()
    expect(screen.getByRole('link', { name: 'Ask for a new code' }).getAttribute('href')).toBe('/forgot-password')
  })
})
