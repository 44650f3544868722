import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { use } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logoutMachine } from '#src/machines/account/logout.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { AccountActionsContext } from './account-actions.ts'
import { AccountFlows } from './account-flows.tsx'

function Actions() {
  const { askCurrency, askLogout, askSwitch } = use(AccountActionsContext)
  return (
    <>
      <button onClick={askLogout}>Leave</button>
      <button onClick={askSwitch}>Other side</button>
      <button onClick={askCurrency}>Currency</button>
    </>
  )
}

function show(answer: () => unknown = never) {
  return renderScreen(
    <AccountFlows>
      <Actions />
    </AccountFlows>,
    { machines: [answered(logoutMachine, { loggingOut: [answer] })] },
  )
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ accountType: 'Buyer', currency: null })
})

describe('the reader’s currency', () => {
  const choose = async (name: string) => {
    await press('Currency')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), name)
  }

  it('is chosen among those that are traded, by their names, and kept in this browser', async () => {
    show()
    await choose('Bangladeshi Taka (BDT)')
    await press('Show')
    expect([screen.queryByRole('alertdialog'), sessionStore.get().currency]).toEqual([null, 'BDT'])
  })

  it('stays as it is when it is thought better of', async () => {
    sessionStore.set({ currency: 'KWD' })
    show()
    await choose('Euro (EUR)')
    await press('Cancel')
    expect(sessionStore.get().currency).toBe('KWD')
    await press('Currency')
    expect(await screen.findByRole('combobox', { name: 'Currency' })).toHaveProperty('value', 'KWD')
  })

  it('can be none again', async () => {
    sessionStore.set({ currency: 'KWD' })
    show()
    await choose('The sellers’ prices alone')
    await press('Show')
    expect(sessionStore.get().currency).toBe(null)
  })

  it('stays with the browser when a person signs out', () => {
    sessionStore.set({ token: 't', currency: 'BDT' })
    sessionStore.forgetPerson()
    expect([sessionStore.get().token, sessionStore.get().currency]).toEqual([null, 'BDT'])
    sessionStore.set({ hasLoggedOut: false })
  })
})

describe('signing out', () => {
  it('is asked first and can be thought better of', async () => {
    const { emitted } = show()
    await press('Leave')
    expect(await screen.findByRole('alertdialog', { name: 'Log out?' })).toBeDefined()
    await press('Cancel')
    expect([screen.queryByRole('alertdialog'), emitted]).toEqual([null, []])
  })

  it('shows that it waits, and cannot be closed meanwhile', async () => {
    show()
    await press('Leave')
    await press('Log out')
    expect(screen.getByRole('button', { name: /Logging out/ }).getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
  })

  it('closes the session', async () => {
    const { emitted } = show(() => ({ message: '' }))
    await press('Leave')
    await press('Log out')
    expect(emitted.map(({ type }) => type)).toEqual(['toast', 'session.closed', 'navigate'])
    expect(screen.queryByRole('alertdialog')).toBe(null)
  })
})

describe('switching sides', () =>
  it.each([
    ['Buyer', 'Switch to the seller side?', 'Seller'],
    ['Seller', 'Switch to the buyer side?', 'Buyer'],
  ] as const)('asks a %s: %s', async (accountType, title, side) => {
    sessionStore.set({ accountType })
    const { emitted } = show()
    await press('Other side')
    expect(await screen.findByRole('alertdialog', { name: title })).toBeDefined()
    await press('Switch')
    expect(emitted).toEqual([{ type: 'session.switched', side }])
    expect(await screen.findByRole('alertdialog', { name: 'Switching your account…' })).toBeDefined()
  }))
