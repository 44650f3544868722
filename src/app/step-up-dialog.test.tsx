import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { identityConfirmationMachine } from '#src/machines/account/identity-confirmation.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { StepUpDialog, type StepUpDialogProps } from './step-up-dialog.tsx'

beforeEach(() => putTexts('en'))
afterEach(cleanup)

function show(kinds: StepUpDialogProps['kinds'], confirming: Answers = []) {
  const closed: boolean[] = []
  renderScreen(<StepUpDialog kinds={kinds} onClose={(isConfirmed) => closed.push(isConfirmed)} />, {
    machines: [answered(identityConfirmationMachine, { confirming })],
  })
  return { closed, dialog: within(screen.getByRole('alertdialog', { name: 'Confirm that it is you' })) }
}

it('takes the password, says that it is wrong, and closes with the right one', async () => {
  const wrong = failWith(rejected(422, '', { password: 'This is not your present password.' }))
  const { closed, dialog } = show(['password'], [wrong, () => ({})])
  const field = dialog.getByLabelText('Present password')
  await userEvent.type(field, 'a guess{Enter}')
  expect(await dialog.findByText('This is not your present password.')).toBeDefined()
  await userEvent.clear(field)
  await userEvent.type(field, 'a long password{Enter}')
  expect(closed).toEqual([true])
})

it('offers the factors of the account that this browser can use', async () => {
  const { closed, dialog } = show(['authenticator', 'passkey', 'recoveryCode'], [() => ({})])
  expect(dialog.getByLabelText('Six-digit code')).toBeDefined()
  expect(dialog.queryByRole('button', { name: 'Use a passkey instead' })).toBe(null)
  await userEvent.click(dialog.getByRole('button', { name: 'Use a recovery code instead' }))
  await userEvent.type(dialog.getByLabelText('Recovery code'), '7KQF-M2XA-9RTB-C4DN')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(closed).toEqual([true])
})

it('says what to do where the one passkey cannot be used', async () => {
  const { closed, dialog } = show(['passkey'])
  expect(dialog.getByText('This browser cannot use passkeys. Sign in with a browser that can.')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(closed).toEqual([false])
})

it('says in the dialog that no answer came, and takes the proof again', async () => {
  const { closed, dialog } = show(['password'], [failWith(unreachable), () => ({})])
  await userEvent.type(dialog.getByLabelText('Present password'), 'a long password{Enter}')
  expect(await dialog.findByRole('alert')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(closed).toEqual([true])
})

it('closes when the session has ended meanwhile', async () => {
  const { closed, dialog } = show(['password'], [failWith(rejected(401, 'Your session has ended.'))])
  await userEvent.type(dialog.getByLabelText('Present password'), 'a long password{Enter}')
  expect(closed).toEqual([false])
})
