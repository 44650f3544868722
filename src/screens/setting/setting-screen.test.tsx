import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountDeletionMachine } from '#src/machines/account/account-deletion.machine.ts'
import { languageSwitchMachine } from '#src/machines/account/language-switch.machine.ts'
import { passwordChangeMachine } from '#src/machines/account/password-change.machine.ts'
import { pushChoiceMachine } from '#src/machines/notification/push-choice.machine.ts'
import { secondFactorsMachine } from '#src/machines/account/second-factors.machine.ts'
import { sessionsMachine } from '#src/machines/account/sessions.machine.ts'
import { otherSession, thisSession } from '#tests/support/account-fixtures.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { added, enrolment, listed, ownPhone, recoveryCodes } from '#tests/support/event-fixtures/second-factors.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SettingScreen } from './setting-screen.tsx'

type Calls = Record<string, Answers>

interface Given {
  push?: Calls
  password?: Calls
  sessions?: Calls
  deletion?: Calls
  language?: Calls
  factors?: Calls
}

function show({ push = {}, password = {}, sessions = {}, deletion = {}, language = {}, factors = {} }: Given = {}) {
  return renderScreen(<SettingScreen />, {
    machines: [
      answered(pushChoiceMachine, { reading: [() => ({ on: true })], ...push }),
      answered(passwordChangeMachine, password),
      answered(sessionsMachine, { reading: [() => ({ sessions: [thisSession, otherSession] })], ...sessions }),
      answered(accountDeletionMachine, deletion),
      answered(languageSwitchMachine, language),
      answered(secondFactorsMachine, { reading: [() => listed], ...factors }),
    ],
  })
}

/** What the page keeps of the account's choice once it has been read. */
const stored = { type: 'session.remembered', changes: { notificationsOn: true } }
const done = { answer: { results: {}, message: 'Done.' } }

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the settings', () => {
  it('wait for what there is', () => {
    show({ push: { reading: [never] }, sessions: { reading: [never] }, factors: { reading: [never] } })
    expect(screen.getAllByText('Loading…')).toHaveLength(3)
  })

  it('leave the others be when one cannot be had, and try that one again', async () => {
    show({ push: { reading: [failWith(unreachable), () => ({ on: false })] } })
    expect(await screen.findByText('This device')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('checkbox', { name: /Show notifications/ })).toHaveProperty('checked', false)
  })

  it('say why they are refused', async () => {
    show({ sessions: { reading: [failWith(rejected(403, 'This account is suspended.'))] } })
    expect(await screen.findByText('This account is suspended.')).toBeDefined()
  })

  it('turn the page round into another language', async () => {
    const { emitted } = show({ language: { turning: [failWith(unreachable)] } })
    await userEvent.click(screen.getByRole('radio', { name: 'বাংলা' }))
    expect(emitted).toEqual([stored, { type: 'toast', tone: 'error', text: { key: 'app:language.failed' } }])
  })

  it('turn notifications off', async () => {
    show({ push: { saving: [() => ({ on: false })] } })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Show notifications/ }))
    expect(screen.getByRole('checkbox', { name: /Show notifications/ })).toHaveProperty('checked', false)
  })

  it('lead to the privacy policy', () => {
    show()
    expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy-policy')
  })
})

describe('another password', () => {
  async function change() {
    await userEvent.type(screen.getByLabelText('Present password'), 'the old password')
    await userEvent.type(screen.getByLabelText('New password'), 'four drums of acetone')
    await userEvent.type(screen.getByLabelText('Repeat the password'), 'four drums of acetone')
    await userEvent.click(screen.getByRole('button', { name: 'Change the password' }))
  }

  it('is told once it is set', async () => {
    show({ password: { sending: [() => done] } })
    await change()
    expect(await screen.findByText('Password changed. Your other devices have been signed out.')).toBeDefined()
  })

  it('is refused on the field when the present one is wrong', async () => {
    show({ password: { sending: [failWith(rejected(422, 'Check', { oldPassword: 'This is not your present password.' }))] } })
    await change()
    expect(await screen.findByText('This is not your present password.')).toBeDefined()
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'four drums of acetone')
  })
})

