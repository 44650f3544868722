import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '#src/session/session-store.ts'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { Footer } from './footer.tsx'

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ token: null, accountType: 'Buyer' })
  vi.unstubAllEnvs()
})

function show(settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  renderScreen(<Footer />)
}

const column = (title: string) => screen.getByRole('heading', { level: 2, name: title }).parentElement ?? document.body
const entries = (title: string) =>
  within(column(title))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const badges = () => within(screen.getByRole('list', { name: 'Kimiya on your phone' })).getAllByRole('listitem')

describe('the footer', () => {
  it('has four columns', () => {
    show()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Our Company',
      'Values',
      'Account',
      'Support',
    ])
    expect(entries('Account')).toEqual(['Login', 'Create an account'])
  })

  it('has the year of the copyright in the digits of the reader', async () => {
    await putTexts('bn')
    show()
    const year = new Intl.NumberFormat('bn-u-nu-beng', { useGrouping: false }).format(new Date().getFullYear())
    expect(screen.getByText(`© ${year} কিমিয়া`)).toBeDefined()
  })

  it('tells the address, e-mail and phone that the operator has set', () => {
    show({
      VITE_SUPPORT_ADDRESS: '14 Agrabad Road, Chattogram',
      VITE_SUPPORT_EMAIL: 'help@kimiya.example',
      VITE_SUPPORT_PHONE: '+880 2-333 311 111',
    })
    expect(entries('Support').slice(-3)).toEqual(['14 Agrabad Road, Chattogram', 'help@kimiya.example', '+880 2-333 311 111'])
    expect(screen.getByRole('link', { name: 'help@kimiya.example' }).getAttribute('href')).toBe('mailto:help@kimiya.example')
    expect(screen.getByRole('link', { name: '+880 2-333 311 111' }).getAttribute('href')).toBe('tel:+8802333311111')
  })

  it('invents nothing beside what the operator has set', () => {
    show({ VITE_SUPPORT_EMAIL: 'help@kimiya.example' })
    expect(entries('Support').at(-1)).toBe('help@kimiya.example')
    expect([screen.queryByText(/demonstration/), screen.queryByText(/\+44/)]).toEqual([null, null])
  })

  it('says that it is a demonstration, with an address and a number of nobody, when nothing is set', () => {
    show()
    expect(entries('Support').slice(-3)).toEqual([
      'A demonstration: there is no office to visit',
      'support@kimiya.example',
      '+44 20 7946 0100',
    ])
  })

  it('leads to the stores that have the app, and says of the others that it is not out', () => {
    show({ VITE_GOOGLE_PLAY_URL: 'https://play.example/kimiya' })
    expect(badges().map(({ textContent }) => textContent)).toEqual(['Not out yet App Store', 'Get the app Google Play'])
    expect(badges().map((badge) => within(badge).queryByRole('link')?.getAttribute('href'))).toEqual([
      undefined,
      'https://play.example/kimiya',
    ])
  })
})
