import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const { open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getBankAccount: () => [200, { version: 'v1' }],
})

it('asks for the holder’s name in the letters that bank files carry', async () => {
  await open('/operator/bank-account', 'finance')
  await userEvent.click(await screen.findByRole('button', { name: 'Change the bank details' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Change the bank details' }))
  expect(
    dialog.getByRole('textbox', {
      name: /Account holder/,
      description: 'As the bank writes it, in Latin letters (A to Z): files for the bank carry no others.',
    }),
  ).toBeDefined()
})
