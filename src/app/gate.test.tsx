import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '#src/session/session-store.ts'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { Gate } from './gate.tsx'
import type { PageRoute } from './page-route.ts'

const open = (access: PageRoute['access'], address = '/my-order') =>
  renderScreen(
    <Gate access={access}>
      <p>The page</p>
    </Gate>,
    { address },
  )
const seen = () => screen.queryByText('The page') !== null

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ token: null, accountType: 'Buyer', hasLoggedOut: false, hasSwitched: false })
})

describe('a visitor', () => {
  it('sees a public page', () => {
    open('public')
    expect(seen()).toBe(true)
  })

  it.each(['login', 'seller'] as const)('is asked to sign in on a %s page, and sees nothing of it', async (access) => {
    open(access)
    expect([seen(), (await screen.findByRole('alertdialog', { name: 'Login Required' })).textContent]).toEqual([
      false,
      'Login RequiredPlease sign in to access this pageCancelOK',
    ])
  })

  it('has the focus on signing in, and is told of no session that ended', async () => {
    open('login')
    const dialog = await screen.findByRole('alertdialog', { name: 'Login Required' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }))
    expect(dialog.textContent).not.toContain('session')
  })

  it('goes to sign in, with the page wanted', async () => {
    const { emitted } = open('login', '/my-order?page=2')
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/login', replace: true, state: { from: '/my-order?page=2' } }])
  })

  it('stays where they are after Cancel, and sees nothing', async () => {
    const { emitted } = open('login')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect([seen(), screen.queryByRole('alertdialog'), emitted]).toEqual([false, null, []])
  })

  it('is not asked while on the way out', () => {
    sessionStore.set({ hasLoggedOut: true })
    open('login')
    expect([seen(), screen.queryByRole('alertdialog')]).toEqual([false, null])
  })
})

describe('a signed-in buyer', () => {
  beforeEach(() => sessionStore.set({ token: 't' }))

  it('whose session ends while the page stands open is told so, with the focus on signing in', async () => {
    open('login')
    expect(seen()).toBe(true)
    act(() => sessionStore.set({ token: null }))
    expect((await screen.findByRole('alertdialog', { name: 'Login Required' })).textContent).toContain('Your session has ended')
    expect([seen(), document.activeElement]).toEqual([false, screen.getByRole('button', { name: 'OK' })])
  })

  it('sees a login page', () => {
    open('login')
    expect(seen()).toBe(true)
  })

  it('is asked to switch on a seller page', async () => {
    const { emitted } = open('seller', '/seller-orders')
    expect(await screen.findByRole('alertdialog', { name: 'Seller Account Needed' })).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to Seller' }))
    expect(emitted).toEqual([
      { type: 'session.switched', side: 'Seller' },
      { type: 'navigate', to: '/seller-home', replace: true },
    ])
  })

  it('can go back instead', async () => {
    const { emitted } = open('seller', '/seller-orders')
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Buyer' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/', replace: true }])
  })
})

describe('a signed-in seller', () => {
  it('sees a seller page', () => {
    sessionStore.set({ token: 't', accountType: 'Seller' })
    open('seller')
    expect(seen()).toBe(true)
  })

  it('is asked nothing while switching sides', () => {
    sessionStore.set({ token: 't', accountType: 'Buyer', hasSwitched: true })
    open('seller')
    expect([seen(), screen.queryByRole('alertdialog')]).toEqual([false, null])
  })
})