describe('the devices', () => {
  it('can be signed out one by one, and this one cannot', async () => {
    show({ sessions: { ending: [never] } })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Firefox · Android' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Sign out 1 device?' })
    await userEvent.click(within(dialog).getByRole('button', { name: /^Sign out/ }))
    expect(
      within(dialog)
        .getByRole('button', { name: /Sign out/ })
        .getAttribute('aria-busy'),
    ).toBe('true')
    expect(screen.queryByRole('button', { name: /^Sign out Chrome/ })).toBe(null)
  })

  it('have no button for all others when there are none', async () => {
    show({ sessions: { reading: [() => ({ sessions: [thisSession] })] } })
    expect(await screen.findByText('This device')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBe(null)
  })
})

describe('deleting the account', () => {
  async function leave() {
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' })
    expect(within(dialog).getByText("You won't be able to revert this!")).toBeDefined()
    await userEvent.type(within(dialog).getByLabelText('Present password'), 'a long password')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the account' }))
    return dialog
  }

  it('asks for the password and leads home', async () => {
    const { emitted } = show({ deletion: { sending: [() => done] } })
    await leave()
    expect(emitted.map(({ type }) => type)).toEqual(['session.remembered', 'session.closed', 'toast', 'navigate'])
  })

  it('tells what keeps the account open', async () => {
    show({ deletion: { sending: [failWith(rejected(409, 'You still have orders under way.'))] } })
    const dialog = await leave()
    expect(await within(dialog).findByText('You still have orders under way.')).toBeDefined()
  })

  it('says on the field that the password is wrong', async () => {
    show({ deletion: { sending: [failWith(rejected(422, 'Check', { password: 'This is not your present password.' }))] } })
    const dialog = await leave()
    expect(await within(dialog).findByText('This is not your present password.')).toBeDefined()
  })
})

describe('the second factors', () => {
  async function confirm(button: string, name?: string) {
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const dialog = screen.getByRole('alertdialog')
    if (name !== undefined) await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name of the device' }), name)
    await userEvent.click(within(dialog).getByRole('button', { name: name === undefined ? 'Remove' : 'Continue' }))
    return dialog
  }

  it('say when there are none, and offer no passkey where the browser knows none', async () => {
    show({ factors: { reading: [() => ({ factors: [], total: 0, recoveryCodesLeft: 0 })] } })
    expect(await screen.findByText('Your sign-in asks for the password alone.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBe(null)
    expect(screen.queryByRole('button', { name: 'Make new recovery codes' })).toBe(null)
  })

  it('warn when few recovery codes are left', async () => {
    show({ factors: { reading: [() => ({ ...listed, recoveryCodesLeft: 2 })] } })
    expect(await screen.findByText('2 recovery codes left')).toBeDefined()
    expect(screen.getByText(/Make new recovery codes before the last one is used/)).toBeDefined()
  })

  it('gain an app by its code, and the codes are gone once they were put away', async () => {
    show({ factors: { beginning: [() => ({ kind: 'authenticator', enrolment })], confirming: [() => added(recoveryCodes)] } })
    await confirm('Add an authenticator app', 'Office phone')
    const scanning = await screen.findByRole('dialog', { name: 'Scan the code' })
    expect(within(scanning).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeDefined()
    await userEvent.type(within(scanning).getByRole('textbox', { name: 'Six-digit code' }), '493027')
    const codes = await screen.findByRole('alertdialog', { name: 'Your recovery codes' })
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(recoveryCodes)
    const finished = within(codes).getByRole('button', { name: 'Done' })
    expect(finished).toHaveProperty('disabled', true)
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog', { name: 'Your recovery codes' })).toBeDefined()
    await userEvent.click(within(codes).getByRole('checkbox', { name: 'I have put the codes away.' }))
    await userEvent.click(finished)
    expect(screen.queryByText(recoveryCodes[0] ?? '')).toBe(null)
  })

  it('say that a change was refused, in the question that asked for it', async () => {
    show({ factors: { beginning: [failWith(rejected(403, 'Please confirm that it is you, then try again.'))] } })
    const dialog = await confirm(`Remove ${ownPhone.name}`)
    expect(await within(dialog).findByText('Please confirm that it is you, then try again.')).toBeDefined()
  })

  it('lose one, and the session goes on with another token', async () => {
    const removed = [() => ({ kind: 'removal', token: 'another-token', message: 'Removed.' })]
    const { emitted } = show({ factors: { beginning: removed } })
    await confirm(`Remove ${ownPhone.name}`)
    expect(emitted.map(({ type }) => type)).toEqual(['session.remembered', 'session.renewed', 'toast'])
  })

  it('say that they cannot be reached', async () => {
    show({ factors: { reading: [failWith(unreachable), () => listed] } })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Office phone')).toBeDefined()
  })
})
