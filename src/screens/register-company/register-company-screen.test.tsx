import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '#src/session/session-store.ts'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { RegisterCompanyScreen } from './register-company-screen.tsx'

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ companyData: {} })
})

describe('the registration of a company', () => {
  it('wants all that its documents need', async () => {
    const { emitted } = renderScreen(<RegisterCompanyScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect([screen.getAllByText('Please fill this in.').length, emitted]).toEqual([3, []])
  })

  it('keeps it and goes on to the contact person', async () => {
    const { emitted } = renderScreen(<RegisterCompanyScreen />)
    await userEvent.type(screen.getByLabelText('Registered name of the company'), 'Padma Chem')
    await userEvent.type(screen.getByLabelText('Tax number'), 'BIN-000123')
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Bangladesh')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(emitted).toEqual([
      {
        type: 'session.remembered',
        changes: { companyData: { businessName: 'Padma Chem', taxNumber: 'BIN-000123', country: 'BD' } },
      },
      { type: 'navigate', to: '/register-company-individual' },
    ])
  })

  it('begins with what was filled in before', () => {
    sessionStore.set({ companyData: { businessName: 'Padma Chem', taxNumber: 'BIN-000123', country: 'BD' } })
    renderScreen(<RegisterCompanyScreen />)
    const values = ['Registered name of the company', 'Tax number', 'Country'].map(
      (name) => screen.getByLabelText<HTMLInputElement>(name).value,
    )
    expect(values).toEqual(['Padma Chem', 'BIN-000123', 'BD'])
  })
})
