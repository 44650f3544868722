import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SelectProfileScreen } from './select-profile-screen.tsx'

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the choice of a profile', () => {
  it('begins with Individual', async () => {
    const { emitted } = renderScreen(<SelectProfileScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/register-individual' }])
  })

  it('leads a company to its own page', async () => {
    const { emitted } = renderScreen(<SelectProfileScreen />)
    await userEvent.click(screen.getByRole('radio', { name: /Company/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/register-company' }])
  })
})
