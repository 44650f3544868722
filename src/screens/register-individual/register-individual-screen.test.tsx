import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { registrationMachine } from '#src/machines/account/registration.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { RegisterIndividualScreen } from './register-individual-screen.tsx'

const sent = () => ({ results: { expiresAt: '2026-11-21T08:40:00.000Z', resendAfter: 30 }, message: 'A code is on its way.' })

function show(answer: () => unknown) {
  return renderScreen(<RegisterIndividualScreen />, { machines: [answered(registrationMachine, { signingUp: [answer] })] })
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)

async function fillIn() {
  await userEvent.type(field(/Full name/), 'Nadia Rahman')
  await userEvent.type(field(/E-mail address/), 'nadia@kimiya.example')
  await userEvent.selectOptions(field('Country'), 'Bangladesh')
  await userEvent.type(field('Phone number'), '১৭১২৩৪৫৬৭৮')
  await userEvent.type(field('Password'), 'a long password')
  await userEvent.type(field('Repeat the password'), 'a long password')
  await userEvent.click(field(/I accept/))
  await userEvent.click(screen.getByRole('button', { name: 'Create the account' }))
}

beforeEach(() => {
  sessionStore.forgetPerson()
  return putTexts('en')
})
afterEach(cleanup)

describe('the registration of an individual', () => {
  it('sends what was filled in, in the digits and the form of the contract', async () => {
    const bodies: unknown[] = []
    const listening = registrationMachine.provide({
      actors: {
        signingUp: fromPromise(({ input }) => {
          bodies.push(input.body)
          return new Promise(() => undefined)
        }),
      },
    })
    renderScreen(<RegisterIndividualScreen />, { machines: [listening] })
    await fillIn()
    expect(bodies).toEqual([
      {
        accountType: 'Individual',
        fullName: 'Nadia Rahman',
        email: 'nadia@kimiya.example',
        country: 'BD',
        countryCode: '+880',
        phoneNumber: '1712345678',
        password: 'a long password',
        acceptedTerms: true,
      },
    ])
  })

  it('shows that it waits', async () => {
    show(never)
    await fillIn()
    expect(screen.getByRole('button', { name: /Creating the account/ }).getAttribute('aria-busy')).toBe('true')
  })

  it('goes on to the code', async () => {
    const { emitted } = show(sent)
    await fillIn()
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/verification', state: { resendAfter: 30 } })
  })

  it('wants the same password twice and the terms accepted, and says both at once', async () => {
    show(never)
    await userEvent.type(field('Password'), 'a long password')
    await userEvent.type(field('Repeat the password'), 'another password')
    await userEvent.click(screen.getByRole('button', { name: 'Create the account' }))
    expect(screen.getByText('The two passwords are not the same.')).toBeDefined()
    expect(screen.getByText('Without this an account cannot be opened.')).toBeDefined()
  })

  it('leaves a country code alone that the person has typed', async () => {
    show(never)
    await userEvent.type(field('Country code'), '+971')
    await userEvent.selectOptions(field('Country'), 'Bangladesh')
    expect(field('Country code')).toHaveProperty('value', '+971')
  })

  it('keeps what was typed when the server finds something wrong, and says it on the field', async () => {
    show(failWith(rejected(422, 'Check', { phoneNumber: 'This number is not in use.' })))
    await fillIn()
    expect(screen.getByText('This number is not in use.')).toBeDefined()
    expect([field(/Full name/), field('Password')].map(({ value }) => value)).toEqual(['Nadia Rahman', 'a long password'])
  })

  it('shows why it is refused', async () => {
    show(failWith(rejected(429, 'Too many tries.')))
    await fillIn()
    expect(screen.getByRole('alert').textContent).toBe('Too many tries.')
  })

  it('says when no answer came, and keeps the form', async () => {
    const { emitted } = show(failWith(unreachable))
    await fillIn()
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
    expect(field(/Full name/)).toHaveProperty('value', 'Nadia Rahman')
  })
})
