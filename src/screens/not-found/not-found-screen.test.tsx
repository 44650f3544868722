import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '#src/session/session-store.ts'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ accountType: 'Buyer' })
})

describe('Page Not Found', () =>
  it.each([
    ['Buyer', '/'],
    ['Seller', '/seller-home'],
  ] as const)('leads a %s to %s', (accountType, home) => {
    sessionStore.set({ accountType })
    renderScreen(<NotFoundScreen />)
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined()
    expect(screen.getByText(/^This page does not exist\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe(home)
  }))
