import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registrationMachine } from '#src/machines/account/registration.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected } from '#tests/support/actor-events.ts'
import { answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { RegisterCompanyIndividualScreen } from './register-company-individual-screen.tsx'

const company = { businessName: 'Padma Chem', taxNumber: 'BIN-000123', country: 'BD' }

function show(answer: () => unknown) {
  return renderScreen(<RegisterCompanyIndividualScreen />, { machines: [answered(registrationMachine, { signingUp: [answer] })] })
}

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ companyData: {} })
})

describe('the contact person of a company', () => {
  it('leads back to the company when that was not filled in', () => {
    const { emitted } = show(never)
    expect(emitted).toEqual([{ type: 'navigate', to: '/register-company', replace: true }])
  })

  it('acts for the company, whose country is theirs', () => {
    sessionStore.set({ companyData: company })
    show(never)
    expect(screen.getByText('Padma Chem')).toBeDefined()
    expect(screen.queryByLabelText('Country')).toBe(null)
    expect(screen.getByLabelText('Country code')).toHaveProperty('value', '+880')
  })

  it('is told what the server found wrong on the page before', async () => {
    sessionStore.set({ companyData: company })
    show(failWith(rejected(422, 'Check', { taxNumber: 'This number is not known.' })))
    await userEvent.type(screen.getByLabelText('Full name'), 'Nadia Rahman')
    await userEvent.type(screen.getByLabelText('E-mail address'), 'nadia@kimiya.example')
    await userEvent.type(screen.getByLabelText('Phone number'), '1712345678')
    await userEvent.type(screen.getByLabelText('Password'), 'a long password')
    await userEvent.type(screen.getByLabelText('Repeat the password'), 'a long password')
    await userEvent.click(screen.getByLabelText(/I accept/))
    await userEvent.click(screen.getByRole('button', { name: 'Create the account' }))
    expect(within(screen.getByRole('alert')).getByRole('listitem').textContent).toBe('This number is not known.')
  })
})
