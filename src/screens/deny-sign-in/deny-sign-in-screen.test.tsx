import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FlowHostContext } from '#src/flow/flow-host.ts'
import { signInDenialMachine } from '#src/machines/account/sign-in-denial.machine.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { signInDenied } from '#tests/support/event-fixtures/sign-in-denial.ts'
import { answered, never } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { DenySignInScreen } from './deny-sign-in-screen.tsx'

/** As the mail's link opens it. */
function show(answer: () => unknown, entry: object = { hash: '#the-alert-token' }) {
  const emitted: FlowEmitted[] = []
  const machine = answered(signInDenialMachine, { denying: [answer] })
  render(
    <MemoryRouter initialEntries={[{ pathname: '/deny-sign-in', ...entry }]}>
      <FlowHostContext value={{ onEmitted: (event) => emitted.push(event), overrides: { [machine.id]: machine } }}>
        <DenySignInScreen />
      </FlowHostContext>
    </MemoryRouter>,
  )
  return emitted
}

const deny = () => userEvent.click(screen.getByRole('button', { name: 'It was not me' }))

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the page of a sign-in from a new browser', () => {
  it('asks first, and says what will happen', () => {
    show(never)
    expect(screen.getByRole('heading', { name: 'Was this you?' })).toBeDefined()
    expect(screen.getByText(/^If it was not you, somebody knows your password/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'It was me' }).getAttribute('href')).toBe('/')
  })

  it('shows that it waits', async () => {
    show(never)
    await deny()
    expect(screen.getByRole('button', { name: /Signing out everywhere/ }).getAttribute('aria-busy')).toBe('true')
  })

  it('leads to the code for a new password', async () => {
    const emitted = show(() => signInDenied)
    await deny()
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/verification', replace: true, state: { resendAfter: 60 } })
  })

  it('goes on after a reload, with the token of the history entry', async () => {
    const emitted = show(() => signInDenied, { state: { alertToken: 'the-alert-token' } })
    await deny()
    expect(emitted.map(({ type }) => type)).toEqual(['session.remembered', 'toast', 'navigate'])
  })

  it('shows why it is refused', async () => {
    show(failWith(rejected(429, 'Too many tries.')))
    await deny()
    expect(screen.getByRole('alert').textContent).toBe('Too many tries.')
  })

  it('can be sent again when no answer came', async () => {
    const emitted = show(failWith(unreachable))
    await deny()
    expect(emitted.at(-1)).toEqual({ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } })
    expect(screen.getByRole('button', { name: /^It was not me/ }).getAttribute('aria-busy')).toBe(null)
  })

  it.each([
    ['was used already', { hash: '#the-alert-token' }],
    ['is missing', {}],
  ])('says what else helps when the link %s', async (_, entry) => {
    show(failWith(rejected(422, 'Check', { token: 'Used already' })), entry)
    if ('hash' in entry) await deny()
    expect(screen.getByRole('heading', { name: 'This link is over' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe('/forgot-password')
  })
})
