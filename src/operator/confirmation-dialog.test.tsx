import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { operatorConfirmationMachine } from '#src/machines/operator/operator-confirmation.machine.ts'
import { failWith, rejected } from '#tests/support/actor-events.ts'
import { type Answers, answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ConfirmationDialog, type ConfirmationDialogProps } from './confirmation-dialog.tsx'

beforeEach(() => putTexts('en'))
afterEach(cleanup)

function show(methods: ConfirmationDialogProps['methods'], confirming: Answers = []) {
  const closed: boolean[] = []
  renderScreen(<ConfirmationDialog methods={methods} onClose={(isConfirmed) => closed.push(isConfirmed)} />, {
    machines: [answered(operatorConfirmationMachine, { confirming })],
  })
  return { closed, dialog: within(screen.getByRole('alertdialog', { name: 'Confirm that it is you' })) }
}

it('offers the passkey first, and the code of the app in its place', async () => {
  const { closed, dialog } = show(['passkey', 'authenticator'], [() => ({})])
  expect(dialog.getByRole('button', { name: 'Use the passkey' })).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Use a code of the app instead' }))
  await userEvent.type(dialog.getByLabelText('Six-digit code'), '493027')
  expect(closed).toEqual([true])
})

it('asks for the code alone of who has no passkey, and says that one was wrong', async () => {
  const { closed, dialog } = show(['authenticator'], [failWith(rejected(422, '', { code: 'This code is not right.' }))])
  expect(dialog.queryByRole('button', { name: /passkey/ })).toBe(null)
  await userEvent.type(dialog.getByLabelText('Six-digit code'), '493027')
  expect(await dialog.findByText('This code is not right.')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(closed).toEqual([false])
})
