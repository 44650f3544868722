import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const nadia = {
  _id: 'o2',
  email: 'nadia@staff.example',
  name: 'Nadia Karim',
  roles: ['finance'],
  status: 'disabled',
  createdAt: '2026-11-24T08:00:00.000Z',
}
const { answers, open, sent } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getOperators: () => [200, { operators: [nadia] }],
})

it('whoever was disabled, or has lost the link, is invited again with the roles that they had', async () => {
  answers['inviteOperator'] = () => [200, { invitationEndsAt: '2026-11-25T08:00:00.000Z' }, 'The invitation has been sent.']
  await open('/operator/operators/o2', 'admin')
  await userEvent.click(await screen.findByRole('button', { name: 'Invite again' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Has come back')
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  expect(await screen.findByText('The invitation has been sent.')).toBeDefined()
  const { email, name, roles } = nadia
  expect(sent('inviteOperator')).toEqual({ email, name, roles, reason: 'Has come back' })
})
